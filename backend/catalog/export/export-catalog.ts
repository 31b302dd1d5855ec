import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DocumentService } from '#backend/catalog/documents/service.ts';
import type { Row } from '#backend/catalog/import/rows/product-columns.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { type Snapshot, withSnapshot } from '#backend/platform/backup/snapshot.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { type ExportFile, type ExportPart, exportParts, filesOf } from './files.ts';
import { createMedia } from './media.ts';
import { queries } from './queries.ts';
import { type Format, writeRows } from './write-rows.ts';

export type ExportDeps = Pick<ShopContext, 'db' | 'now'> & {
  pictures: Pick<PictureService, 'stored' | 'source'>;
  documents: Pick<DocumentService, 'read'>;
};
export type ExportOptions = {
  format?: Format;
  /** Only these parts; everything when missing. */
  only?: readonly ExportPart[];
  onProgress?: (file: string, rows: number) => void;
};
/** Rows by file name, and the referenced pictures and documents that the shop no longer has. */
export type Exported = { rows: Record<string, number>; missing: string[] };

/** The target folder is not empty. */
export class FolderNotEmpty extends Error {}

/**
 * Writes the catalog in the import format into a new or empty folder, as of one moment (import-4). Importing it into the same
 * shop changes nothing; into an empty one it makes the same catalog. Product rows contain stock and simple prices; a `prices`
 * file has the others. With `only`, the files `prices` and `stock` have all skus. Throws `FolderNotEmpty`. A failed export
 * leaves no folder.
 */
export async function exportCatalog(
  { db, now, pictures, documents }: ExportDeps,
  folder: string,
  { format: as = 'jsonl', only, onProgress = () => {} }: ExportOptions = {},
): Promise<Exported> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new FolderNotEmpty(folder);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(folder), `${basename(folder)}.unfinished-`));
  try {
    const types = await pictures.stored();
    const media = createMedia({ pictures, documents }, (id) => types.get(id) ?? 'svg');
    const files = filesOf(new Set(only ?? exportParts), media, now());
    const rows: Record<string, number> = {};
    await withSnapshot(
      db,
      async () => ({ looked: null, queries: new Map(files.map(({ name, query }) => [name, queries[query]])) }),
      async (snapshot) => {
        for (const { name, schema, rowsOf } of files) {
          const made = rowsIn(snapshot, name, rowsOf, (done) => onProgress(name, done));
          rows[name] = await writeRows(join(unfinished, name), as, schema, made);
        }
      },
    );
    const missing = await media.write(unfinished);
    await rename(unfinished, folder);
    return { rows, missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function* rowsIn(
  snapshot: Snapshot,
  name: string,
  rowsOf: ExportFile['rowsOf'],
  onProgress: (done: number) => void,
): AsyncGenerator<Row> {
  let done = 0;
  for await (const page of snapshot.rows(name)) {
    for (const { data } of page) yield* rowsOf(JSON.parse(data ?? 'null'));
    done += page.length;
    onProgress(done);
  }
}
