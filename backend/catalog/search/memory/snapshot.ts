import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';
import { indexedWords } from '#domain/catalog/search/search-rule.ts';
import type { IndexVersion } from '../indexer/changes.ts';
import type { Layout, Packed } from './arrays.ts';

/** Everything that is searched, in shared buffers: passing it to another thread copies nothing. */
export type IndexState = { version: IndexVersion; products: Packed; contents: Packed };

/** Raise it when documents, analysis or arrays change: snapshots of before are then ignored and written anew. */
const FORMAT = 3;
const MAGIC = Buffer.from('tieva search index\n');
/** Then the length of the header and its checksum. */
const PREFIX = MAGIC.length + 8;
const PIECE = 1 << 30;

type Part = { layout: Layout; size: number; checksum: number };
type Header = { form: string; version: IndexVersion; products: Part; contents: Part };

const formOf = (words: WordList): string =>
  createHash('sha1')
    .update(JSON.stringify([FORMAT, indexedWords(words)]))
    .digest('hex');
const bytesOf = ({ buffer }: Packed): Uint8Array => new Uint8Array(buffer);
const partOf = (packed: Packed): Part => ({
  layout: packed.layout,
  size: packed.buffer.byteLength,
  checksum: crc32(bytesOf(packed)),
});

/** Stores an index so that the next start needs no build. A reader sees the old file or the whole new one. */
export async function writeSnapshot(path: string, state: IndexState, words: WordList): Promise<void> {
  const { version, products, contents } = state;
  const header: Header = { form: formOf(words), version, products: partOf(products), contents: partOf(contents) };
  const text = Buffer.from(JSON.stringify(header));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(text.length);
  lengths.writeUInt32LE(crc32(text), 4);
  await mkdir(dirname(path), { recursive: true });
  // one process writes at a time
  const unfinished = `${path}.new`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for (const bytes of [MAGIC, lengths, text, bytesOf(products), bytesOf(contents)]) await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A stored index; null when there is none, it has another form, or its bytes are not those that were written. */
export async function readSnapshot(path: string, words: WordList): Promise<IndexState | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    /** Reads bytes from a place; null beyond the end of the file. */
    const read = async <T extends Uint8Array>(bytes: () => T, length: number, at: number): Promise<T | null> => {
      if (at + length > size) return null;
      const target = bytes();
      for (let done = 0; done < length; ) {
        const { bytesRead } = await file.read(target, done, Math.min(PIECE, length - done), at + done);
        if (bytesRead === 0) return null;
        done += bytesRead;
      }
      return target;
    };
    const prefix = await read(() => Buffer.alloc(PREFIX), PREFIX, 0);
    if (!prefix?.subarray(0, MAGIC.length).equals(MAGIC)) return null;
    const length = prefix.readUInt32LE(MAGIC.length);
    const text = await read(() => Buffer.alloc(length), length, PREFIX);
    if (!text || crc32(text) !== prefix.readUInt32LE(MAGIC.length + 4)) return null;
    const header: Header = JSON.parse(text.toString());
    if (header.form !== formOf(words)) return null;
    const readPart = async ({ layout, size: length, checksum }: Part, at: number): Promise<Packed | null> => {
      const bytes = await read(() => new Uint8Array(new SharedArrayBuffer(length)), length, at);
      return bytes && crc32(bytes) === checksum ? { layout, buffer: bytes.buffer } : null;
    };
    const from = PREFIX + text.length;
    const products = await readPart(header.products, from);
    const contents = products && (await readPart(header.contents, from + header.products.size));
    return contents && { version: header.version, products, contents };
  } catch {
    // a header that is no JSON
    return null;
  } finally {
    await file.close();
  }
}
