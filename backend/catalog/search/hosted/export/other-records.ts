import type { Kysely } from 'kysely';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { partOfRow } from '#backend/catalog/spare-parts/table/rows.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { categoryDocuments } from '../../indexer/category-documents.ts';
import { pageDocuments, readPages } from '../../indexer/page-documents.ts';
import type { ContentKind } from '../../memory/contents.ts';
import { presentSparePartHit } from '../../protocol/spare-part-hit.ts';
import type { HostedRecord } from './product-records.ts';

/** Hosted engines reject records above some kilobytes. */
const MOST_WORDS = 5000;

/** Categories, pages or articles in order, with description and searchable words. */
export async function contentRecords(
  db: Kysely<Tables>,
  kind: ContentKind,
  locale: Locale,
  { analyser, today }: { analyser: Analyser; today: string },
): Promise<HostedRecord[]> {
  const pages = kind === 'category' ? [] : await readPages(db, today);
  const documents =
    kind === 'category' ? categoryDocuments(await readCategories(db), analyser) : pageDocuments(pages, analyser);
  const textOf = new Map(pages.map((page) => [`${page.path} ${page.locale}`, page]));
  return documents
    .filter((document) => document.kind === kind && document.locale === locale)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, position, popularity, hit }) => {
      const { description = '', plain = '' } = textOf.get(`${id} ${hit.lang ?? locale}`) ?? {};
      const words = plain.slice(0, MOST_WORDS);
      return {
        objectID: id,
        ...hit,
        position,
        popularity,
        ...(description && { description }),
        ...(words && { words }),
      };
    });
}

const PAGE = 5000;

/** Every spare part, in pages. */
export async function* sparePartRecords(db: Kysely<Tables>, today: string): AsyncGenerator<HostedRecord[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('spare_part')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      ...presentSparePartHit(partOfRow(row), today),
      // upper-case letters and digits only: separators in a typed code do not matter
      code: row.code_norm,
      codeLength: row.code_norm.length,
    }));
    after = last.id;
  }
}
