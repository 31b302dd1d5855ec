import { localeOf } from '#domain/base/locale.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { cartStore, editCart } from '../cart-store.ts';
import { askFresh } from '../refresh-cart.ts';

/**
 * Fetches the lines that came from another device, so that they show at once with their pieces (cart-8). Leaves
 * discontinued items to the cart page, which names them.
 */
export async function showArrived() {
  const { outdated } = cartStore.getState();
  if (outdated.length === 0) return;
  const fresh = await askFresh(outdated, localeOf(location.pathname)).catch(() => null);
  if (!fresh) return;
  editCart((cart) => {
    const found = cart.outdated.flatMap((line) => {
      const item = fresh.items.get(lineId(line));
      return item ? [{ ...item, amount: line.amount }] : [];
    });
    const shown = new Map(found.map((item) => [item.id, item]));
    const added = found.filter(({ id }) => cart.items.every((item) => item.id !== id));
    return {
      // added here meanwhile: keep the larger amount, as when carts are merged
      items: [
        ...cart.items.map((item) => ({ ...item, amount: Math.max(item.amount, shown.get(item.id)?.amount ?? 0) })),
        ...added,
      ],
      outdated: cart.outdated.filter((line) => !shown.has(lineId(line))),
    };
  });
}
