import type { Locale } from '#domain/base/locale.ts';
import { type Cents, centsFromEuros } from '#domain/base/money.ts';
import { type MissingPrice, missingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { dateText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';
import type { Links } from '#web/storefront/base/links.ts';
import { categoryLink } from '#web/storefront/base/links.ts';
import { codeOfSku, exactFirst, highlightedCode, isExactMatch } from './part-code.ts';
import type { QuickProduct, QuickResults } from './quick-results.ts';

/** Cents including VAT; `highest` is set when variants differ, `lowest30` when the price is reduced. */
export type QuickPrice = {
  price: Cents | null;
  highest: Cents | null;
  lowest30: Cents | null;
  vatRate: number;
  /** What to show in place of a missing price. */
  noPrice: MissingPrice;
};
export type QuickOption = {
  id: string;
  to: string;
  /** Highlighted text. */
  text: string;
  /** The line under it, highlighted; empty for none. */
  sub?: string;
  /** `fi` when the line is Finnish on an English page. */
  subLang?: 'fi';
  isCode?: boolean;
  product?: { imageId: string | null } & QuickPrice;
};
export type QuickGroupId = (typeof columns)[number];
export type QuickGroup = {
  id: QuickGroupId;
  title: string;
  options: QuickOption[];
};

const idOfUrl = (url: string | undefined): string | null => /\/pictures\/([^/]+)\//.exec(url ?? '')?.[1] ?? null;

function quickPrice({
  price,
  finalPrice,
  variationPrices,
  vatRate,
  pricedFrom,
  saleMode = 'buy',
}: QuickProduct): QuickPrice {
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
    noPrice: missingPrice(pricedFrom ? { pricedFrom } : {}, saleMode),
  };
}

/** The columns side by side, in their order. */
const columns = ['categories', 'pages', 'articles', 'parts', 'products'] as const;
/** The order beneath one another: what shoppers look for most comes first. */
const rows = ['products', 'categories', 'parts', 'pages', 'articles'] as const;

type PageContext = { t: T; locale: Locale; to: Links };
type Suggestion = Omit<QuickOption, 'id'>;

const optionsOf: { [Id in QuickGroupId]: (results: QuickResults, page: PageContext) => Suggestion[] } = {
  categories: ({ categories }, { to }) =>
    categories.map(({ name, path, breadcrumb, _highlightResult }) => ({
      to: categoryLink(to, path),
      text: _highlightResult?.name?.value ?? name,
      sub: breadcrumb
        .slice(0, -1)
        .map(({ value }) => value)
        .join(' › '),
    })),
  pages: ({ pages }, { to }) =>
    pages.map(({ name, parentName, path, _highlightResult }) => ({
      to: to.content(path),
      text: _highlightResult?.name?.value ?? name,
      sub: parentName,
    })),
  articles: ({ articles }, { to, locale }) =>
    articles.map(({ title, slug, date, _highlightResult }) => ({
      to: to.article(slug),
      text: _highlightResult?.title?.value ?? title,
      sub: date ? dateText(date, locale) : '',
    })),
  parts: ({ parts, query }, { to, locale }) =>
    exactFirst(parts, query).map(({ sku, name, supplier, _highlightResult }) => ({
      to: to.sparePart(sku),
      text: highlightedCode(codeOfSku(sku), query),
      sub: `${_highlightResult?.name?.default?.value ?? name.default}, ${supplier}`,
      // price lists name parts in Finnish only
      ...(locale !== 'fi' && { subLang: 'fi' as const }),
      isCode: true,
    })),
  products: ({ products }, { to }) =>
    products.map((hit) => ({
      to: to.product(hit.slug),
      text: hit._highlightResult?.name?.default?.value ?? hit.name.default,
      product: { imageId: idOfUrl(hit.defaultImage?.url), ...quickPrice(hit) },
    })),
};

/** The suggestions by column, each with its link. Columns without hits are left out, except products. */
export function quickGroups(results: QuickResults, page: PageContext): QuickGroup[] {
  const groups = columns.map((id) => ({
    id,
    title: page.t(`quick.${id}`),
    options: optionsOf[id](results, page).map((option, i) => ({ ...option, id: `quick-${id}-${i}` })),
  }));
  return groups.filter(({ id, options }) => options.length > 0 || id === 'products');
}

const sortGroups = (groups: readonly QuickGroup[], order: readonly QuickGroupId[]): QuickGroup[] =>
  groups.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** Groups in the order of the columns. */
export const inColumns = (groups: readonly QuickGroup[]) => sortGroups(groups, columns);

/** Groups beneath one another: products first, or parts when one matches exactly or no product was found. */
export const inRows = (groups: readonly QuickGroup[], { parts, products, query }: QuickResults) =>
  sortGroups(
    groups,
    products.length === 0 || parts.some(({ sku }) => isExactMatch(sku, query))
      ? ['parts', ...rows.filter((id) => id !== 'parts')]
      : rows,
  );
