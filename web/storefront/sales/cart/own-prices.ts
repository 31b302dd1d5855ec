import { localeOf } from '#domain/base/locale.ts';
import { cartStore } from './cart-store.ts';
import { refreshCart } from './refresh-cart.ts';

const SOON_MS = 200;
/** Ids of lines in the cart that the server has priced for this customer. */
let priced = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | null = null;

async function priceNewLines() {
  const ids = cartStore.getState().items.map(({ id }) => id);
  const fresh = ids.filter((id) => !priced.has(id));
  // a line that was removed and added again has the public price again
  priced = new Set(ids);
  if (fresh.length === 0) return;
  await refreshCart(localeOf(location.pathname)).catch(() => {
    for (const id of fresh) priced.delete(id);
  });
}

/** Prices lines of the cart at the company's prices as they are added: pages add them at those of everybody (contract-5). */
export function keepOwnPrices() {
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void priceNewLines(), SOON_MS);
  };
  if (stop) return;
  stop = cartStore.subscribe(soon);
  soon();
}

/** No more contract prices, e.g. after signing out: what is left in the cart gets the prices of everybody. */
export function endOwnPrices() {
  stop?.();
  stop = null;
  clearTimeout(timer);
  priced = new Set();
  if (cartStore.getState().items.some(({ publicPrice }) => publicPrice))
    void refreshCart(localeOf(location.pathname)).catch(() => undefined);
}
