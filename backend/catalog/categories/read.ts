import { type Kysely, sql } from 'kysely';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { auditEntries } from '#backend/platform/audit/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { CategoryFields } from '#domain/catalog/categories/category-fields.ts';
import { addressOf, lastPart, type TreeNode } from '#domain/catalog/categories/category-tree.ts';
import type { StoredCategory } from './queries.ts';

export type ListedCategory = TreeNode & {
  name: Localized;
  isIncludedInMenu: boolean;
  version: number;
  /** Products listed in it, without those of categories below. */
  products: number;
};

export type OpenCategory = {
  id: string;
  path: string;
  version: number;
  fields: CategoryFields;
  /** The first products listed in it. */
  products: { sku: string; name: string }[];
  /** Addresses that redirect here. */
  redirects: string[];
  changes: { at: Date; by: string | null; action: string }[];
};

const SHOWN = 8;
const SHOWN_PRODUCTS = 5;

export async function listCategories(db: Kysely<Tables>): Promise<ListedCategory[]> {
  const [records, { rows }] = await Promise.all([
    readCategories(db),
    sql<{ id: string; version: number; products: number }>`
      select id, version, (select count(*)::int from product_category where category_id = category.id) as products
      from category`.execute(db),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return records.map(({ id, parentId, path, level, sortOrder, name, isIncludedInMenu }) => ({
    id,
    parentId,
    path,
    level,
    sortOrder,
    name,
    isIncludedInMenu,
    version: byId.get(id)?.version ?? 0,
    products: byId.get(id)?.products ?? 0,
  }));
}

/** A stored category as the fields of its form. */
export const fieldsOf = (row: StoredCategory): CategoryFields => ({
  'name.fi': row.name_fi,
  'name.en': row.name_en ?? '',
  slug: lastPart(row.path),
  'description.fi': row.description_fi,
  'description.en': row.description_en ?? '',
  menu: row.is_included_in_menu ? '1' : '',
  popular: row.popular ? '1' : '',
  sort: row.default_sort ?? '',
  facets: row.hidden_facets.join('\n'),
  cards: row.card_facts.join('\n'),
  image: row.image ?? '',
});

export async function openCategory(db: Kysely<Tables>, id: string): Promise<OpenCategory | null> {
  const row = await db.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [products, redirects, entries] = await Promise.all([
    db
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['sku', 'name_fi as name'])
      .where('category_id', '=', id)
      .orderBy('name_fi')
      .limit(SHOWN_PRODUCTS)
      .execute(),
    db
      .selectFrom('redirect')
      .select('from_path')
      .where('to_url', '=', addressOf(row.path))
      .orderBy('from_path')
      .limit(SHOWN)
      .execute(),
    auditEntries(db, { subject: { kind: 'category', id }, limit: SHOWN }),
  ]);
  const fields = fieldsOf({ ...row, parentId: row.parent_id, sortOrder: row.sort_order });
  return {
    id,
    path: row.path,
    version: row.version,
    fields,
    products,
    redirects: redirects.map(({ from_path }) => from_path),
    changes: entries.map(({ at, actor, action }) => ({ at, by: actor.name, action })),
  };
}
