import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
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
  return [
    ...pageMeta({ matches, locale, path, title: metaTitle, description, noindex }),
    ...crumbsMeta({ matches, location: { pathname } }, { category: (step) => crumbs[step], title }),
  ];
}
