import { discountPercent } from '#domain/base/percent.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';

/** Every category path with the paths of its ancestors: `a/b` → `a`, `a/b`. */
export function withAncestors(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => path.split('/').map((_, i, steps) => steps.slice(0, i + 1).join('/')));
  return [...new Set(all)];
}

/** The filter row of one sku, with the column names of search_document. */
export function documentOf(product: ProductRow, variant: VariantRow) {
  return {
    variant_id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    product_sku: product.sku,
    position: variant.position,
    popularity: product.popularity,
    brand: product.brand,
    categories: withAncestors(product.categories.map((category) => category.path)),
    price_cents: variant.priceCents,
    regular_cents: variant.regularCents,
    discount_percent: discountPercent(variant.lowest30Cents, variant.priceCents),
    sale_ends_at: variant.saleEndsAt,
    in_stock: variant.stores.length > 0,
    stores: variant.stores,
    outlet: product.labels.includes('outlet') || variant.productLine === 2,
    labels: product.labels,
    product_line: variant.productLine,
    vat_class: product.vatClass,
    first_sold_on: product.firstSoldOn,
  };
}
