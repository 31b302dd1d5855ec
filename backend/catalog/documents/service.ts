import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { ShopError } from '#domain/base/error-codes.ts';

export type DocumentService = {
  /**
   * The id of a PDF file (the first 16 hex digits of the SHA-256 of its bytes) and its size in bytes. Writes nothing.
   * @throws ShopError invalid-argument when the file is not a PDF.
   */
  inspect(path: string): Promise<{ id: string; bytes: number }>;
  /** Stores a PDF file under its id, unless it is stored already. Throws as `inspect` does. */
  add(path: string): Promise<void>;
  /** Stores the bytes of a PDF under the id of its content. */
  store(id: string, bytes: Uint8Array): Promise<void>;
  /** Sizes in bytes of all stored documents by id. */
  stored(): Promise<Map<string, number>>;
  /** Deletes a document. */
  remove(id: string): Promise<void>;
  /** The bytes of a stored document; null when the id is unknown. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

const MAGIC = '%PDF-';

export const isDocumentId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

const FOLDER = 'documents';
const nameOf = (id: string) => `${FOLDER}/${id}.pdf`;

/** Manuals and data sheets, under the hash of their content. */
export function createDocumentService({ settings }: { settings: FileStoreSettings }): DocumentService {
  const store = fileStoreOf(settings);

  async function inspect(path: string) {
    const hash = createHash('sha256');
    let start = '';
    const chunks: AsyncIterable<Buffer> = createReadStream(path);
    for await (const chunk of chunks) {
      if (start.length < MAGIC.length) start += chunk.subarray(0, MAGIC.length).toString('latin1');
      hash.update(chunk);
    }
    if (!start.startsWith(MAGIC)) throw new ShopError('invalid-argument', 'not a PDF');
    return { id: hash.digest('hex').slice(0, 16), bytes: (await stat(path)).size };
  }

  return {
    inspect,
    async add(path) {
      const { id } = await inspect(path);
      if (!(await store.find(nameOf(id)))) await store.write(nameOf(id), await readFile(path));
    },
    async store(id, bytes) {
      if (isDocumentId(id)) await store.write(nameOf(id), bytes);
    },
    async stored() {
      const files = await store.list(FOLDER);
      return new Map(
        files.flatMap(({ name, bytes }) => {
          const id = /^documents\/([0-9a-f]{16})\.pdf$/.exec(name)?.[1];
          return id === undefined ? [] : [[id, bytes] as const];
        }),
      );
    },
    async remove(id) {
      if (isDocumentId(id)) await store.remove(nameOf(id));
    },
    async read(id) {
      return isDocumentId(id) ? store.read(nameOf(id)) : null;
    },
  };
}
