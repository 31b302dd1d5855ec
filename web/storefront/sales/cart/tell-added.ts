import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

const TOAST_MS = 5000;

/** The message about added pieces, which may be fewer than requested (cart-10). */
export function addedText(added: number, asked: number, t: T): string {
  if (added === 0) return t('cart.toast.none');
  const text = added === 1 ? t('cart.toast.one') : t('cart.toast.many', { n: added });
  return added < asked ? `${text} ${t('cart.toast.all')}` : text;
}

/**
 * Shows what was added (cart-10): `item` in the panel of the cart, several or none in a toast with a link to the cart. Texts and
 * panel load on first use.
 */
export async function tellAdded(added: number, asked: number, locale: Locale, item?: CartItem): Promise<void> {
  const t = await loadLocale(locale, 'buying');
  const message = addedText(added, asked, t);
  if (item && added > 0) return (await import('./panel/open-panel.tsx')).openPanel(locale, { item, added, message });
  toast({
    message,
    type: added > 0 ? 'success' : 'error',
    ttl: TOAST_MS,
    cta: { label: t('cart.toast.cart'), to: links(locale).cart() },
  });
}

/** The same on the cart's page, where a link to it would lead nowhere. */
export async function tellAddedInCart(added: number, asked: number, locale: Locale): Promise<void> {
  const message = addedText(added, asked, await loadLocale(locale, 'buying'));
  toast({ message, type: added > 0 ? 'success' : 'error', ttl: TOAST_MS });
}
