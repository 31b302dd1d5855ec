import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { ProductIds } from './hosted-engine.ts';

export const readProductIds =
  (db: Kysely<Tables>): ProductIds =>
  async (skus) => {
    if (skus.length === 0) return new Map();
    const rows = await db
      .selectFrom('product')
      .select(['id', 'sku'])
      .where('sku', 'in', [...skus])
      .execute();
    return new Map(rows.map(({ id, sku }) => [sku, id]));
  };
