import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { MissingLine } from '#domain/catalog/offers/check-lines.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';

type Deps = { catalog: Pick<CatalogService, 'productsBySku'>; spareParts: Pick<SparePartService, 'hits'> };

/** Reasons why known skus without a cart item cannot be bought; unknown skus are left out. */
export type MissingLines = (skus: readonly Sku[], locale: Locale) => Promise<Map<string, MissingLine>>;

function ofProduct({ sku: page, name, slug, variants }: Product, sku: Sku): MissingLine {
  const goods = { title: name, link: `/product/${slug}` };
  if (variants.some((variant) => variant.sku === sku)) return { reason: 'ask_price', ...goods };
  const sold = variants.filter(({ price }) => price.final !== null);
  if (sku !== page || sold.length === 0) return { reason: 'not_sold', ...goods };
  return {
    reason: 'choose_variant',
    ...goods,
    variants: sold.map((variant) => ({ sku: variant.sku, name: variant.variationName })),
  };
}

const ofPart = ({ sku, name, replacedBy }: SparePartHit): MissingLine => ({
  reason: replacedBy.length > 0 ? 'not_sold' : 'ask_price',
  title: name.default,
  link: `/varaosa/${encodeURIComponent(sku)}`,
});

/** Distinguishes products without a price, products with variants, and spare parts. */
export const missingLinesOf =
  ({ catalog, spareParts }: Deps): MissingLines =>
  async (skus, locale) => {
    if (skus.length === 0) return new Map();
    const [products, parts] = await Promise.all([catalog.productsBySku(skus, locale), spareParts.hits(skus)]);
    return new Map(
      skus.flatMap((sku): [string, MissingLine][] => {
        const product = products.find((one) => one.sku === sku || one.variants.some((variant) => variant.sku === sku));
        const part = parts.get(sku);
        if (product) return [[sku, ofProduct(product, sku)]];
        return part ? [[sku, ofPart(part)]] : [];
      }),
    );
  };
