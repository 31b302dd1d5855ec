import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { brandsOf } from '#web/storefront/catalog/listing/brands.ts';
import { BrandIndex } from '../brand-index.tsx';
import { listingMeta } from '../listing-meta.ts';
import { ListingPage } from '../listing-page.tsx';
import { loadCategoryListing } from '../view/category-listing.ts';
import { listingCache } from '../view/listing-url.ts';
import { loadSeriesIndex } from '../view/series-listing.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { cache: listingCache(null), inSiteMap: true, crumbs: 'categories' };

const ROOT = 'brandit';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (!('brands' in loaderData)) return listingMeta({ matches, pathname: location.pathname, view: loaderData });
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const description = t('catalog.listing.brandsText');
  const title = t('catalog.listing.brands');
  return [
    ...pageMeta({ matches, locale, path: links(locale).brands(), title, description }),
    ...crumbsMeta({ matches, location }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  if (params.slug === undefined) {
    const [tree, { series, title }] = await Promise.all([shop.catalog.tree(locale), loadSeriesIndex(shop, locale)]);
    return { brands: brandsOf(tree), series: series.length > 0 ? title : null };
  }
  const data = await loadCategoryListing(shop, `${ROOT}/${params.slug}`, url, locale);
  if (!data) throw pageNotFound(url);
  return data;
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  return 'brands' in loaderData ? <BrandIndex {...loaderData} /> : <ListingPage view={loaderData} />;
}
