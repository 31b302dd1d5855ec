import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isBrandCategory } from '#domain/catalog/products/category.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { links } from '#web/storefront/base/links.ts';
import type { ListingView } from './listing-view.ts';
import { loadListing } from './load-listing.ts';

const BRANDS = 'brandit';
export const SERIES = 'tuotesarjat';

const isSeries = (path: string) => path === SERIES || path.startsWith(`${SERIES}/`);
const isPossiblePath = (path: string) => path.length <= 200 && path.split('/').every(isPossibleId);

/** The canonical path of a category; brands and series have their own paths (listing-4). */
export function canonicalPath(path: string, locale: Locale): string {
  const to = links(locale);
  if (path === BRANDS) return to.brands();
  if (isBrandCategory({ path })) return to.brand(path.slice(BRANDS.length + 1));
  if (isSeries(path)) return to.series(path.slice(SERIES.length + 1));
  return to.category(path);
}

/** The listing of a category, brand or series; null when there is no such category or page. An empty path means all products. */
export async function loadCategoryListing(
  { catalog, search }: Pick<Shop, 'catalog' | 'search'>,
  path: string,
  url: URL,
  locale: Locale,
): Promise<ListingView | null> {
  if (path && !isPossiblePath(path)) return null;
  const found = path ? await catalog.category(path, locale) : null;
  if (path && !found) return null;
  const to = links(locale);
  const isDepartment = path !== BRANDS && !isBrandCategory({ path }) && !isSeries(path);
  return loadListing({
    search,
    query: readListingQuery(url.searchParams, path || null, null, found?.sort ?? undefined),
    ...(found && { hiddenFacets: found.hiddenFacets }),
    locale,
    pathname: url.pathname,
    ...(isDepartment && { categoryPath: to.category }),
    page: (_, t) => ({
      title: found?.category.name ?? t('catalog.listing.all'),
      ...(found && { text: found.description }),
      ...(found?.lang && { lang: found.lang }),
      path: canonicalPath(path, locale),
      crumbs: Object.fromEntries((found?.crumbs ?? []).map(({ slug, value }) => [slug, value])),
    }),
  });
}
