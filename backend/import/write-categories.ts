import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { CategoryRecord } from '../catalog/stored.ts';
import type { Tables } from '../db/tables.ts';
import type { Counts } from './catalog-data.ts';

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
});

/** Makes the stored tree equal to `categories`; untouched ones stay. */
export async function writeCategories(tx: Kysely<Tables>, categories: readonly CategoryRecord[]): Promise<Counts> {
  const before = new Map((await tx.selectFrom('category').selectAll().execute()).map((row) => [row.id, row]));
  const after = new Map(categories.map((category) => [category.id, columns(category)]));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const added = [...after.keys()].filter((id) => !before.has(id));
  const changed = [...after].filter(([id, row]) => before.has(id) && !isDeepStrictEqual(before.get(id), row));

  if (removed.length > 0) await tx.deleteFrom('category').where('id', 'in', removed).execute();
  // two categories may swap their paths
  for (const [id] of changed) await sql`update category set path = 'moving ' || id where id = ${id}`.execute(tx);
  for (const [id, row] of changed) await tx.updateTable('category').set(row).where('id', '=', id).execute();
  const rows = added.flatMap((id) => after.get(id) ?? []);
  if (rows.length > 0) await tx.insertInto('category').values(rows).execute();
  return { added: added.length, changed: changed.length, removed: removed.length };
}
