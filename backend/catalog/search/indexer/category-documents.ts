import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import { type Locale, locales, localize } from '#domain/base/locale.ts';
import { type Category, categoryCrumbs } from '#domain/catalog/products/category.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { byClass, lexemes } from '#domain/catalog/search/analysis/lexemes.ts';
import type { ContentDocument } from '../memory/contents.ts';
import { inBothLanguages } from './product-texts.ts';

/** A category as the tree at /data/category and the index have it (category-2). */
function present(row: CategoryRecord, children: readonly CategoryRecord[], locale: Locale): Category {
  const { text, lang } = localize(row.name, locale);
  return {
    id: row.id,
    parentId: row.parentId,
    name: text,
    ...(lang && { lang }),
    path: row.path,
    level: row.level,
    isIncludedInMenu: row.isIncludedInMenu,
    sortOrder: row.sortOrder,
    popular: row.popular,
    children: children.map((child) => child.id),
  };
}

/** Categories of both locales, parents before children as given, with their crumbs. */
export function categoryDocuments(all: readonly CategoryRecord[], analyser: Analyser): ContentDocument[] {
  const byPath = new Map(all.map((row) => [row.path, row]));
  const childrenOf = Map.groupBy(all, (row) => row.parentId);
  const indexed = (row: CategoryRecord, position: number, locale: Locale): ContentDocument => {
    const category = present(row, childrenOf.get(row.id) ?? [], locale);
    const breadcrumb = categoryCrumbs(row.path, (path) => {
      const step = byPath.get(path);
      return step && localize(step.name, locale).text;
    });
    return {
      kind: 'category',
      id: row.id,
      locale,
      position,
      popularity: row.popular ? 1 : 0,
      name: category.name,
      hit: { ...category, breadcrumb },
      words: byClass(lexemes(inBothLanguages(row.name, locale, 'A', 'A'), analyser)),
    };
  };
  return locales.flatMap((locale) => all.map((row, position) => indexed(row, position, locale)));
}
