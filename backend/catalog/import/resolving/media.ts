import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { StoredDocument, StoredImage } from '#backend/catalog/products/stored.ts';
import { fileInside, NOT_FOUND } from '#backend/platform/settings/files-inside.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { ImageRow, ProductRow } from '../format.ts';
import type { Place } from '../problems.ts';
import type { ImportRun } from '../run.ts';

type Colours = NonNullable<ImageRow['colours']>;
type At = Place & { field: string };

function sourceType(file: string) {
  const extension = extname(file).slice(1).toLowerCase();
  if (extension === 'jpeg' || extension === 'jpg') return 'jpg';
  return extension === 'png' || extension === 'webp' ? extension : 'svg';
}

/**
 * The pictures and documents that rows name, each read once and reported when missing or unreadable. `keep` stores them when
 * the import is about to be applied.
 */
export function createMedia(run: ImportRun) {
  const pictures = new Map<string, Promise<string | { wrong: string }>>();
  const documents = new Map<string, Promise<{ id: string; bytes: number } | { wrong: string }>>();
  const toKeep: (() => Promise<unknown>)[] = [];
  const noted = new Set<object>();

  /** A broken file is reported with the first row that uses it. */
  function note(found: { wrong: string }, at: At): void {
    if (!noted.has(found)) run.problems.add({ ...at, reason: found.wrong });
    noted.add(found);
  }

  async function inspectPicture(file: string, colours: Colours): Promise<string | { wrong: string }> {
    const found = fileInside(join(run.folder, 'pictures'), file);
    if (typeof found === 'string') return { wrong: `pictures/${file} ${NOT_FOUND[found]}` };
    const { path } = found;
    const { id, isStored } = await run.pictures.inspect(await readFile(path), sourceType(file), colours);
    if (!isStored) toKeep.push(async () => run.pictures.add(await readFile(path), sourceType(file), colours));
    return id;
  }

  async function inspectDocument(file: string) {
    const found = fileInside(join(run.folder, 'documents'), file);
    if (typeof found === 'string') return { wrong: `documents/${file} ${NOT_FOUND[found]}` };
    const { path } = found;
    const document = await run.documents.inspect(path);
    toKeep.push(() => run.documents.add(path));
    return document;
  }

  const orWrong = (file: string) => (error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    return { wrong: `${file}: ${error.message}` };
  };

  async function picture(file: string, colours: Colours, at: At): Promise<string> {
    const key = `${file} ${JSON.stringify(Object.entries(colours).toSorted())}`;
    const known = pictures.get(key) ?? inspectPicture(file, colours).catch(orWrong(`pictures/${file}`));
    pictures.set(key, known);
    const found = await known;
    if (typeof found === 'string') return found;
    note(found, at);
    return '';
  }

  async function document(file: string, at: At) {
    const known = documents.get(file) ?? inspectDocument(file).catch(orWrong(`documents/${file}`));
    documents.set(file, known);
    const found = await known;
    if (!('wrong' in found)) return found;
    note(found, at);
    return { id: '', bytes: 0 };
  }

  return {
    picture,
    /** The stored form of a row's images; one without a description gets the product's name. */
    async images(
      { file: from, line }: Place,
      name: Localized,
      images: readonly ImageRow[] = [],
    ): Promise<StoredImage[]> {
      const stored: StoredImage[] = [];
      for (const [i, { file, colours = {}, alt = name, shotAngle, focus }] of images.entries())
        stored.push({
          id: await picture(file, colours, { file: from, line, field: `images.${i}.file` }),
          alt,
          shotAngle,
          ...(focus && { focus }),
        });
      return stored;
    },
    /** The stored form of a row's documents. */
    async documents({ file: from, line }: Place, rows: ProductRow['documents'] = []): Promise<StoredDocument[]> {
      const stored: StoredDocument[] = [];
      for (const [i, { title, file, url, language = null }] of rows.entries())
        if (url !== undefined) stored.push({ title, language, url });
        else if (file !== undefined)
          stored.push({
            title,
            language,
            file,
            ...(await document(file, { file: from, line, field: `documents.${i}.file` })),
          });
      return stored;
    },
    /** Stores new files under their content's hash, so that a repeat changes nothing. */
    async keep(): Promise<void> {
      for (const keep of toKeep.splice(0)) await keep();
    },
  };
}
export type Media = ReturnType<typeof createMedia>;
