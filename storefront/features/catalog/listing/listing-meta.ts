import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#domain/base/locale.ts';
import { crumbsAt } from '#storefront/features/shell/crumb-trail.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { storeNames } from '#storefront/i18n/store-names.ts';
import { crumbsJsonLd } from '#storefront/seo/crumbs-json-ld.ts';
import { baseUrlOf, pageMeta } from '#storefront/seo/page-meta.ts';
import type { ListingData } from './listing-data.ts';
import { isNarrowed } from './listing-url.ts';

type Given = {
  matches: Parameters<typeof pageMeta>[0]['matches'];
  locale: Locale;
  /** The canonical path of the listing's first page. */
  path: string;
  title: string;
  text?: string;
  data: ListingData;
  /** Where the page shows its crumbs: its own address and the names of its categories. */
  crumbs?: { pathname: string; category?: (path: string) => string | undefined };
};

/** Head of a listing: page numbers are pages of their own, filtered and re-sorted ones are not for search engines. */
export function listingMeta({ matches, locale, path, title, text, data, crumbs }: Given): MetaDescriptor[] {
  const t = loaded(locale);
  const { query, listing } = data;
  const { page } = query;
  const tags = pageMeta({
    matches,
    locale,
    path: page > 1 ? `${path}?page=${page}` : path,
    title: page > 1 ? t('catalog.listing.pageTitle', { title, page }) : title,
    description: text || t('catalog.listing.description', { title, total: listing.total, stores: storeNames(locale) }),
    noindex: isNarrowed(query) || query.sort !== 'relevance' || query.q !== '',
  });
  if (crumbs) tags.push(crumbsJsonLd(crumbsAt(crumbs.pathname, t, { ...crumbs, title }), baseUrlOf(matches)));
  return tags;
}
