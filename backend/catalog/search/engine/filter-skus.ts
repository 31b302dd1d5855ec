import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { productAttributes } from './attributes.ts';
import { attributeToTest, filterSql } from './filter-sql.ts';

/** The given skus that pass a filter; one index lookup. */
export async function filterSkus(
  db: Kysely<Tables>,
  { skus, filter, now }: { skus: readonly Sku[]; filter: Filter; now: Date },
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const ended = sql`sale_ends_at <= ${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ sku: Sku }>`
    select sku from (
      select search_document.*,
             case when ${ended} then coalesce(regular_cents, price_cents) else price_cents end as price,
             case when ${ended} then null else discount_percent end as discount,
             case when ${ended} then false else discount_percent is not null end as discounted
      from search_document
      where variant_id in (select id from product_variant where sku = any(${[...skus]}::text[]))
    ) given where ${filterSql(filter, productAttributes)}`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

/** Throws 'invalid-argument' when a filter names an attribute that products do not have. */
export function checkProductFilter(filter: Filter): void {
  for (const condition of filter.flat()) attributeToTest(condition, productAttributes);
}
