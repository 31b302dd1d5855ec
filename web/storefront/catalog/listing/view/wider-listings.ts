import type { Locale } from '#domain/base/locale.ts';
import type { ListingQuery } from '#domain/catalog/search/query.ts';
import type { T } from '#web/messages/i18n.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { listingUrl, noFilters } from './listing-url.ts';
import type { ListingLink } from './listing-view.ts';

type Search = { count(query: ListingQuery, locale: Locale): Promise<number> };

/** Limits the number of count queries. */
const MAX_FILTERS = 8;

/**
 * Listings without one of the filters, for filters that match nothing together, those with the most products first. When no
 * single one helps, the listing without any filter.
 */
export async function widerListings(
  search: Search,
  pathname: string,
  query: ListingQuery,
  chosen: readonly ChosenFilter[],
  { locale, t }: { locale: Locale; t: T },
): Promise<ListingLink[]> {
  const linkWithout = async (name: string, without: Partial<ListingQuery>): Promise<ListingLink> => {
    const wider = { ...query, ...without, page: 1, from: 1 };
    return { name, to: listingUrl(pathname, wider), count: await search.count(wider, locale) };
  };
  const single = await Promise.all(
    chosen.slice(0, MAX_FILTERS).map(({ id, text, without }) => {
      const name =
        id === 'vehicle' ? t('catalog.listing.withoutVehicle') : t('catalog.listing.without', { filter: text });
      return linkWithout(name, without);
    }),
  );
  const withoutQuery =
    query.q && chosen.length > 0 ? [await linkWithout(t('catalog.listing.withoutWords'), { q: '' })] : [];
  const nonEmpty = [...single, ...withoutQuery]
    .filter(({ count }) => count)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (nonEmpty.length > 0 || chosen.length === 0) return nonEmpty;
  const all = await linkWithout(t('catalog.listing.withoutAll'), noFilters);
  return all.count ? [all] : [];
}
