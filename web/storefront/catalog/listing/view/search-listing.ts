import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { popularCategories } from '#domain/catalog/products/category.ts';
import { isCode } from '#domain/catalog/search/analysis/tokens.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalog/search/query.ts';
import { dateText } from '#web/messages/dates.ts';
import { links } from '#web/storefront/base/links.ts';
import { isExactly, looksLikeCode } from '#web/storefront/catalog/search/part-code.ts';
import { isNarrowed } from './listing-url.ts';
import type { ListingView, Part } from './listing-view.ts';
import { writeListing } from './write-listing.ts';

/** A page or an article as the search shows it: its section, or its day. */
export type FoundText = { to: string; name: string; about: string; lang?: 'fi' };

export type SearchListing = ListingView & {
  q: string;
  /** The query could be the code of a spare part. */
  isCode: boolean;
  texts: Record<'pages' | 'articles', FoundText[]>;
  /** Where to look when nothing was found. */
  popular: Part[];
};

type Found = Awaited<ReturnType<Shop['search']['texts']>>;

function textsOf({ pages, articles }: Found, locale: Locale): SearchListing['texts'] {
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

/** What `/haku` shows; null when its page does not exist. */
export async function loadSearchListing(
  { search, catalog }: Pick<Shop, 'search' | 'catalog'>,
  url: URL,
  locale: Locale,
): Promise<SearchListing | null> {
  const query = readListingQuery(url.searchParams);
  const to = links(locale);
  const [view, texts] = await Promise.all([
    writeListing({
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
  const help = view.total === 0 ? popularCategories(await catalog.tree(locale)).categories : [];
  const popular = help.map(({ path, name, lang }) => ({ to: to.category(path), name, ...(lang && { lang }) }));
  // what somebody looked for is no page of the shop, and neither is the box to look in
  const head = { ...view.head, noindex: true };
  return { ...view, head, q: query.q, isCode: isCode(query.q), texts: textsOf(texts, locale), popular };
}

/** More than one part with the number is a choice, which the search shows. */
const TWO = 2;

/**
 * The one spare part whose number or sku is exactly what was searched for, without a filter; null when there is none or
 * several, or a product of the catalog has that sku.
 */
export async function exactPart(
  { spareParts, catalog }: Pick<Shop, 'spareParts' | 'catalog'>,
  query: ListingQuery,
  locale: Locale,
): Promise<string | null> {
  const { q } = query;
  if (!looksLikeCode(q) || isNarrowed(query) || query.page > 1) return null;
  const { parts } = await spareParts.find({ code: q, supplierNumber: null, limit: TWO });
  const exact = parts.filter(({ sku }) => isExactly(sku, q));
  const [part] = exact;
  if (exact.length !== 1 || !part) return null;
  const products = await catalog.cardsBySku([q], locale);
  return products.length > 0 ? null : part.sku;
}
