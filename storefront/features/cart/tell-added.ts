import type { Locale } from '#domain/base/locale.ts';
import type { T } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { toast } from '#storefront/ui/toast/toast-store.ts';

const TOAST_MS = 5000;

/** The part of the texts that the page has loaded. */
type Texts = 'product' | 'parts';

/** What is said of pieces that were put into the cart (spec 8), of which fewer may have gone in than were asked for. */
export function addedText(added: number, asked: number, texts: Texts | 'cart' | 'shared', t: T): string {
  if (added === 0) return t(`${texts}.toast.none`);
  const text = added === 1 ? t(`${texts}.toast.one`) : t(`${texts}.toast.many`, { n: added });
  return added < asked ? `${text} ${t(`${texts}.toast.all`)}` : text;
}

/** Says what went into the cart, with a link to it (spec 8, 9). */
export const tellAdded = (added: number, asked: number, texts: Texts, t: T, locale: Locale): unknown =>
  toast({
    message: addedText(added, asked, texts, t),
    ...(added === 0 && { type: 'error' as const }),
    ttl: TOAST_MS,
    cta: { label: t(`${texts}.toast.cart`), to: links(locale).cart() },
  });
