import type { Locale } from '#domain/base/locale.ts';
import type { QuoteItem } from '#domain/sales/cart/quote-cart.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { addQuoteLines } from './quote-store.ts';

const TOAST_MS = 5000;

/** Adds lines to the quote cart and shows a toast with a link to it (quote-4). */
export async function addToQuote(added: readonly QuoteItem[], locale: Locale) {
  addQuoteLines(added);
  const t = await loadLocale(locale, 'quote');
  const n = added.reduce((sum, { amount }) => sum + amount, 0);
  toast({
    message: n === 1 ? t('quote.toast.one') : t('quote.toast.many', { n }),
    ttl: TOAST_MS,
    cta: { label: t('quote.toast.open'), to: links(locale).quoteCart() },
  });
}
