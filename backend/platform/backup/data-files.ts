import { createHash } from 'node:crypto';
import type { FileStore } from '#backend/platform/files/store/file-store.ts';
import { FILE_FOLDERS } from './format.ts';

/** Sorted names of the files to back up, without unfinished ones (`.tmp`). */
export async function listDataFiles(store: FileStore): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FILE_FOLDERS) found.push(...(await store.list(folder)).map(({ name }) => name));
  return found.sort();
}

/** A stored file from its beginning; one that went meanwhile has no bytes. */
export async function* readDataFile(store: FileStore, name: string): AsyncGenerator<Buffer> {
  const stream = await store.open(name);
  for await (const chunk of stream ?? []) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

export async function measureFile(store: FileStore, name: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of readDataFile(store, name)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
