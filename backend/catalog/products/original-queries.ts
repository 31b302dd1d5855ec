import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** Ids of the products that stand in for a part with one of these keys (`wantedKeys`), the most popular first. */
export async function productIdsByOriginal(
  db: Kysely<Tables>,
  keys: readonly string[],
  limit: number,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from product where original_keys && ${[...keys]}::text[] order by popularity desc, id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
