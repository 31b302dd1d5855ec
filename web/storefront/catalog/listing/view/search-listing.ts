import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { popularCategories } from '#domain/catalog/products/category.ts';
import { isCode } from '#domain/catalog/search/analysis/tokens.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalog/search/query.ts';
import { dateText } from '#web/messages/dates.ts';
import { links } from '#web/storefront/base/links.ts';
import { isExactMatch, looksLikeCode } from '#web/storefront/catalog/search/part-code.ts';
import { isNarrowed } from './listing-url.ts';
import type { ListingLink, ListingView } from './listing-view.ts';
import { loadListing } from './load-listing.ts';

/** A page or an article in the search results; `about` is its section or its date. */
export type FoundText = { to: string; name: string; about: string; lang?: 'fi' };

export type SearchListing = ListingView & {
  q: string;
  /** Whether the query looks like a spare part code. */
  isCode: boolean;
  texts: Record<'pages' | 'articles', FoundText[]>;
  /** Popular categories, when nothing was found. */
  popular: ListingLink[];
};

type Found = Awaited<ReturnType<Shop['search']['texts']>>;

function presentTexts({ pages, articles }: Found, locale: Locale): SearchListing['texts'] {
  const to = links(locale);
  return {
    pages: pages.map(({ name, parentName, path, lang }) => ({
      to: to.content(path),
      name,
      about: parentName,
      ...(lang && { lang }),
    })),
    articles: articles.map(({ title, slug, date, lang }) => ({
      to: to.article(slug),
      name: title,
      about: date ? dateText(date, locale) : '',
      ...(lang && { lang }),
    })),
  };
}

const nothing: Found = { pages: [], articles: [] };

/** The results of `/haku`; null for a page beyond the last. */
export async function loadSearchListing(
  { search, catalog }: Pick<Shop, 'search' | 'catalog'>,
  url: URL,
  locale: Locale,
): Promise<SearchListing | null> {
  const query = readListingQuery(url.searchParams);
  const to = links(locale);
  const [view, texts] = await Promise.all([
    loadListing({
      search,
      query,
      locale,
      pathname: url.pathname,
      page: (_, t) => ({
        title: query.q ? t('search.titleFor', { query: query.q }) : t('search.title'),
        ...(query.q ? {} : { text: t('search.empty') }),
        path: to.search(),
      }),
    }),
    query.page > 1 ? nothing : search.texts(query.q, locale),
  ]);
  if (!view) return null;
  const categories = view.total === 0 ? popularCategories(await catalog.tree(locale)).categories : [];
  const popular = categories.map(({ path, name, lang }) => ({ to: to.category(path), name, ...(lang && { lang }) }));
  return { ...view, q: query.q, isCode: isCode(query.q), texts: presentTexts(texts, locale), popular };
}

/** Enough to detect that several parts have the code. */
const MAX_EXACT = 2;

/**
 * The sku of the only spare part whose code or sku equals the query (search-4). Null when there is none or several, when a
 * filter is chosen, or when a product has that sku.
 */
export async function exactPart(
  { spareParts, catalog }: Pick<Shop, 'spareParts' | 'catalog'>,
  query: ListingQuery,
  locale: Locale,
): Promise<string | null> {
  const { q } = query;
  if (!looksLikeCode(q) || isNarrowed(query) || query.page > 1) return null;
  const { parts } = await spareParts.find({ code: q, supplierNumber: null, limit: MAX_EXACT });
  const exact = parts.filter(({ sku }) => isExactMatch(sku, q));
  const [part] = exact;
  if (exact.length !== 1 || !part) return null;
  const products = await catalog.cardsBySku([q], locale);
  return products.length > 0 ? null : part.sku;
}
