import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { listingMeta } from '../listing-meta.ts';
import { ScopePage } from '../scope-page.tsx';
import { listingCache } from '../view/listing-url.ts';
import { loadScopeListing } from '../view/scope-listing.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: listingCache('new'), inSiteMap: true, crumbs: 'categories' };

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
