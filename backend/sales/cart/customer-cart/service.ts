import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { isSameCart, mergeCarts, withoutLines } from '#domain/sales/cart/merge-carts.ts';
import { type CustomerCart, ensureCart, lockCart, readCart, writeCart } from './queries.ts';

export type { CustomerCart } from './queries.ts';

/** The most lines a customer's cart may hold: what the cart check takes at once. */
export const MAX_CART_LINES = 1000;

export type CustomerCartService = ReturnType<typeof createCustomerCartService>;

/** One cart for all devices of a customer (decisions 4: what a guest gathered survives signing in). */
export function createCustomerCartService({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  async function change(tx: Tx, userId: string, to: (lines: WantedLine[]) => WantedLine[]): Promise<CustomerCart> {
    const cart = (await lockCart(tx, userId)) ?? { lines: [], revision: 0 };
    const lines = to(cart.lines);
    if (isSameCart(lines, cart.lines)) return cart;
    const changed = { lines, revision: cart.revision + 1 };
    await writeCart(tx, userId, changed, now());
    return changed;
  }

  return {
    /** Empty, revision 0, until a device has put something in. */
    read: (userId: string): Promise<CustomerCart> => readCart(db.kysely, userId),

    /**
     * Merges what a device has into the customer's cart; `base` are the lines that device knew as the account's before.
     * Safe to repeat. 'too_many': together they have too many lines, nothing is changed.
     */
    async merge(
      userId: string,
      { base, lines }: { base: WantedLine[]; lines: WantedLine[] },
    ): Promise<Result<CustomerCart, 'too_many'>> {
      return inTransaction(db.kysely, async (tx) => {
        let isTooMuch = false;
        await ensureCart(tx, userId);
        const cart = await change(tx, userId, (theirs) => {
          const merged = mergeCarts(base, lines, theirs);
          isTooMuch = merged.length > MAX_CART_LINES;
          return isTooMuch ? theirs : merged;
        });
        return isTooMuch ? fail('too_many') : ok(cart);
      });
    },

    /** Takes what a customer has bought out of the cart, in the transaction that makes the order paid. */
    async takeBought(tx: Tx, userId: string, bought: readonly WantedLine[]): Promise<void> {
      await change(tx, userId, (lines) => withoutLines(lines, bought));
    },
  };
}
