import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Locale, type Localized, locales, localize } from '#domain/base/locale.ts';
import { type Category, categoryCrumbs } from '#domain/catalog/products/category.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { lexemes, tsvectorText } from '#domain/catalog/search/analysis/lexemes.ts';
import { sortKey } from '#domain/catalog/search/sort-key.ts';
import type { ContentRow } from './page-rows.ts';
import { inBothLanguages } from './product-texts.ts';

type Row = Selectable<Tables['category']>;

const nameOf = (row: Row): Localized => ({ fi: row.name_fi, ...(row.name_en && { en: row.name_en }) });

/** A category as the tree at /data/category and the index have it (category-2). */
function present(row: Row, children: readonly Row[], locale: Locale): Category {
  const { text, lang } = localize(nameOf(row), locale);
  return {
    id: row.id,
    parentId: row.parent_id,
    name: text,
    ...(lang && { lang }),
    path: row.path,
    level: row.level,
    isIncludedInMenu: row.is_included_in_menu,
    sortOrder: row.sort_order,
    popular: row.popular,
    children: children.map((child) => child.id),
  };
}

/** Categories of both locales, parents before children, with their crumbs. */
export async function categoryRows(tx: Kysely<Tables>, analyser: Analyser): Promise<ContentRow[]> {
  const all = await tx
    .selectFrom('category')
    .selectAll()
    .orderBy('level')
    .orderBy('sort_order')
    .orderBy('path')
    .execute();
  const byPath = new Map(all.map((row) => [row.path, row]));
  const childrenOf = Map.groupBy(all, (row) => row.parent_id);
  const indexed = (row: Row, position: number, locale: Locale): ContentRow => {
    const category = present(row, childrenOf.get(row.id) ?? [], locale);
    const breadcrumb = categoryCrumbs(row.path, (path) => {
      const step = byPath.get(path);
      return step && localize(nameOf(step), locale).text;
    });
    return {
      kind: 'category',
      id: row.id,
      locale,
      position,
      popularity: row.popular ? 1 : 0,
      sort_key: sortKey(category.name),
      hit: { ...category, breadcrumb },
      lex: tsvectorText(lexemes(inBothLanguages(nameOf(row), locale, 'A', 'A'), analyser)),
    };
  };
  return locales.flatMap((locale) => all.map((row, position) => indexed(row, position, locale)));
}
