import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { BrandIndex } from '#storefront/features/catalog/listing/brand-index.tsx';
import { loadCategoryListing } from '#storefront/features/catalog/listing/category-listing.ts';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ListingPage } from '#storefront/features/catalog/listing/listing-page.tsx';
import { brandsOf } from '#storefront/features/shell/brands.ts';
import { loaded, useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { pageMeta } from '#storefront/seo/page-meta.ts';
import type { Route } from './+types/brand';

const ROOT = 'brandit';

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const to = links(locale);
  if ('brands' in loaderData) {
    const t = loaded(locale);
    const description = t('catalog.listing.brandsText');
    return pageMeta({ matches, locale, path: to.brands(), title: t('catalog.listing.brands'), description });
  }
  return listingMeta({
    matches,
    locale,
    path: to.brand(params.slug ?? ''),
    title: loaderData.category?.name ?? '',
    text: loaderData.category?.text,
    data: loaderData,
    crumbs: { pathname: location.pathname, category: (path) => loaderData.crumbs[path] },
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  if (params.slug === undefined) return { brands: brandsOf(await shop.catalog.tree(locale)) };
  const data = await loadCategoryListing(shop, `${ROOT}/${params.slug}`, url.searchParams, locale);
  if (!data) throw pageNotFound(url);
  return data;
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  if ('brands' in loaderData) return <BrandIndex brands={loaderData.brands} />;
  const { category, crumbs } = loaderData;
  const name = (path: string) => crumbs[path] ?? (path === ROOT ? t('crumb.brandit') : undefined);
  return (
    <ListingPage
      title={category?.name ?? ''}
      text={category?.text}
      lang={category?.lang}
      crumbName={name}
      data={loaderData}
    />
  );
}
