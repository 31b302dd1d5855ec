import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { keysOf } from '#domain/base/records.ts';
import type { Diff } from '../diff.ts';

const columns = (category: CategoryRecord) => ({
  id: category.id,
  parent_id: category.parentId,
  path: category.path,
  level: category.level,
  sort_order: category.sortOrder,
  is_included_in_menu: category.isIncludedInMenu,
  popular: category.popular,
  name_fi: category.name.fi,
  name_en: category.name.en ?? null,
  description_fi: category.description.fi,
  description_en: category.description.en ?? null,
  image: category.image,
  card_facts: [...category.cardFacts],
});

const FIELDS: Record<keyof ReturnType<typeof columns>, string> = {
  id: 'id',
  parent_id: 'parent',
  path: 'path',
  level: 'level',
  sort_order: 'sortOrder',
  is_included_in_menu: 'isIncludedInMenu',
  popular: 'popular',
  name_fi: 'name.fi',
  name_en: 'name.en',
  description_fi: 'description.fi',
  description_en: 'description.en',
  image: 'image',
  card_facts: 'cardFacts',
};

export type CategoryChanges = {
  /** The versions of the stored categories that were compared, by id: an edit in the admin raises its category's. */
  versions: Map<string, number>;
  added: ReturnType<typeof columns>[];
  changed: ReturnType<typeof columns>[];
  removed: string[];
};

/** The differences between the stored tree and `categories`; null when there are none. */
export async function compareCategories(
  db: Kysely<Tables>,
  categories: readonly CategoryRecord[],
  diff: Diff,
): Promise<CategoryChanges | null> {
  // what staff alone decide is not compared
  const rows = await db
    .selectFrom('category')
    .select([...keysOf(FIELDS), 'version'])
    .execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const stored = rows.map(({ version: _, ...row }) => row);
  const before = new Map(stored.map((row) => [row.id, row]));
  const after = new Map(categories.map((category) => [category.id, columns(category)]));
  const removed = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const changed = [...after.values()].filter(
    (row) => before.has(row.id) && !isDeepStrictEqual(before.get(row.id), row),
  );
  for (const { path } of added) diff.add('categories', 'added', path);
  for (const { path } of removed) diff.add('categories', 'removed', path);
  for (const row of changed) {
    const old = before.get(row.id);
    const names = keysOf(FIELDS);
    const fields = names.filter((name) => !isDeepStrictEqual(old?.[name], row[name]));
    diff.add(
      'categories',
      'changed',
      row.path,
      fields.map((name) => ({ field: FIELDS[name], before: old?.[name], after: row[name] })),
    );
  }
  if (added.length + changed.length + removed.length === 0) return null;
  return { versions, added, changed, removed: removed.map(({ id }) => id) };
}

/** Paths of categories that staff have changed, added or removed since the comparison. The caller holds their lock. */
export async function editedCategories(tx: Kysely<Tables>, { versions }: CategoryChanges): Promise<string[]> {
  const rows = await tx.selectFrom('category').select(['id', 'path', 'version']).execute();
  const edited = rows.filter(({ id, version }) => versions.get(id) !== version).map(({ path }) => path);
  const left = new Set(rows.map(({ id }) => id));
  return [...edited, ...[...versions.keys()].filter((id) => !left.has(id))];
}

/** Writes the differences found by `compareCategories`. */
export async function writeCategories(tx: Kysely<Tables>, { added, changed, removed }: CategoryChanges): Promise<void> {
  if (removed.length > 0) await sql`delete from category where id = any(${removed}::text[])`.execute(tx);
  // two categories may swap their paths
  for (const { id } of changed) await sql`update category set path = 'moving ' || id where id = ${id}`.execute(tx);
  for (const row of changed) await tx.updateTable('category').set(row).where('id', '=', row.id).execute();
  for (let at = 0; at < added.length; at += 500)
    await tx
      .insertInto('category')
      .values(added.slice(at, at + 500))
      .execute();
}
