import { withoutEndSlashes } from '#domain/base/end-slashes.ts';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ListingPage } from '#storefront/features/catalog/listing/listing-page.tsx';
import { loadCategoryListing } from '#storefront/features/catalog/listing/view/category-listing.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/category';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta({ matches, pathname: location.pathname, view: loaderData }) : [];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = withoutEndSlashes(params['*']);
  const data = await loadCategoryListing(context.get(shopContext), path, url, localeOf(url.pathname));
  if (!data) throw pageNotFound(url);
  return data;
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ListingPage view={loaderData} />;
}
