import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

/** The slug or path of a page, and its last change if known. */
export type Listed = { path: string; changedAt: Date | null };

/** The first product id of each file of `size` products, in order; empty in an empty shop. */
export async function productFileStarts(db: Kysely<Tables>, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from product) numbered
    where (place - 1) % ${size} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Slugs of `size` products from an id on. */
export async function readProductSlugs(
  db: Kysely<Tables>,
  fromId: number,
  limit: number,
): Promise<(Listed & { id: number })[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug as path', 'updated_at as changedAt'])
    .where('id', '>=', fromId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

/** Paths of categories with products, each with the last change of its products. */
export async function readCategoryPaths(db: Kysely<Tables>): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select above.path, max(product.updated_at) as "changedAt"
    from category above
    join category below on below.path = above.path or starts_with(below.path, above.path || '/')
    join product_category listed on listed.category_id = below.id
    join product on product.id = listed.product_id
    group by above.path order by above.path`.execute(db);
  return rows;
}

/** Slugs of the exploded drawings. */
export async function readDiagramSlugs(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('diagram').select('slug').orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}

/** A version that changes with imports of the catalog and of contents, and with pages that are published. */
export async function readVersions(db: Kysely<Tables>): Promise<string> {
  const rows = await db
    .selectFrom('shop_meta')
    .select('value')
    .where('key', 'in', ['catalog_version', 'content_hash', 'content_published'])
    .orderBy('key')
    .execute();
  return rows.map(({ value }) => value.slice(0, 12)).join('-');
}
