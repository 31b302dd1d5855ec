import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { loadProduct } from '#storefront/features/catalog/product-page/product-data.ts';
import { ProductPage } from '#storefront/features/catalog/product-page/product-page.tsx';
import { links } from '#storefront/links.ts';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import { baseUrlOf, pageMeta } from '#storefront/seo/page-meta.ts';
import { productJsonLd } from '#storefront/seo/product-json-ld.ts';
import { pictureUrl } from '#storefront/ui/picture/picture-sources.ts';
import type { Route } from './+types/product';

const DESCRIPTION_LENGTH = 155;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product } = loaderData;
  const locale = localeOf(location.pathname);
  const to = links(locale);
  const image = product.images[0];
  const page = (sku: string) => to.product(product.slug, sku);
  return [
    ...pageMeta({
      matches,
      locale,
      path: to.product(product.slug),
      title: product.name,
      description: [product.description.split('\n')[0], ...product.salesPhrases].join(' ').slice(0, DESCRIPTION_LENGTH),
      image: image ? pictureUrl(image.id, 'large') : null,
    }),
    productJsonLd(product, { baseUrl: baseUrlOf(matches), page }),
  ];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const data = await loadProduct(context.get(shopContext), params.slug, localeOf(url.pathname));
  if (!data) throw pageNotFound(url);
  return data;
}

/** Another variant of the same product is already here. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
}
