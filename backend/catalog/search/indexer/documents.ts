import { discountPercent } from '#domain/base/percent.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { attributeKeys } from './attribute-values.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';

/** Every category path with the paths of its ancestors: `a/b` → `a`, `a/b`. */
export function withAncestors(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => path.split('/').map((_, i, steps) => steps.slice(0, i + 1).join('/')));
  return [...new Set(all)];
}

/** The search_document row of one sku at a moment. */
export function documentOf(product: ProductRow, variant: VariantRow, now: Date) {
  const { price, regular, lowest30, saleEndsAt } = priceAt(variant.prices, now);
  return {
    variant_id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    product_sku: product.sku,
    position: variant.position,
    popularity: product.popularity,
    brand: product.brand,
    categories: withAncestors(product.categories.map((category) => category.path)),
    price_cents: price,
    regular_cents: regular,
    discount_percent: discountPercent(lowest30, price),
    sale_ends_at: saleEndsAt,
    in_stock: variant.stores.length > 0,
    stores: variant.stores,
    outlet: product.labels.includes('outlet') || variant.productLine === 2,
    labels: product.labels,
    product_line: variant.productLine,
    vat_class: product.vatClass,
    first_sold_on: product.firstSoldOn,
    used_year: product.usedYear,
    attributes: attributeKeys(product, variant),
  };
}
