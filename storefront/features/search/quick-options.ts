import type { Locale } from '#domain/base/locale.ts';
import { type Cents, centsFromEuros } from '#domain/base/money.ts';
import { dateText } from '#storefront/i18n/dates.ts';
import type { T } from '#storefront/i18n/i18n.tsx';
import type { Links } from '#storefront/links.ts';
import type { QuickProduct, QuickResults } from './quick-results.ts';

/** In cents including VAT; `highest` when variants differ, `lowest30` when reduced. */
export type QuickPrice = { price: Cents | null; highest: Cents | null; lowest30: Cents | null; vatRate: number };
export type QuickOption = {
  id: string;
  to: string;
  /** Highlighted text. */
  text: string;
  sub?: string;
  product?: { imageId: string | null } & QuickPrice;
};
export type QuickGroup = {
  id: 'categories' | 'pages' | 'articles' | 'products';
  title: string;
  options: QuickOption[];
};

const idOfUrl = (url: string | undefined): string | null => /\/pictures\/([^/]+)\//.exec(url ?? '')?.[1] ?? null;

function quickPrice({ price, finalPrice, variationPrices, vatRate }: QuickProduct): QuickPrice {
  const cents = (euros: number | null | undefined) => (typeof euros === 'number' ? centsFromEuros(euros) : null);
  const final = cents(finalPrice?.inclTax);
  const normal = cents(price?.inclTax);
  const [lowest, highest] = [cents(variationPrices?.lowest), cents(variationPrices?.highest)];
  const isRange = lowest !== null && highest !== null && lowest < highest;
  return {
    price: isRange ? lowest : final,
    highest: isRange ? highest : null,
    lowest30: final !== null && normal !== null && final < normal ? normal : null,
    vatRate: vatRate ?? 0,
  };
}

/** The columns of the panel in the reference's order; each option knows where it leads. */
export function quickGroups(
  results: QuickResults,
  { t, locale, to }: { t: T; locale: Locale; to: Links },
): QuickGroup[] {
  const groups: QuickGroup[] = [
    {
      id: 'categories',
      title: t('search.categories'),
      options: results.categories.map(({ objectID, name, path, breadcrumb, _highlightResult }) => ({
        id: `c-${objectID}`,
        to: to.category(path),
        text: _highlightResult?.name?.value ?? name,
        sub:
          breadcrumb
            .slice(0, -1)
            .map(({ value }) => value)
            .join(' › ') || undefined,
      })),
    },
    {
      id: 'pages',
      title: t('search.pages'),
      options: results.pages.map(({ objectID, name, parentName, path, _highlightResult }) => ({
        id: `s-${objectID}`,
        to: to.content(path),
        text: _highlightResult?.name?.value ?? name,
        sub: parentName || undefined,
      })),
    },
    {
      id: 'articles',
      title: t('search.articles'),
      options: results.articles.map(({ objectID, title, slug, date, _highlightResult }) => ({
        id: `a-${objectID}`,
        to: to.article(slug),
        text: _highlightResult?.title?.value ?? title,
        sub: date ? dateText(date, locale) : undefined,
      })),
    },
    {
      id: 'products',
      title: t('search.products'),
      options: results.products.map((hit) => ({
        id: `p-${hit.objectID}`,
        to: to.product(hit.slug),
        text: hit._highlightResult?.name?.default?.value ?? hit.name.default,
        product: { imageId: idOfUrl(hit.defaultImage?.url), ...quickPrice(hit) },
      })),
    },
  ];
  return groups.filter(({ id, options }) => options.length > 0 || id === 'products');
}
