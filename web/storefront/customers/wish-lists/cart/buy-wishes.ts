import type { WantedWish } from '#backend/customers/wish-lists/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { type ForCart, sortForCart } from '#domain/customers/wish-lists/for-cart.ts';
import { cartItemFromWire, type WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import type { T } from '#web/messages/i18n.tsx';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { links } from '#web/storefront/base/links.ts';
import { addLines } from '#web/storefront/sales/cart/cart-store.ts';
import { toast } from '#web/ui/toast/toast.tsx';

const TOAST_MS = 5000;

type Answer = { items: WireCartItem[]; problems: { id: string; reason: string; available?: number }[] };

/** Result of adding items to the cart; null when the request failed. */
export type Bought = Pick<ForCart<CartItem>, 'leftOut' | 'fewer'> & { pieces: number };

/**
 * Adds wished items to the cart at the current price in one change, as far as they can be bought, and shows a message
 * with a link to the cart (toast-1). Returns what was left out with the reason.
 */
export async function buyWishes(wanted: readonly WantedWish[], t: T, locale: Locale): Promise<Bought | null> {
  const items = wanted.map(({ sku, amount, customization }) => ({ sku, amount, customization }));
  const body = { items, campaign: null, locale };
  const answer = await callBackend<Answer>('/functions/paymentGateway-validateCartV2', { method: 'POST', body }).catch(
    () => null,
  );
  if (!answer) {
    toast({ message: t('wishes.buyFailed'), type: 'error' });
    return null;
  }
  const found = sortForCart(wanted, { ...answer, items: answer.items.map(cartItemFromWire) });
  const pieces = found.items.length > 0 ? addLines(found.items) : 0;
  if (pieces === 0) toast({ message: t('wishes.boughtNone'), type: 'error' });
  else {
    toast({
      message: pieces === 1 ? t('wishes.bought.one') : t('wishes.bought.many', { n: pieces }),
      ttl: TOAST_MS,
      cta: { label: t('wishes.bought.cart'), to: links(locale).cart() },
    });
  }
  return { leftOut: found.leftOut, fewer: found.fewer, pieces };
}
