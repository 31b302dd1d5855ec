import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Filter } from '#domain/search/filters/condition.ts';
import { normaliseCode, splitSparePartSku } from '#domain/spare-parts/code.ts';
import { sparePartAttributes } from './attributes.ts';
import { filterSql } from './filter-sql.ts';

/** `query` is a product code or its beginning, or a whole sku `code@supplier`. */
export type SparePartSearch = { query: string; filter: Filter; offset: number; limit: number };

export type SparePartRow = {
  supplierNumber: string;
  supplier: string;
  group: string;
  productCode: string;
  sku: string;
  name: string;
  price: Cents | null;
};
export type SparePartsFound = { hits: SparePartRow[]; total: number };

const COUNT_LIMIT = 10_000;

/** Searches spare parts by code: an exact code first, then codes that begin so. Counts at most 10,000. */
export async function findSpareParts(db: Kysely<Tables>, search: SparePartSearch): Promise<SparePartsFound> {
  const sku = splitSparePartSku(search.query);
  const code = normaliseCode(sku?.productCode ?? '');
  if (search.query.trim() && !code) return { hits: [], total: 0 };
  // above every letter and digit a code can have, in byte order
  const after = `${code}\u{10FFFF}`;
  const byCode = code ? sql`code_norm >= ${code} and code_norm < ${after}` : sql`true`;
  const bySupplier = sku?.supplierNumber ? sql`supplier_number = ${sku.supplierNumber}` : sql`true`;
  const { rows } = await sql<SparePartsFound>`
    with parts as (
      select * from (select *, product_code || '@' || supplier_number as sku from spare_part) part
      where ${byCode} and ${bySupplier} and ${filterSql(search.filter, sparePartAttributes)})
    select
      (select coalesce(json_agg(json_build_object('supplierNumber', supplier_number, 'supplier', supplier,
         'group', product_group, 'productCode', product_code, 'sku', sku, 'name', name, 'price', price_cents)
         order by code_norm, supplier_number), '[]')
       from (select * from parts order by code_norm, supplier_number
             limit ${search.limit} offset ${search.offset}) page) as hits,
      (select count(*) from (select 1 from parts limit ${COUNT_LIMIT}) counted) as total`.execute(db);
  return rows[0] ?? { hits: [], total: 0 };
}
