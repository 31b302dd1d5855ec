import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PartKey, SparePart } from '#domain/catalog/spare-parts/part.ts';
import { type PartRow, partOfRow } from './rows.ts';

/** A safety limit: no set of codes has more suppliers and spellings than this. */
const MAX_PARTS = 5000;

const wanted = (keys: readonly PartKey[]) => sql`
  unnest(${keys.map((key) => key.supplierNumber)}::text[], ${keys.map((key) => key.productCode)}::text[])
  as wanted (supplier_number, product_code)`;

/** The parts with exactly these keys, in one statement. */
export async function partsByKeys(db: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select part.* from ${wanted(keys)} join spare_part part using (supplier_number, product_code)`.execute(db);
  return rows.map(partOfRow);
}

/** Locks the parts with these keys until the transaction ends, in the order of their ids, which prevents deadlocks. */
export async function lockParts(tx: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select part.* from ${wanted(keys)} join spare_part part using (supplier_number, product_code)
    order by part.id for update of part`.execute(tx);
  return rows.map(partOfRow);
}

/** Every part with one of these normalised codes, ignoring leading zeros, in one statement. */
export async function partsByCodes(db: Kysely<Tables>, codes: readonly string[]): Promise<SparePart[]> {
  const bare = [...new Set(codes.map((code) => code.replace(/^0+/, '')))].filter(Boolean);
  const spellings = [...new Set([...codes, ...bare])].filter(Boolean);
  if (spellings.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select * from spare_part where code_norm = any(${spellings}::text[])
    union all
    select * from spare_part where code_norm like '0%' and ltrim(code_norm, '0') = any(${bare}::text[])
      and code_norm <> all(${spellings}::text[])
    limit ${sql.lit(MAX_PARTS)}`.execute(db);
  return rows.map(partOfRow);
}

/** The parts that one of these replaced, in one statement. */
export async function partsReplacedBy(db: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const codes = keys.map(({ productCode }) => productCode);
  const { rows } = await sql<PartRow>`
    select * from spare_part part where replaced_by <> '{}' and replaced_by && ${codes}::text[]
      and exists (select from ${wanted(keys)}
        where wanted.supplier_number = part.supplier_number and wanted.product_code = any(part.replaced_by))
    order by supplier_number, product_code limit ${sql.lit(MAX_PARTS)}`.execute(db);
  return rows.map(partOfRow);
}
