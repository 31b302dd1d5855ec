import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { BrandIndex } from '#storefront/features/catalog/listing/brand-index.tsx';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ListingPage } from '#storefront/features/catalog/listing/listing-page.tsx';
import { loadCategoryListing } from '#storefront/features/catalog/listing/view/category-listing.ts';
import { loadSeriesIndex } from '#storefront/features/catalog/listing/view/series-listing.ts';
import { brandsOf } from '#storefront/features/shell/brands.ts';
import { crumbsMeta } from '#storefront/features/shell/crumbs-meta.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/brand';

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
