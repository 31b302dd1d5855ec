import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

export type ChildFacts = { productCount: number; image: string | null };

/** Of the categories that meet a condition: how many products each subtree has, and a picture of its most popular one. */
async function readFacts(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<Map<string, ChildFacts>> {
  const { rows } = await sql<{ id: string; count: number; image: string | null }>`
    select child.id, count(distinct product.id)::int as count,
           (array_agg(product.images -> 0 ->> 'id' order by product.popularity desc, product.id))[1] as image
    from category child
    join category inside on inside.path = child.path or starts_with(inside.path, child.path || '/')
    join product_category listed on listed.category_id = inside.id
    join product on product.id = listed.product_id
    where ${condition}
    group by child.id`.execute(db);
  return new Map(rows.map(({ id, count, image }) => [id, { productCount: count, image }]));
}

export const readChildFacts = (db: Kysely<Tables>, parentId: string) =>
  readFacts(db, sql`child.parent_id = ${parentId}`);

/** The same of the categories a visitor meets first: the main ones and the popular ones. */
export const readTopFacts = (db: Kysely<Tables>) => readFacts(db, sql`child.level = 1 or child.popular`);
