import type { Locale } from '#domain/base/locale.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import type { QuotedProduct } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { addQuoteLines } from './quote-store.ts';

const TOAST_MS = 5000;

/** Adds products to the quote cart and shows a toast with a link to it (quote-4). */
export async function addToQuote(products: readonly QuotedProduct[], locale: Locale) {
  const added = products.map((product) => quoteItem(product, product.amount));
  addQuoteLines(added);
  const t = await loadLocale(locale, 'quote');
  const n = added.reduce((sum, { amount }) => sum + amount, 0);
  toast({
    message: n === 1 ? t('quote.toast.one') : t('quote.toast.many', { n }),
    ttl: TOAST_MS,
    cta: { label: t('quote.toast.open'), to: links(locale).quoteCart() },
  });
}
