import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { TreeNode } from '#domain/catalog/categories/category-tree.ts';

export type CategoryDeps = {
  search: Pick<SearchService, 'recordChange'>;
  /** Renames paths of categories in what other districts store: campaigns and blocks of pages. */
  onMoved: (tx: Tx, moved: readonly { before: string; after: string }[]) => Promise<void>;
};

/** Moves and removals wait for each other and for an import that writes; readers and saves of products do not wait. */
export async function lockTree(tx: Tx): Promise<void> {
  // an import takes this table first
  await sql`lock table product_variant in row exclusive mode`.execute(tx);
  await sql`lock table category in share row exclusive mode`.execute(tx);
}

export async function readTree(tx: Tx) {
  const rows = await tx.selectFrom('category').selectAll().execute();
  return rows.map((row) => ({ ...row, parentId: row.parent_id, sortOrder: row.sort_order }));
}
export type StoredCategory = Awaited<ReturnType<typeof readTree>>[number];

/** Writes new places of categories. Two may swap their paths, which are unique: both leave theirs first. */
export async function writePlaces(tx: Tx, changed: readonly TreeNode[]): Promise<void> {
  const ids = changed.map(({ id }) => id);
  await sql`update category set path = 'moving ' || id where id = any(${ids}::text[])`.execute(tx);
  for (const { id, parentId, path, level, sortOrder } of changed)
    await tx
      .updateTable('category')
      .set({ parent_id: parentId, path, level, sort_order: sortOrder })
      .where('id', '=', id)
      .execute();
}

export const raiseVersion = (tx: Tx, id: string) =>
  sql<{ version: number }>`update category set version = nextval('product_version') where id = ${id} returning version`
    .execute(tx)
    .then(({ rows }) => rows[0]?.version ?? 0);

/** Ids of the products listed in some of the categories. */
export async function listedIn(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_category where category_id = any(${[...ids]}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** More products than this are searched again by building the index anew. */
const MOST_INDEXED = 1000;

/** Tells search and caches, with the commit, that the tree changed, and that products show other names or paths of categories. */
export async function announce(
  tx: Tx,
  search: Pick<SearchService, 'recordChange'>,
  products: readonly number[],
): Promise<void> {
  if (products.length > MOST_INDEXED) await search.recordChange(tx, 'all');
  else {
    await search.recordChange(tx, 'contents');
    if (products.length > 0) await search.recordChange(tx, products);
  }
  await sql`select pg_notify(${CATALOG_CHANGED}, 'categories')`.execute(tx);
}

/** Drafts name their categories by path. */
export async function movePathsOfDrafts(tx: Tx, moved: readonly { before: string; after: string }[]): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    update product_draft set content = jsonb_set(content, '{page,categories}', (
        select jsonb_agg(coalesce(moved.after, named.path) order by named.position)
        from jsonb_array_elements_text(content #> '{page,categories}') with ordinality named (path, position)
        left join json_to_recordset(${JSON.stringify(moved)}::json) as moved (before text, after text) on moved.before = named.path)),
      version = nextval('product_version')
    where content #> '{page,categories}' ?| ${moved.map(({ before }) => before)}::text[]`.execute(tx);
}
