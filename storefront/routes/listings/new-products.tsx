import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ScopePage } from '#storefront/features/catalog/listing/scope-page.tsx';
import { loadScopeListing } from '#storefront/features/catalog/listing/view/scope-listing.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/new-products';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta({ matches, pathname: location.pathname, view: loaderData }) : [];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadScopeListing(context.get(shopContext), 'new', url, localeOf(url.pathname));
  if (!data) throw pageNotFound(url);
  return data;
}

export default function NewProducts({ loaderData }: Route.ComponentProps) {
  return <ScopePage view={loaderData} />;
}
