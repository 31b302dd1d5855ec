import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { SeriesIndex } from '../series-index.tsx';
import { loadSeriesIndex } from '../view/series-listing.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: true, inSiteMap: true, crumbs: 'categories' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { title, text } = loaderData;
  return [
    ...pageMeta({ matches, locale, path: links(locale).series(), title, description: text }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadSeriesIndex(context.get(shopContext), localeOf(url.pathname));

export default function SeriesIndexPage({ loaderData }: Route.ComponentProps) {
  return <SeriesIndex {...loaderData} />;
}
