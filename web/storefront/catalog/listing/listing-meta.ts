import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { ListingView } from './view/listing-view.ts';

type Options = {
  matches: Parameters<typeof pageMeta>[0]['matches'];
  pathname: string;
  view: ListingView;
};

/** Meta tags of a listing. Each page number has its own canonical address; filtered and sorted listings are `noindex`. */
export function listingMeta({ matches, pathname, view: { head, crumbs } }: Options): MetaDescriptor[] {
  const locale = localeOf(pathname);
  const { path, metaTitle, description, noindex, title } = head;
  return [
    ...pageMeta({ matches, locale, path, title: metaTitle, description, noindex }),
    ...crumbsMeta({ matches, location: { pathname } }, { category: (step) => crumbs[step], title }),
  ];
}
