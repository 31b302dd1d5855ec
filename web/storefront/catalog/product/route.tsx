import { Suspense } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { jsonLdContext, shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#web/storefront/base/preview/preview-headers.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import type { Route } from './+types/route';
import { loadProduct } from './product-data.ts';
import { ProductPage } from './product-page.tsx';

// only staff see it
const PreviewNote = lazyComponent(async () => {
  const { PreviewNote } = await import('#web/storefront/base/preview/preview-note.tsx');
  return { default: PreviewNote };
});

/** A variant by its sku; choices by attribute (`?koko=xl`, the form without JavaScript) have too many values to cache. */
const skuOnly = (query: URLSearchParams) =>
  [...query.keys()].every((name) => name === 'sku') ? new URLSearchParams([...query].slice(0, 1)) : null;

export const headers = previewHeaders;
export const handle: PageHandle = { cache: skuOnly, crumbs: 'none' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, head, isPreview } = loaderData;
  const locale = localeOf(location.pathname);
  const path = links(locale).product(product.slug);
  return pageMeta({
    matches,
    locale,
    path,
    title: product.name,
    ...head,
    kind: 'product',
    ...(isPreview && { noindex: true }),
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const token = previewOf(url);
  const preview = token === null ? null : await shop.products.preview(params.slug, token, locale);
  const catalog = preview ? { ...shop.catalog, productPage: async () => preview } : shop.catalog;
  const found = await loadProduct({ ...shop, catalog }, params.slug, locale);
  if (!found) throw pageNotFound(url);
  const sku = url.searchParams.get('sku');
  // an unknown or removed variant: redirect to the product
  if (sku !== null && !found.data.product.variants.some((variant) => variant.sku === sku))
    throw redirect(links(locale).product(params.slug), 302);
  if (!preview) context.set(jsonLdContext, [found.jsonLd]);
  return withPreviewHeaders({ ...found.data, isPreview: preview !== null }, preview !== null);
}

/** The loader data has all variants of the product. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.isPreview && (
        <Suspense>
          <PreviewNote isPreview />
        </Suspense>
      )}
      <ProductPage {...loaderData} />
    </>
  );
}
