import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { withoutEndSlashes } from '#domain/base/page-path.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { listingMeta } from '../listing-meta.ts';
import { ListingPage } from '../listing-page.tsx';
import { loadCategoryListing, SERIES } from '../view/category-listing.ts';
import { listingCache } from '../view/listing-url.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: listingCache(null), crumbs: 'categories' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta({ matches, pathname: location.pathname, view: loaderData }) : [];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = `${SERIES}/${withoutEndSlashes(params['*'])}`;
  const data = await loadCategoryListing(context.get(shopContext), path, url, localeOf(url.pathname));
  if (!data) throw pageNotFound(url);
  return data;
}

export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  return <ListingPage view={loaderData} />;
}
