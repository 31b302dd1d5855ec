import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { loadProduct } from './product-data.ts';
import { ProductPage } from './product-page.tsx';

/** A variant by its sku; choices by attribute (`?koko=xl`, the form without JavaScript) have too many values to cache. */
const skuOnly = (query: URLSearchParams) =>
  [...query.keys()].every((name) => name === 'sku') ? new URLSearchParams([...query].slice(0, 1)) : null;

export const handle: PageHandle = { cache: skuOnly, crumbs: 'none' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, head } = loaderData;
  const locale = localeOf(location.pathname);
  const path = links(locale).product(product.slug);
  return pageMeta({ matches, locale, path, title: product.name, ...head, kind: 'product' });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await loadProduct(context.get(shopContext), params.slug, localeOf(url.pathname));
  if (!found) throw pageNotFound(url);
  const sku = url.searchParams.get('sku');
  // an unknown or removed variant: redirect to the product
  if (sku !== null && !found.data.product.variants.some((variant) => variant.sku === sku))
    throw redirect(links(localeOf(url.pathname)).product(params.slug), 302);
  context.set(jsonLdContext, [found.jsonLd]);
  return found.data;
}

/** The loader data has all variants of the product. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
}
