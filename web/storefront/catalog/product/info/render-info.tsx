import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { ProductInfo } from './product-info.tsx';
import { UsedFacts } from './used-facts.tsx';
import { type AlertKind, WatchLinks } from './watch-links.tsx';

/**
 * Renders static content to HTML on the server. Its code, texts and data are not sent to the browser and it is not
 * hydrated. React escapes every value.
 */
async function renderHtml(content: ReactNode, locale: Locale): Promise<string> {
  const [t] = await Promise.all([loadLocale(locale), loadLocale(locale, 'info')]);
  return renderToStaticMarkup(<I18n value={{ t, locale }}>{content}</I18n>);
}

type Facts = { product: Product; fitment: Fitment[]; diagrams: DiagramCard[] };

/** Sales phrases, description, details, fitment, diagrams, documents, manufacturer and safety as HTML. */
export const renderInfo = (facts: Facts, locale: Locale): Promise<string> =>
  renderHtml(<ProductInfo {...facts} />, locale);

/**
 * Links to alerts (back in stock, lower price) as HTML, for variants in stock and for the others. Empty when no alert is
 * possible.
 */
export async function renderWatchLinks(
  product: Product,
  locale: Locale,
  kindsOf: (product: Product) => readonly AlertKind[],
): Promise<{ inStock: string; missing: string }> {
  const of = (inStock: boolean) => {
    const variants = product.variants.filter(({ stock }) => (stock.stockStatus === 'inStock') === inStock);
    return renderHtml(<WatchLinks slug={product.slug} kinds={kindsOf({ ...product, variants })} />, locale);
  };
  return { inStock: await of(true), missing: await of(false) };
}

/** The facts of a used machine as HTML; empty for new goods. */
export const renderUsedFacts = async ({ tradeIn }: Product, locale: Locale): Promise<string> =>
  tradeIn ? renderHtml(<UsedFacts tradeIn={tradeIn} />, locale) : '';
