import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { passesFilter } from '#domain/catalog/search/filters/passes-filter.ts';
import { checkCondition, productAttributes } from '../attributes.ts';
import { attributeValues, productFacts } from '../indexer/index-product.ts';
import { readProductRows } from '../indexer/product-rows.ts';
import { type FittingSkus, readFitting } from './fitting.ts';

/** Throws 'invalid-argument' when a filter names an attribute that products do not have. */
export function checkProductFilter(filter: Filter): void {
  for (const condition of filter.flat()) checkCondition(productAttributes, condition);
}

/** The given skus that pass a filter, read from the catalog: prices depend on it, and the index may be some milliseconds behind. */
export async function filterSkus(
  db: Kysely<Tables>,
  { skus, filter, now, fittingSkus }: { skus: readonly Sku[]; filter: Filter; now: Date; fittingSkus: FittingSkus },
): Promise<Set<string>> {
  checkProductFilter(filter);
  if (skus.length === 0) return new Set();
  const owners = await db
    .selectFrom('product_variant')
    .select('product_id')
    .where('sku', 'in', [...skus])
    .execute();
  const fitting = await readFitting([filter], fittingSkus);
  const rows = await readProductRows(
    db,
    owners.map(({ product_id }) => product_id),
  );
  const wanted = new Set<string>(skus);
  return new Set(
    rows.flatMap((row) => {
      const product = productFacts(row, now);
      const vehicles = Object.entries(fitting).flatMap(([text, own]) =>
        own.includes(row.sku) ? text.toLowerCase() : [],
      );
      return product.skus
        .filter((sku) => wanted.has(sku.sku) && passesFilter(attributeValues(product, sku, now, vehicles), filter))
        .map(({ sku }) => sku);
    }),
  );
}
