import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ProductImage } from '#domain/catalog/products/product.ts';
import { type WatchKind, watchesOfVariant } from '#domain/customers/alerts/product-watch.ts';
import type { WatchParts } from './parts.ts';

/** A product with the alerts that each of its skus offers now. */
export type WatchChoices = {
  slug: string;
  name: string;
  lang?: 'fi';
  image: ProductImage | null;
  variants: { sku: string; variationName: string; price: Cents | null; kinds: WatchKind[] }[];
};

/** Null when there is no such product, or it offers no alerts. */
export async function choicesOf(
  { catalog }: Pick<WatchParts, 'catalog'>,
  slug: string,
  locale: Locale,
): Promise<WatchChoices | null> {
  const product = await catalog.product(slug, locale);
  if (!product) return null;
  const { name, lang, images } = product;
  const variants = product.variants
    .map((variant) => ({
      sku: variant.sku,
      variationName: variant.variationName,
      price: variant.price.final?.inclTax ?? null,
      kinds: watchesOfVariant(product, variant),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  if (variants.length === 0) return null;
  return { slug, name, ...(lang && { lang }), image: images[0] ?? null, variants };
}
