import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ProductImage } from '#domain/catalog/products/product.ts';
import { type AlertKind, alertsOfVariant } from '#domain/customers/alerts/alert.ts';
import type { AlertDeps } from './deps.ts';

/** A product with the alerts that each of its skus offers now. */
export type AlertOptions = {
  slug: string;
  name: string;
  lang?: 'fi';
  image: ProductImage | null;
  variants: { sku: Sku; variationName: string; price: Cents | null; kinds: AlertKind[] }[];
};

/** Null when there is no such product, or it offers no alerts. */
export async function alertOptionsOf(
  { catalog }: Pick<AlertDeps, 'catalog'>,
  slug: string,
  locale: Locale,
): Promise<AlertOptions | null> {
  const product = await catalog.product(slug, locale);
  if (!product) return null;
  const { name, lang, images } = product;
  const variants = product.variants
    .map((variant) => ({
      sku: variant.sku,
      variationName: variant.variationName,
      price: variant.price.final?.inclTax ?? null,
      kinds: alertsOfVariant(product, variant),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  if (variants.length === 0) return null;
  return { slug, name, ...(lang && { lang }), image: images[0] ?? null, variants };
}
