import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PartKey, SparePart } from '#domain/catalog/spare-parts/part.ts';
import { type PartRow, partOfRow } from './rows.ts';

/** No code has more suppliers and spellings than this in sum. */
const MOST_PARTS = 5000;

const asked = (keys: readonly PartKey[]) => sql`
  unnest(${keys.map((key) => key.supplierNumber)}::text[], ${keys.map((key) => key.productCode)}::text[])
  as asked (supplier_number, product_code)`;

/** The parts of exactly these keys, in one statement. */
export async function partsByKeys(db: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select part.* from ${asked(keys)} join spare_part part using (supplier_number, product_code)`.execute(db);
  return rows.map(partOfRow);
}

/** The parts of these keys, which nobody changes or removes until the transaction ends. */
export async function lockParts(tx: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select part.* from ${asked(keys)} join spare_part part using (supplier_number, product_code)
    order by part.id for update of part`.execute(tx);
  return rows.map(partOfRow);
}

/** Every part of some normalised codes, with and without leading zeros, in one statement. */
export async function partsByCodes(db: Kysely<Tables>, codes: readonly string[]): Promise<SparePart[]> {
  const bare = [...new Set(codes.map((code) => code.replace(/^0+/, '')))].filter(Boolean);
  const written = [...new Set([...codes, ...bare])].filter(Boolean);
  if (written.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select * from spare_part where code_norm = any(${written}::text[])
    union all
    select * from spare_part where code_norm like '0%' and ltrim(code_norm, '0') = any(${bare}::text[])
      and code_norm <> all(${written}::text[])
    limit ${sql.lit(MOST_PARTS)}`.execute(db);
  return rows.map(partOfRow);
}

/** The parts that one of these replaced, in one statement. */
export async function partsReplacedBy(db: Kysely<Tables>, keys: readonly PartKey[]): Promise<SparePart[]> {
  if (keys.length === 0) return [];
  const codes = keys.map(({ productCode }) => productCode);
  const { rows } = await sql<PartRow>`
    select * from spare_part part where replaced_by <> '{}' and replaced_by && ${codes}::text[]
      and exists (select from ${asked(keys)}
        where asked.supplier_number = part.supplier_number and asked.product_code = any(part.replaced_by))
    order by supplier_number, product_code limit ${sql.lit(MOST_PARTS)}`.execute(db);
  return rows.map(partOfRow);
}
