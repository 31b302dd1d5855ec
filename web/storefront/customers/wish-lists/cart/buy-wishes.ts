import type { WantedWish } from '#backend/customers/wish-lists/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { type ForCart, sortForCart } from '#domain/customers/wish-lists/for-cart.ts';
import type { T } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import type { PurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { toast } from '#web/ui/toast/toast.tsx';

const TOAST_MS = 5000;

/** Result of adding items to the cart; null when the request failed. */
export type Bought = Pick<ForCart<CartItem>, 'leftOut' | 'fewer'> & { pieces: number };

/**
 * Adds wished items to the cart at the current price in one change, as far as they can be bought, and shows a message
 * with a link to the cart (toast-1). Returns what was left out with the reason.
 */
export async function buyWishes(
  wanted: readonly WantedWish[],
  t: T,
  locale: Locale,
  { lookUp, addLines }: Pick<PurchaseActions, 'lookUp' | 'addLines'>,
): Promise<Bought | null> {
  const answer = await lookUp(wanted, locale).catch(() => null);
  if (!answer) {
    toast({ message: t('wishes.buyFailed'), type: 'error' });
    return null;
  }
  const found = sortForCart(wanted, answer);
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
