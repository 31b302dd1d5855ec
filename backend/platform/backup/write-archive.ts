import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';

export type ArchiveEntry = { name: string; bytes: number; open: () => AsyncIterable<Buffer> };

/** Writes a .tar.gz with mode 0600; streams entries one at a time. */
export async function writeArchive(path: string, entries: Iterable<ArchiveEntry>, createdAt: Date): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  const fill = async () => {
    for (const { name, bytes, open } of entries) {
      await new Promise<void>((resolve, reject) => {
        const entry = pack.entry({ name, size: bytes, mode: 0o600, mtime: createdAt }, (error) =>
          error ? reject(error) : resolve(),
        );
        pour(open(), entry).catch(reject);
      });
    }
    pack.finalize();
  };
  // a disk error ends the archive, an entry's error the writing
  await Promise.all([written, fill().catch((error) => void pack.destroy(error))]);
}

async function pour(source: AsyncIterable<Buffer>, entry: NodeJS.WritableStream): Promise<void> {
  for await (const chunk of source)
    if (!entry.write(chunk)) await new Promise((resolve) => entry.once('drain', resolve));
  entry.end();
}
