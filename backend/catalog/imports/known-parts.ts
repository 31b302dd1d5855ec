import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** A part as the shop has it, for a row that changes only some of its fields. */
export type KnownPart = {
  id: number;
  supplier: string;
  code: string;
  name: string;
  product_group: string;
  product_group_en: string;
  price_cents: number | null;
  qty: number | null;
  available_on: string | null;
  replaced_by: string[];
};

/** The columns of a `KnownPart`. */
export const PART = sql`id, supplier, product_code as code, name, product_group, product_group_en, price_cents, qty, available_on::text, replaced_by`;

/** The supplier's parts by code: a list changes what it has columns for, the rest stays. */
export async function knownParts(
  db: Kysely<Tables>,
  number: string,
  codes: readonly string[],
): Promise<Map<string, KnownPart>> {
  const { rows } = await sql<KnownPart>`
    select ${PART} from spare_part
    where supplier_number = ${number} and product_code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
