import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
import { type Locale, type Localized, locales, localize } from '#domain/base/locale.ts';
import { type Category, categoryCrumbs } from '#domain/catalog/category.ts';
import type { Analyser } from '#domain/search/analysis/analyser.ts';
import { lexemes, tsvectorText } from '#domain/search/analysis/lexemes.ts';
import { sortKey } from '#domain/search/sort-key.ts';
import { insertRows } from './insert.ts';
import type { Vocabulary } from './vocabulary.ts';

const BATCH = 500;

type ContentRow = {
  kind: 'category' | 'content' | 'blog';
  id: string;
  locale: Locale;
  position: number;
  popularity: number;
  sort_key: string;
  hit: object;
  lex: string;
};

/** `/cms/maksutavat`, in English `/en/cms/maksutavat`. */
const pageUrl = (path: string, locale: Locale) => `${locale === 'en' ? '/en' : ''}/cms/${path}`;

async function categoryRows(tx: Kysely<Tables>, analyser: Analyser): Promise<ContentRow[]> {
  const all = await tx
    .selectFrom('category')
    .selectAll()
    .orderBy('level')
    .orderBy('sort_order')
    .orderBy('path')
    .execute();
  const nameOf = new Map(all.map((row) => [row.path, { fi: row.name_fi, en: row.name_en ?? undefined } as Localized]));
  const childrenOf = Map.groupBy(all, (row) => row.parent_id);
  return locales.flatMap((locale) =>
    all.map((row, position) => {
      const nameAt = (path: string) => {
        const name = nameOf.get(path);
        return name && localize(name, locale).text;
      };
      const { text: name, lang } = localize({ fi: row.name_fi, en: row.name_en ?? undefined }, locale);
      const category: Category = {
        id: row.id,
        parentId: row.parent_id,
        name,
        ...(lang && { lang }),
        path: row.path,
        level: row.level,
        isIncludedInMenu: row.is_included_in_menu,
        sortOrder: row.sort_order,
        popular: row.popular,
        children: (childrenOf.get(row.id) ?? []).map((child) => child.id),
      };
      const others = [row.name_fi, row.name_en ?? ''];
      return {
        kind: 'category',
        id: row.id,
        locale,
        position,
        popularity: row.popular ? 1 : 0,
        sort_key: sortKey(name),
        hit: { ...category, breadcrumb: categoryCrumbs(row.path, nameAt) },
        lex: tsvectorText(
          lexemes(
            [
              { text: name, language: lang ?? locale, weight: 'A' },
              { text: others[0] ?? '', language: 'fi', weight: 'C' },
              { text: others[1] ?? '', language: 'en', weight: 'C' },
            ],
            analyser,
          ),
        ),
      };
    }),
  );
}

async function pageRows(tx: Kysely<Tables>, analyser: Analyser): Promise<ContentRow[]> {
  const pages = await tx
    .selectFrom('content_page')
    .select(['kind', 'path', 'locale', 'title', 'description', 'parent_name', 'published_on'])
    .orderBy('published_on', (order) => order.desc().nullsLast())
    .orderBy('path')
    .execute();
  return pages.map((page, position) => {
    const locale = page.locale as Locale;
    const hit =
      page.kind === 'article'
        ? { title: page.title, slug: page.path, date: page.published_on }
        : { parentName: page.parent_name, name: page.title, path: page.path, url: pageUrl(page.path, locale) };
    return {
      kind: page.kind === 'article' ? 'blog' : 'content',
      id: page.path,
      locale,
      position,
      popularity: 0,
      sort_key: sortKey(page.title),
      hit,
      lex: tsvectorText(
        lexemes(
          [
            { text: page.title, language: locale, weight: 'A' },
            { text: `${page.parent_name} ${page.description}`, language: locale, weight: 'C' },
          ],
          analyser,
        ),
      ),
    };
  });
}

/** Indexes all categories, pages and articles anew: they are few. */
export async function indexContents(tx: Kysely<Tables>, analyser: Analyser, vocabulary: Vocabulary): Promise<void> {
  const rows = [...(await categoryRows(tx, analyser)), ...(await pageRows(tx, analyser))];
  await sql`delete from search_content`.execute(tx);
  for (let at = 0; at < rows.length; at += BATCH) await insertRows(tx, 'search_content', rows.slice(at, at + BATCH));
  for (const row of rows) {
    const name = 'name' in row.hit ? row.hit.name : 'title' in row.hit ? row.hit.title : '';
    vocabulary.add(String(name), row.locale);
  }
}
