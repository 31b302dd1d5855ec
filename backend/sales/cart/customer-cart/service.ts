import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { isSameCart, mergeCarts, withoutLines } from '#domain/sales/cart/merge-carts.ts';
import { type CustomerCart, ensureCart, lockCart, readCart, writeCart } from './queries.ts';

export type { CustomerCart } from './queries.ts';

/** The most lines of a customer's cart, the same as in a cart validation. */
export const MAX_CART_LINES = 1000;

export type CustomerCartService = ReturnType<typeof createCustomerCartService>;

/** One cart for all devices of a customer (cart-8, 0018). */
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
    /** Empty with revision 0 until a device stores something. */
    read: (userId: string): Promise<CustomerCart> => readCart(db.kysely, userId),

    /**
     * Merges a device's cart into the customer's; `base` are the account's lines as that device last saw them. Safe
     * to repeat. 'too_many': the merged cart exceeds the limit, nothing is changed.
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

    /** Removes bought units from the cart, in the transaction that marks the order paid (order-10). */
    async takeBought(tx: Tx, userId: string, bought: readonly WantedLine[]): Promise<void> {
      await change(tx, userId, (lines) => withoutLines(lines, bought));
    },
  };
}
