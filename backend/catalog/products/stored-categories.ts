import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { CategoryRecord } from './stored.ts';

/** The Finnish and English columns of a text as one value; an empty English text counts as missing. */
export const localized = (fi: string, en: string | null): Localized => (en ? { fi, en } : { fi });

/** The whole tree, parents before children, siblings in their sort order. */
export async function readCategories(db: Kysely<Tables>): Promise<CategoryRecord[]> {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .orderBy('level')
    .orderBy('sort_order')
    .orderBy('path')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    path: row.path,
    level: row.level,
    sortOrder: row.sort_order,
    isIncludedInMenu: row.is_included_in_menu,
    popular: row.popular,
    name: localized(row.name_fi, row.name_en),
    description: localized(row.description_fi, row.description_en),
    image: row.image,
    cardFacts: row.card_facts,
    defaultSort: row.default_sort,
    hiddenFacets: row.hidden_facets,
  }));
}
