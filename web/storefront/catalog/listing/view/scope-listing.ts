import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { readListingQuery, type Scope } from '#domain/catalog/search/query.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import type { ListingView, Part } from './listing-view.ts';
import { writeListing } from './write-listing.ts';

export type ScopeView = ListingView & {
  /** What is said when there is nothing. */
  none: string;
  /** Where else to look then. */
  others: Part[];
};

const pages = { new: 'newProducts', outlet: 'outlet', offers: 'offers', used: 'tradeIns' } as const;

/** What `/uutuudet`, `/outlet`, `/tarjoukset` or `/vaihtolaitteet` shows; null when its page does not exist. */
export async function loadScopeListing(
  { search }: Pick<Shop, 'search'>,
  scope: Scope,
  url: URL,
  locale: Locale,
): Promise<ScopeView | null> {
  const to = links(locale);
  const t = await loadLocale(locale, 'facets');
  const view = await writeListing({
    search,
    query: readListingQuery(url.searchParams, null, scope),
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
    none: t(`catalog.scope.${scope}.none`),
    others: [...others, { to: to.category(), name: t('catalog.listing.all') }],
  };
}
