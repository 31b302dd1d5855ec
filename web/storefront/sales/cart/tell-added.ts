import type { Locale } from '#domain/base/locale.ts';
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
 * Shows a toast about what was added, with a link to the cart on other pages (cart-10). Its texts load on first use.
 */
export async function tellAdded(added: number, asked: number, locale: Locale, isInCart = false): Promise<void> {
  const t = await loadLocale(locale, 'buying');
  toast({
    message: addedText(added, asked, t),
    type: added > 0 ? 'success' : 'error',
    ttl: TOAST_MS,
    ...(!isInCart && { cta: { label: t('cart.toast.cart'), to: links(locale).cart() } }),
  });
}
