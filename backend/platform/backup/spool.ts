import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export type Spooled = { path: string; bytes: number; sha256: string };

/** Writes lines to a compressed temporary file: a tar entry needs its size before its content. */
export async function spool(path: string, pages: AsyncIterable<string>): Promise<Spooled> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const page of pages) {
      const buffer = Buffer.from(page);
      hash.update(buffer);
      bytes += buffer.length;
      yield buffer;
    }
  }
  await pipeline(counted, createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600 }));
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Reads a spooled file back. */
export const unspool = ({ path }: Spooled) => createReadStream(path).pipe(createGunzip());
