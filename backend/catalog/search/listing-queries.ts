import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';

/** Ids of used machines, the newest year first, within a year in the given order. */
export async function idsByYear(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; year: number | null }>`
    select id, (trade_in->>'year')::int as year from product where id = any(${[...ids]}::int[])`.execute(db);
  const years = new Map(rows.map(({ id, year }) => [id, year ?? 0]));
  return ids.toSorted((a, b) => (years.get(b) ?? 0) - (years.get(a) ?? 0));
}

/** Whether any of these product pages has fitment data. */
export async function hasFitmentData(db: Kysely<Tables>, productSkus: readonly Sku[]): Promise<boolean> {
  if (productSkus.length === 0) return false;
  const { rows } = await sql<{ told: boolean }>`
    select exists (select 1 from fitment where product_sku = any(${[...productSkus]}::text[])) as told`.execute(db);
  return rows[0]?.told ?? false;
}
