import type { Kysely } from 'kysely';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { locales } from '#domain/base/locale.ts';
import { rowsOf } from '../import-content.ts';
import type { ContentRow } from '../queries.ts';
import { renderSource } from '../read-content.ts';
import { sourceOf, storedPictures } from './check-texts.ts';
import { type PageRef, readTextsOf } from './stored-texts.ts';
import type { PreviewTexts } from './text-columns.ts';

const unheard = { add() {} };

/** What is written of a page, published or not; null when the shop holds no texts of it. */
export async function workingTexts(db: Kysely<Tables>, ref: PageRef): Promise<PreviewTexts | null> {
  const stored = await readTextsOf(db, ref);
  const textOf = (locale: string) => {
    const own = stored.find((text) => text.locale === locale);
    return own?.draft ?? own?.text ?? null;
  };
  return stored.length === 0 ? null : { fi: textOf('fi'), en: textOf('en') };
}

/**
 * The rows that a page with these texts would have in the shop: made by the functions of the import, so that a preview is never another
 * page than the one that follows (admin-page-4). A text whose head cannot be read has none.
 */
export async function previewRows(
  db: Kysely<Tables>,
  { kind, path }: PageRef,
  texts: PreviewTexts,
  pictures: Pick<PictureService, 'has'>,
): Promise<ContentRow[]> {
  const named = await storedPictures(db, pictures, unheard);
  const above = path.split('/').slice(0, -1).join('/');
  const parents = await db
    .selectFrom('content_page')
    .select(['locale', 'title'])
    .where((eb) => eb.and({ kind, path: above }))
    .execute();
  const rows: ContentRow[] = [];
  for (const locale of locales) {
    const text = texts[locale];
    if (text === null) continue;
    const rendered = await renderSource(sourceOf({ kind, path, locale }, text), { pictures: named, problems: unheard });
    const [row] = rendered ? rowsOf([rendered]) : [];
    if (!rendered || !row) continue;
    const parent = rendered.meta.parent ?? parents.find((one) => one.locale === locale)?.title ?? '';
    rows.push({ ...row, parent_name: parent, blocks: rendered.built.blocks });
  }
  return rows;
}
