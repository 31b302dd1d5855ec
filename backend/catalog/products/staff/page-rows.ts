import { contentHash, productColumns, variantColumns } from '#backend/catalog/import/rows/product-columns.ts';
import type { ResolvedProduct } from '#backend/catalog/import/rows/product-rows.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import { shop } from '#shop.config';
import type { ProductProblem } from './check-product.ts';
import type { ProductContent } from './content.ts';
import type { StoredProduct } from './read-product.ts';

/**
 * A checked product: what is stored of it now, and what it will be. `kept`: price plans of skus that come back to the shop with the prices
 * they had.
 */
export type Written = {
  stored: StoredProduct;
  content: ProductContent;
  resolved: ResolvedProduct;
  kept?: Record<Sku, PricePlan>;
};

/** Problems by the products that are refused; the others are written. */
export type Refused<T> = Map<T, ProductProblem[]>;

/** The columns of a product and of its skus. */
export function pageOf(product: Written, now: Date) {
  const { stored, content, resolved } = product;
  const { row } = resolved.page;
  const columns = productColumns(row, content.images, content.documents);
  const variants = resolved.variants.map((variant, position) => {
    const { sku } = variant.row;
    const images = sku === row.sku ? [] : (content.variantImages[sku] ?? []);
    return variantColumns(variant.row, images, position);
  });
  const first_sold_on = stored.firstSoldOn ?? row.firstSoldOn ?? localDay(now, shop.timeZone);
  const page = { ...columns, first_sold_on, import_hash: contentHash(columns, variants), updated_at: now };
  return { product, page, variants };
}
export type Page = ReturnType<typeof pageOf>;
/** A page that is written, with its id. */
export type Found = Page & { id: number };
