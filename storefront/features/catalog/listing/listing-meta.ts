import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { crumbsAt } from '#storefront/features/shell/crumb-trail.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { crumbsJsonLd } from '#storefront/seo/crumbs-json-ld.ts';
import { baseUrlOf, pageMeta } from '#storefront/seo/page-meta.ts';
import type { ListingView } from './view/listing-view.ts';

type Given = {
  matches: Parameters<typeof pageMeta>[0]['matches'];
  pathname: string;
  view: ListingView;
};

/** Head of a listing: page numbers are pages of their own, filtered and re-sorted ones are not for search engines. */
export function listingMeta({ matches, pathname, view: { head, crumbs } }: Given): MetaDescriptor[] {
  const locale = localeOf(pathname);
  const { path, metaTitle, description, noindex, title } = head;
  const trail = crumbsAt(pathname, loaded(locale), { category: (step) => crumbs[step], title });
  return [
    ...pageMeta({ matches, locale, path, title: metaTitle, description, noindex }),
    ...(trail.length > 0 ? [crumbsJsonLd(trail, baseUrlOf(matches))] : []),
  ];
}
