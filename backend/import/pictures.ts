import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ShopError } from '#domain/base/error-codes.ts';
import type { PictureService } from '../pictures/service.ts';
import type { ImageRow } from './format.ts';
import type { Problems } from './problems.ts';

type Colours = NonNullable<ImageRow['colours']>;
/** A picture a row names, and the row, so that a broken one can be named. */
export type PictureUse = { file: string; colours?: Colours; at: { file: string; line: number; field: string } };

export const pictureKey = (file: string, colours: Colours = {}): string =>
  `${file} ${JSON.stringify(Object.entries(colours).toSorted())}`;

function sourceType(file: string) {
  const extension = extname(file).slice(1).toLowerCase();
  if (extension === 'jpeg' || extension === 'jpg') return 'jpg';
  return extension === 'png' || extension === 'webp' ? extension : 'svg';
}

/**
 * Hands every picture the rows name to the picture service, each file and colouring once, and returns the ids by
 * `pictureKey`. Missing and unreadable files are noted with the first row that names them. Pictures are kept under
 * their content's hash: adding one again changes nothing.
 */
export async function addPictures(
  folder: string,
  uses: readonly PictureUse[],
  pictures: Pick<PictureService, 'add'>,
  problems: Problems,
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const wanted = new Map(uses.toReversed().map((use) => [pictureKey(use.file, use.colours), use]));
  const ids = new Map<string, string>();
  for (const [key, { file, colours, at }] of [...wanted].toReversed()) {
    const path = join(folder, 'pictures', file);
    if (!existsSync(path)) problems.add({ ...at, reason: `pictures/${file} is not there` });
    else
      try {
        ids.set(key, await pictures.add(await readFile(path), sourceType(file), colours));
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        problems.add({ ...at, reason: `pictures/${file}: ${error.message}` });
      }
    onProgress(ids.size, wanted.size);
  }
  return ids;
}
