import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { defaultSort, type Listing, type ListingQuery, sortsOf } from '#domain/catalog/search/query.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { storeNames } from '#web/messages/store-names.ts';
import { chosenFilters } from './chosen-filters.ts';
import { facetGroups } from './facet-groups.ts';
import { isNarrowed, listingUrl, moreUrl, noFilters } from './listing-url.ts';
import type { ListedCard, ListingHead, ListingView, Part } from './listing-view.ts';
import { waysOn } from './ways-on.ts';

export type PageText = {
  title: string;
  text?: string;
  lang?: 'fi';
  /** The canonical path of the first page. */
  path: string;
  crumbs?: Record<string, string>;
};

type Given = {
  search: Pick<Shop['search'], 'listing' | 'count'>;
  query: ListingQuery;
  locale: Locale;
  /** Where the listing is shown: its filters lead here. */
  pathname: string;
  page: (listing: Listing, t: T) => PageText;
  /** Where the categories below lead; without it to the same page, narrowed. */
  categoryPath?: (path: string) => string;
};

function headOf({ title, text = '', lang, path }: PageText, query: ListingQuery, total: number, given: Given, t: T) {
  const { page } = query;
  const narrowed = isNarrowed(query) || query.sort !== defaultSort(query.scope) || query.q !== '';
  return {
    title,
    text,
    ...(lang && { lang }),
    path: page > 1 ? `${path}?page=${page}` : path,
    metaTitle: page > 1 ? t('catalog.listing.pageTitle', { title, page }) : title,
    description: text || t('catalog.listing.description', { title, total, stores: storeNames(given.locale) }),
    noindex: narrowed,
  } satisfies ListingHead;
}

function partsOf({ facets }: Listing, query: ListingQuery, { pathname, categoryPath }: Given): Part[] {
  return facets.category.map(({ value, label, lang, count }) => ({
    to: categoryPath ? listingUrl(categoryPath(value), query) : listingUrl(pathname, query, { within: value }),
    name: label,
    ...(lang && { lang }),
    count,
  }));
}

/** A search that was stopped, or refused, is an answer with its own status and no fault of the page. */
function told(error: unknown): never {
  if (error instanceof ShopError) throw data(error.message, { status: error.status });
  throw error;
}

function listed({ image, price, variantCount: _variants, ...card }: ProductCard): ListedCard {
  const { final, normal, discountPercent, range, vatRate, isVoucher } = price;
  return {
    ...card,
    image: image && { id: image.id },
    price: {
      final: final && { inclTax: final.inclTax },
      ...{ normal, discountPercent, range, vatRate },
      ...(isVoucher && { isVoucher }),
    },
  };
}

/** What a listing address shows; null when its page does not exist. */
export async function writeListing(given: Given): Promise<ListingView | null> {
  const { search, query, locale, pathname } = given;
  const [listing, t] = await Promise.all([search.listing(query, locale).catch(told), loadLocale(locale, 'facets')]);
  if (query.page > 1 && query.page > listing.pages) return null;
  const { hits, total, pages, facets, corrected } = listing;
  const text = given.page(listing, t);
  const chosen = chosenFilters(query, listing, t);
  const { q, within, vehicle, scope } = query;
  const kept = { q, cat: within, ajoneuvo: vehicle };
  return {
    head: headOf(text, query, total, given, t),
    crumbs: text.crumbs ?? {},
    parts: partsOf(listing, query, given),
    cards: hits.map(listed),
    total,
    page: query.page,
    pages,
    groups: total > 0 || chosen.length > 0 ? facetGroups(facets, query, t) : [],
    fits: listing.fits || vehicle ? t('catalog.facets.fitsMine') : null,
    kept: Object.entries(kept).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    chips: chosen.map(({ id, text: words, without }) => ({
      id,
      text: words,
      to: listingUrl(pathname, query, without),
    })),
    clear: listingUrl(pathname, query, noFilters),
    sorts: {
      standard: defaultSort(scope),
      options: sortsOf(scope).map((value) => ({
        value,
        label: value === 'relevance' && q ? t('catalog.sort.match') : t(`catalog.sort.${value}`),
      })),
    },
    more: query.page < pages ? moreUrl(pathname, query) : null,
    first: listingUrl(pathname, query),
    ways: total === 0 ? await waysOn(search, pathname, query, chosen, { locale, t }) : [],
    corrected,
  };
}
