import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { WatchLinks } from '#web/storefront/customers/alerts/watch-links.tsx';
import { ProductInfo } from './product-info.tsx';
import { UsedFacts } from './used-facts.tsx';

/**
 * Facts nobody presses are written by the server and set into the page as they are: their code, their texts and their
 * data need not travel to the browser, which shows them without hydration. React escapes every value here too.
 */
async function write(content: ReactNode, locale: Locale): Promise<string> {
  const [t] = await Promise.all([loadLocale(locale), loadLocale(locale, 'info')]);
  return renderToStaticMarkup(<I18n value={{ t, locale }}>{content}</I18n>);
}

type Facts = { product: Product; fitment: Fitment[]; diagrams: DiagramCard[] };

/** Phrases, description, details, fitment, diagrams, documents, maker and safety as HTML. */
export const writeInfo = (facts: Facts, locale: Locale): Promise<string> => write(<ProductInfo {...facts} />, locale);

/**
 * Links to being told when it is back or costs less, as HTML: those of its variants in stock and those of the others. Empty where
 * nothing can be asked.
 */
export async function writeWatches(product: Product, locale: Locale): Promise<{ inStock: string; missing: string }> {
  const of = (inStock: boolean) => {
    const variants = product.variants.filter(({ stock }) => (stock.stockStatus === 'inStock') === inStock);
    return write(<WatchLinks product={{ ...product, variants }} />, locale);
  };
  return { inStock: await of(true), missing: await of(false) };
}

/** The facts of a used machine as HTML; empty for new goods. */
export const writeUsed = async ({ tradeIn }: Product, locale: Locale): Promise<string> =>
  tradeIn ? write(<UsedFacts tradeIn={tradeIn} />, locale) : '';
