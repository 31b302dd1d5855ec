import { localeOf } from '#domain/base/locale.ts';
import { isBrandCategory } from '#domain/catalog/category.ts';
import { shopContext } from '#storefront/context.ts';
import { loadCategoryListing } from '#storefront/features/catalog/listing/category-listing.ts';
import { listingMeta } from '#storefront/features/catalog/listing/listing-meta.ts';
import { ListingPage } from '#storefront/features/catalog/listing/listing-page.tsx';
import { loaded, useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/category';

const BRANDS = 'brandit/';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const to = links(locale);
  const { category } = loaderData;
  return listingMeta({
    matches,
    locale,
    // the same page answers under /brandit too, and that is its canonical address (decisions 2)
    path:
      category && isBrandCategory(category)
        ? to.brand(category.path.slice(BRANDS.length))
        : to.category(category?.path),
    title: category?.name ?? loaded(locale)('catalog.listing.all'),
    text: category?.text,
    data: loaderData,
    crumbs: { pathname: location.pathname, category: (path) => loaderData.crumbs[path] },
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = params['*'].replace(/\/+$/, '');
  const data = await loadCategoryListing(context.get(shopContext), path, url.searchParams, localeOf(url.pathname));
  if (!data) throw pageNotFound(url);
  return data;
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const { category, crumbs, children } = loaderData;
  return (
    <ListingPage
      title={category?.name ?? t('catalog.listing.all')}
      text={category?.text}
      lang={category?.lang}
      crumbName={(path) => crumbs[path]}
      subcategories={children.map((child) => ({ ...child, to: to.category(child.path) }))}
      data={loaderData}
    />
  );
}
