import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FocalPoint } from '#domain/base/picture-variants.ts';

export type SubtreeStats = { productCount: number; image: string | null; focus: FocalPoint | null };

/** Product count of each subtree and a picture of its most popular product, for the categories that meet a condition. */
async function readSubtreeStats(
  db: Kysely<Tables>,
  condition: RawBuilder<unknown>,
): Promise<Map<string, SubtreeStats>> {
  const { rows } = await sql<{ id: string; count: number; image: string | null; focus: FocalPoint | null }>`
    select child.id, count(distinct product.id)::int as count,
           (array_agg(product.images -> 0 ->> 'id' order by product.popularity desc, product.id))[1] as image,
           (array_agg(product.images -> 0 -> 'focus' order by product.popularity desc, product.id))[1] as focus
    from category child
    join category inside on inside.path = child.path or starts_with(inside.path, child.path || '/')
    join product_category listed on listed.category_id = inside.id
    join product on product.id = listed.product_id
    where ${condition}
    group by child.id`.execute(db);
  return new Map(rows.map(({ id, count, ...picture }) => [id, { productCount: count, ...picture }]));
}

export const readChildStats = (db: Kysely<Tables>, parentId: string) =>
  readSubtreeStats(db, sql`child.parent_id = ${parentId}`);

/** The same for the main and the popular categories, which menu and home page show. */
export const readTopStats = (db: Kysely<Tables>) => readSubtreeStats(db, sql`child.level = 1 or child.popular`);
