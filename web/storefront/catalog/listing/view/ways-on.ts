import type { Locale } from '#domain/base/locale.ts';
import type { ListingQuery } from '#domain/catalog/search/query.ts';
import type { T } from '#web/messages/i18n.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { listingUrl, noFilters } from './listing-url.ts';
import type { Part } from './listing-view.ts';

type Search = { count(query: ListingQuery, locale: Locale): Promise<number> };

/** More would be asked of the search than a visitor reads. */
const MOST = 8;

/**
 * The filters found nothing together: leaving out which one shows how many, the most first. When no single one helps,
 * the way on is without any of them.
 */
export async function waysOn(
  search: Search,
  pathname: string,
  query: ListingQuery,
  chosen: readonly ChosenFilter[],
  { locale, t }: { locale: Locale; t: T },
): Promise<Part[]> {
  const way = async (name: string, without: Partial<ListingQuery>): Promise<Part> => {
    const wider = { ...query, ...without, page: 1, from: 1 };
    return { name, to: listingUrl(pathname, wider), count: await search.count(wider, locale) };
  };
  const single = await Promise.all(
    chosen.slice(0, MOST).map(({ id, text, without }) => {
      const name =
        id === 'vehicle' ? t('catalog.listing.withoutVehicle') : t('catalog.listing.without', { filter: text });
      return way(name, without);
    }),
  );
  const words = query.q && chosen.length > 0 ? [await way(t('catalog.listing.withoutWords'), { q: '' })] : [];
  const helping = [...single, ...words]
    .filter(({ count }) => count)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (helping.length > 0 || chosen.length === 0) return helping;
  const all = await way(t('catalog.listing.withoutAll'), noFilters);
  return all.count ? [all] : [];
}
