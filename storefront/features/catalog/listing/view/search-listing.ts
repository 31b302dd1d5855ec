import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { popularCategories } from '#domain/catalog/category.ts';
import { isCode } from '#domain/search/analysis/tokens.ts';
import { readListingQuery } from '#domain/search/query.ts';
import { links } from '#storefront/links.ts';
import type { ListingView, Part } from './listing-view.ts';
import { writeListing } from './write-listing.ts';

export type SearchListing = ListingView & {
  q: string;
  /** The query could be the code of a spare part. */
  isCode: boolean;
  /** Where to look when nothing was found. */
  popular: Part[];
};

/** What `/haku` shows; null when its page does not exist. */
export async function loadSearchListing(
  { search, catalog }: Pick<Shop, 'search' | 'catalog'>,
  url: URL,
  locale: Locale,
): Promise<SearchListing | null> {
  const query = readListingQuery(url.searchParams);
  const to = links(locale);
  const view = await writeListing({
    search,
    query,
    locale,
    pathname: url.pathname,
    page: (_, t) => ({
      title: query.q ? t('search.titleFor', { query: query.q }) : t('search.title'),
      ...(query.q ? {} : { text: t('search.empty') }),
      path: to.search(),
    }),
  });
  if (!view) return null;
  const help = view.total === 0 ? popularCategories(await catalog.tree(locale)).categories : [];
  const popular = help.map(({ path, name, lang }) => ({ to: to.category(path), name, ...(lang && { lang }) }));
  // what somebody looked for is no page of the shop, and neither is the box to look in
  const head = { ...view.head, noindex: true };
  return { ...view, head, q: query.q, isCode: isCode(query.q), popular };
}
