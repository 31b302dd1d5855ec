import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Problem, Problems } from '#backend/catalog/import/problems.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { fileInside } from '#backend/platform/settings/files-inside.ts';
import { ShopError } from '#domain/base/error-codes.ts';

/** The id of a picture of the library, which texts name as `<id>.jpg`; null for another name. */
export const mediaIdOf = (file: string): string | null =>
  /^([0-9a-f]{16})\.(?:svg|jpe?g|png|webp)$/.exec(file)?.[1] ?? null;

type Adding = {
  /** Folders searched in order for picture files. */
  folders: readonly string[];
  pictures: Pick<PictureService, 'add'> & Partial<Pick<PictureService, 'has'>>;
  problems: Pick<Problems, 'add'>;
};

/**
 * Imports the pictures that files name, each once; `idOf` returns the ids. A missing or broken picture is a problem.
 */
export function createPictureAdder({ folders, pictures, problems }: Adding) {
  const ids = new Map<string, string>();
  return {
    idOf: (file: string) => ids.get(file),
    /** The ids of all pictures that were found. */
    found: (): ReadonlyMap<string, string> => ids,
    async add(file: string, at: Pick<Problem, 'file' | 'line' | 'field'>): Promise<void> {
      if (ids.has(file)) return;
      const found = folders.map((folder) => fileInside(folder, file));
      const inside = found.find((candidate) => typeof candidate === 'object');
      const extension = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
      const type = (['svg', 'jpg', 'png', 'webp'] as const).find((known) => known === extension);
      const id = mediaIdOf(file);
      if (!inside && id && (await pictures.has?.(id))) return void ids.set(file, id);
      if (!inside && found.includes('outside'))
        return problems.add({ ...at, reason: `picture ${file} leads out of its folder` });
      if (!inside || !type) return problems.add({ ...at, reason: `picture ${file} does not exist` });
      try {
        ids.set(file, await pictures.add(await readFile(inside.path), type));
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        problems.add({ ...at, reason: `${file}: ${error.message}` });
      }
    },
  };
}
