import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { readListingQuery, type Scope } from '#domain/catalog/search/query.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { listingUrl } from './listing-url.ts';
import type { ListingLink, ListingView } from './listing-view.ts';
import { loadListing } from './load-listing.ts';

export type ScopeView = ListingView & {
  /** The title of the empty listing. */
  emptyTitle: string;
  /** Used machines: the link to mails about new ones that match. */
  watch?: { to: string; text: string };
  /** Links to other listings, for the empty one. */
  others: ListingLink[];
};

const pages = { new: 'newProducts', outlet: 'outlet', offers: 'offers', used: 'tradeIns' } as const;

/** The listing of `/uutuudet`, `/outlet`, `/tarjoukset` or `/vaihtolaitteet` (listing-3); null for a page beyond the last. */
export async function loadScopeListing(
  { search }: Pick<Shop, 'search'>,
  scope: Scope,
  url: URL,
  locale: Locale,
): Promise<ScopeView | null> {
  const to = links(locale);
  const t = await loadLocale(locale, 'facets');
  const query = readListingQuery(url.searchParams, null, scope);
  const view = await loadListing({
    search,
    query,
    locale,
    pathname: url.pathname,
    page: () => ({
      title: t(`catalog.scope.${scope}`),
      text: t(`catalog.scope.${scope}.text`),
      path: to[pages[scope]](),
    }),
  });
  if (!view) return null;
  const others = Object.entries(pages)
    .filter(([other]) => other !== scope)
    .map(([other, page]) => ({ to: to[page](), name: t(`catalog.scope.${other as Scope}`) }));
  return {
    ...view,
    ...(scope === 'used' && {
      watch: {
        to: listingUrl(to.savedSearch(''), { ...query, sort: query.standard }),
        text: t('catalog.scope.used.watch'),
      },
    }),
    emptyTitle: t(`catalog.scope.${scope}.none`),
    others: [...others, { to: to.category(), name: t('catalog.listing.all') }],
  };
}
