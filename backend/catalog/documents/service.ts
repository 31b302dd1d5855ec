import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeAtomically } from '#backend/catalog/media/files.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { ShopError } from '#domain/base/error-codes.ts';

export type DocumentService = {
  /**
   * The id a PDF file is kept under, the first 16 hex digits of the SHA-256 of its bytes, and its size in bytes.
   * @throws ShopError invalid-argument when the file is no PDF.
   */
  inspect(path: string): Promise<{ id: string; bytes: number }>;
  /** Keeps a PDF file under its id; one that is there already is left alone. Throws as `inspect` does. */
  add(path: string): Promise<void>;
  /** The bytes of a kept document; null when there is none of that id. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

const MAGIC = '%PDF-';

export const isDocumentId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

/** Manuals and data sheets in `DATA_DIR/documents`, under the hash of their content. */
export function createDocumentService({
  settings,
}: {
  settings: Pick<ShopContext['settings'], 'DATA_DIR'>;
}): DocumentService {
  const keptAt = (id: string) => join(settings.DATA_DIR, 'documents', `${id}.pdf`);

  async function inspect(path: string) {
    const hash = createHash('sha256');
    let start = '';
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      if (start.length < MAGIC.length) start += piece.subarray(0, MAGIC.length).toString('latin1');
      hash.update(piece);
    }
    if (!start.startsWith(MAGIC)) throw new ShopError('invalid-argument', 'not a PDF');
    return { id: hash.digest('hex').slice(0, 16), bytes: (await stat(path)).size };
  }

  return {
    inspect,
    async add(path) {
      const { id } = await inspect(path);
      const known = await stat(keptAt(id)).catch(() => null);
      if (!known) await writeAtomically(keptAt(id), await readFile(path));
    },
    async read(id) {
      return isDocumentId(id) ? readIfThere(keptAt(id)) : null;
    },
  };
}
