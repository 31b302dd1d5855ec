import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ProductCard, Stock } from '#domain/catalog/products/product.ts';
import { type Listing, type ListingQuery, sortsOf } from '#domain/catalog/search/query.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { storeNames } from '#web/messages/store-names.ts';
import { chosenFilters } from './chosen-filters.ts';
import { facetGroups } from './facet-groups.ts';
import { isNarrowed, listingUrl, moreUrl, noFilters } from './listing-url.ts';
import type { ListedCard, ListingHead, ListingLink, ListingView } from './listing-view.ts';
import { widerListings } from './wider-listings.ts';

export type PageText = {
  title: string;
  text?: string;
  lang?: 'fi';
  /** The canonical path of the first page. */
  path: string;
  crumbs?: Record<string, string>;
};

type Options = {
  search: Pick<Shop['search'], 'listing' | 'count'>;
  query: ListingQuery;
  locale: Locale;
  /** The path of the page; its filters link to it. */
  pathname: string;
  page: (listing: Listing, t: T) => PageText;
  /** Filter groups that the page leaves out. */
  hiddenFacets?: readonly string[];
  /** The path of a subcategory; by default a subcategory is a filter of the same page. */
  categoryPath?: (path: string) => string;
};

function presentHead(
  { title, text = '', lang, path }: PageText,
  query: ListingQuery,
  total: number,
  options: Options,
  t: T,
) {
  const { page } = query;
  const isVariation = isNarrowed(query) || query.sort !== query.standard || query.q !== '';
  return {
    title,
    text,
    ...(lang && { lang }),
    path: page > 1 ? `${path}?page=${page}` : path,
    metaTitle: page > 1 ? t('catalog.listing.pageTitle', { title, page }) : title,
    description: text || t('catalog.listing.description', { title, total, stores: storeNames(options.locale) }),
    noindex: isVariation,
  } satisfies ListingHead;
}

function subcategoryLinks(
  { facets }: Listing,
  query: ListingQuery,
  { pathname, categoryPath }: Options,
): ListingLink[] {
  return facets.category.map(({ value, label, lang, count }) => ({
    to: categoryPath ? listingUrl(categoryPath(value), query) : listingUrl(pathname, query, { within: value }),
    name: label,
    ...(lang && { lang }),
    count,
  }));
}

/** Turns a search that was stopped or refused into a response with its status; rethrows other errors. */
function throwAsResponse(error: unknown): never {
  if (error instanceof ShopError) throw data(error.message, { status: error.status });
  throw error;
}

/** As much of the stock as a card tells: which stores have it, and whether one piece or more. */
const toListedStock = (stock: Stock): Stock => ({
  ...stock,
  qty: Math.min(stock.qty, 2),
  storeAvailability: Object.fromEntries(
    Object.entries(stock.storeAvailability).flatMap(([store, pieces]) => (pieces > 0 ? [[store, 1]] : [])),
  ),
});

function toListedCard({ image, price, stock, variantCount: _variants, ...card }: ProductCard): ListedCard {
  const { final, normal, discountPercent, range, vatRate, unit, isVoucher, pricedFrom } = price;
  return {
    ...card,
    image: image && { id: image.id },
    stock: toListedStock(stock),
    price: {
      final: final && { inclTax: final.inclTax },
      normal,
      discountPercent,
      range,
      vatRate,
      ...(unit && { unit }),
      ...(isVoucher && { isVoucher }),
      ...(pricedFrom && { pricedFrom }),
    },
  };
}

/** Loads a listing (listing-1); null for a page beyond the last. Rejects with a response when the search was stopped. */
export async function loadListing(options: Options): Promise<ListingView | null> {
  const { search, query, locale, pathname } = options;
  const [listing, t] = await Promise.all([
    search.listing(query, locale).catch(throwAsResponse),
    loadLocale(locale, 'facets'),
  ]);
  if (query.page > 1 && query.page > listing.pages) return null;
  const { hits, total, pages, facets, corrected } = listing;
  const text = options.page(listing, t);
  const chosen = chosenFilters(query, listing, t);
  const { q, within, vehicle, scope } = query;
  const hidden = { q, cat: within, ajoneuvo: vehicle };
  return {
    head: presentHead(text, query, total, options, t),
    crumbs: text.crumbs ?? {},
    subcategories: subcategoryLinks(listing, query, options),
    cards: hits.map(toListedCard),
    total,
    page: query.page,
    pages,
    groups:
      total > 0 || chosen.length > 0
        ? facetGroups(facets, query, t).filter(({ id }) => !options.hiddenFacets?.includes(id))
        : [],
    fits: listing.fits || vehicle ? t('catalog.facets.fitsMine') : null,
    hiddenFields: Object.entries(hidden).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    chips: chosen.map(({ id, text: label, without }) => ({
      id,
      text: label,
      to: listingUrl(pathname, query, without),
    })),
    clear: listingUrl(pathname, query, noFilters),
    sorts: {
      standard: query.standard,
      options: sortsOf(scope).map((value) => ({
        value,
        label: value === 'relevance' && q ? t('catalog.sort.match') : t(`catalog.sort.${value}`),
      })),
    },
    more: query.page < pages ? moreUrl(pathname, query) : null,
    first: listingUrl(pathname, query),
    widerListings: total === 0 ? await widerListings(search, pathname, query, chosen, { locale, t }) : [],
    corrected,
  };
}
