import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { SeriesIndex } from '#storefront/features/catalog/listing/series-index.tsx';
import { loadSeriesIndex } from '#storefront/features/catalog/listing/view/series-listing.ts';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { links } from '#storefront/links.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/series-index';

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
