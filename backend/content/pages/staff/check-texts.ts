import type { Kysely } from 'kysely';
import type { Problem } from '#backend/catalog/import/problems.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { mediaIdOf } from '../add-pictures.ts';
import { deadCatalogLinks } from '../check-catalog-links.ts';
import { linksToHiddenPages } from '../check-links.ts';
import { redirectLoops } from '../former-paths.ts';
import { type NamedPictures, renderSources } from '../read-content.ts';
import { fileOf, type Source } from '../read-sources.ts';
import type { StoredText, TextRef } from './stored-texts.ts';

type Pictures = Pick<PictureService, 'has'>;

/** The pictures that texts of the shop name: those of files as they were imported, and those of the library. */
export async function storedPictures(
  db: Kysely<Tables>,
  pictures: Pictures,
  problems: { add(problem: Problem): void },
): Promise<NamedPictures> {
  const rows = await db.selectFrom('content_picture').selectAll().execute();
  const known = new Map(rows.map(({ file, id }) => [file, id]));
  const found = new Map<string, string>();
  return {
    idOf: (file) => found.get(file),
    async add(file, at) {
      const id = known.get(file) ?? mediaIdOf(file);
      if (id && (await pictures.has(id))) found.set(file, id);
      else problems.add({ ...at, reason: `picture ${file} does not exist` });
    },
  };
}

export const sourceOf = ({ kind, path, locale }: TextRef, text: string): Source => ({
  kind,
  path,
  locale,
  text,
  file: fileOf({ kind, path, locale }),
});

export type TextCheck = { pictures: Pictures; hasPage: ShopContext['hasPage']; today: string };

/** All texts rendered, with every problem that an import by a person would refuse (admin-page-2). */
export async function checkTexts(
  db: Kysely<Tables>,
  sources: readonly Source[],
  { pictures, hasPage, today }: TextCheck,
) {
  const problems: Problem[] = [];
  const add = (problem: Problem) => void problems.push(problem);
  const { contents, former, catalogLinks } = await renderSources(sources, {
    pictures: await storedPictures(db, pictures, { add }),
    problems: { add },
    hasPage,
  });
  problems.push(...(await deadCatalogLinks(db, catalogLinks)), ...linksToHiddenPages(contents, today));
  problems.push(...(await redirectLoops(db, former)));
  return { contents, former, problems };
}

/** The texts that the shop has when these ones are as given. */
export const sourcesWith = (texts: readonly StoredText[], textOf: (text: StoredText) => string | null): Source[] =>
  texts.flatMap((text) => {
    const own = textOf(text);
    return own === null ? [] : [sourceOf(text, own)];
  });
