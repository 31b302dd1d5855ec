import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { type WantedLine, wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { isSameCart, mergeCarts } from '#domain/sales/cart/merge-carts.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { type CartState, cartStore, editCart } from '../cart-store.ts';
import { accountCart, forgetAccountCart, keepAccountCart } from './account-cart.ts';
import { showArrived } from './arrived-lines.ts';

/** Delay before a cart that keeps changing is sent again. */
const ROUNDS = 5;

/** The lines of this device's cart, each once, including one that waits to be fetched and was added again meanwhile. */
export function linesOf({ items, outdated }: Pick<CartState, 'items' | 'outdated'>): WantedLine[] {
  const waiting = outdated.map(({ customization, ...line }) => (customization ? { ...line, customization } : line));
  return mergeCarts([], items.map(wantedLine), waiting);
}

/** The cart with exactly these lines: known ones as they are shown, the others to be fetched. */
export function withLines(cart: CartState, lines: readonly WantedLine[]): Partial<CartState> {
  const amounts = new Map(lines.map((line) => [lineId(line), line.amount]));
  const items = cart.items.flatMap((item) => {
    const amount = amounts.get(item.id);
    return amount ? [{ ...item, amount }] : [];
  });
  const shown = new Set(items.map(({ id }) => id));
  const outdated = lines
    .filter((line) => !shown.has(lineId(line)))
    .map(({ sku, amount, customization = null }) => ({ sku, amount, customization }));
  return { items, outdated, createdAt: lines.length > 0 ? (cart.createdAt ?? new Date().toISOString()) : null };
}

/** Merges the server's lines; `base` are the lines that both sides had before. */
function takeIn(of: string, base: readonly WantedLine[], theirs: WantedLine[]) {
  editCart((cart) => withLines(cart, mergeCarts(base, linesOf(cart), theirs)));
  keepAccountCart({ of, lines: theirs });
  void showArrived();
}

/** 'ended': nobody is signed in any more. Any other failure is retried at the next change or visit. */
type Sent = 'done' | 'ended' | 'failed';

/** Sends the changes of this device since the server's last response. */
export async function sendCart(): Promise<Sent> {
  for (let round = 0; round < ROUNDS; round++) {
    const known = accountCart();
    if (!known) return 'done';
    void cartStore.persist.rehydrate();
    const lines = linesOf(cartStore.getState());
    if (isSameCart(lines, known.lines)) return 'done';
    try {
      const body = { base: known.lines, lines };
      const theirs = await callBackend<{ lines: WantedLine[] }>('/api/customer-cart', { method: 'PUT', body });
      takeIn(known.of, lines, theirs.lines);
    } catch (error) {
      return error instanceof BackendError && error.status === 401 ? 'ended' : 'failed';
    }
  }
  return 'failed';
}

/**
 * Merges this device's cart with the customer's (cart-8): adds a guest's items and the changes of other devices.
 * Removes the lines of a customer who was signed in here before.
 */
export async function syncCart(of: string, theirs: WantedLine[]): Promise<Sent> {
  if (accountCart()?.of !== of) dropAccountCart();
  takeIn(of, accountCart()?.lines ?? [], theirs);
  return sendCart();
}

/** Removes the account's lines from this device; items added after the session ended stay with the guest. */
export function dropAccountCart() {
  const known = accountCart();
  if (!known) return;
  const ids = new Set(known.lines.map(lineId));
  editCart((cart) => ({
    ...withLines(
      cart,
      linesOf(cart).filter((line) => !ids.has(lineId(line))),
    ),
    removed: [],
    campaign: null,
    giftCard: null,
  }));
  forgetAccountCart();
}
