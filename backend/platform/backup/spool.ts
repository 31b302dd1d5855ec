import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export type Spooled = { path: string; bytes: number; sha256: string };

/** Lines into a compressed file of their own: an archive wants an entry's size before its bytes. */
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

/** What was spooled, as it was. */
export const unspool = ({ path }: Spooled) => createReadStream(path).pipe(createGunzip());
