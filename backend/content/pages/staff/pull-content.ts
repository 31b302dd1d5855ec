import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportRefused } from '#backend/catalog/import/problems.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { fileOf, readSources } from '../read-sources.ts';
import { readStoredTexts, type StoredText } from './stored-texts.ts';

type Deps = Pick<ShopContext, 'db'> & { pictures: Pick<PictureService, 'source'> };

/** Names of files that were written and removed, below the content folder. */
export type Pulled = { written: string[]; removed: string[] };

const LIBRARY_PICTURE = /\b[0-9a-f]{16}\.(?:svg|jpe?g|png|webp)\b/g;

/** Writes the pictures of the library that a text names beside those of the files. */
async function writePictures(folder: string, text: string, pictures: Deps['pictures']): Promise<string[]> {
  const written: string[] = [];
  for (const [name] of text.matchAll(LIBRARY_PICTURE)) {
    const found = await pictures.source(name.slice(0, 16));
    if (!found) continue;
    await mkdir(join(folder, 'pictures'), { recursive: true });
    await writeFile(join(folder, 'pictures', name), found.bytes);
    written.push(join('pictures', name));
  }
  return written;
}

/**
 * Writes what the admin published into the files of a content folder, and removes the files of what it took out (admin-page-7). A file that
 * changed since its last import is refused by name, all or nothing, unless `theirs`. Drafts stay where they are.
 */
export async function pullContent(
  { db, pictures }: Deps,
  folder: string,
  { theirs = false, dryRun = false }: { theirs?: boolean; dryRun?: boolean } = {},
): Promise<Pulled> {
  const files = new Map((await readSources(folder)).map(({ file, text }) => [file, text]));
  const stored = await readStoredTexts(db.kysely);
  const inFile = (text: StoredText) => files.get(fileOf(text)) ?? null;
  const changed = stored.filter((text) => inFile(text) !== text.text);
  const conflicts = changed.filter((text) => inFile(text) !== text.fileText);
  if (conflicts.length > 0 && !theirs)
    throw new ImportRefused(
      conflicts.map((text) => ({
        file: fileOf(text),
        line: null,
        field: '',
        reason: 'has changed since its last import, and so has the page in the shop',
      })),
    );
  const pulled: Pulled = { written: [], removed: [] };
  for (const own of changed) {
    const file = fileOf(own);
    const { kind, path, locale, text } = own;
    (text === null ? pulled.removed : pulled.written).push(file);
    if (dryRun) continue;
    if (text === null) await rm(join(folder, file), { force: true });
    else {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
      pulled.written.push(...(await writePictures(folder, text, pictures)));
    }
    await db.kysely
      .updateTable('content_source')
      .set({ file_text: text })
      .where((eb) => eb.and({ kind, path, locale }))
      .execute();
  }
  return pulled;
}
