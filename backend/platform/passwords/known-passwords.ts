import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Bytes stored of each hash. One of 28,000 good passwords is rejected by collision. */
const BYTES = 4;
const FILE = new URL('./known-passwords.bin', import.meta.url);

/** Hash as in the list: case and Unicode form do not matter. */
const hashOf = (password: string): number =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE(0);

let list: Promise<Buffer> | undefined;

/**
 * Whether a password is in the list of breached and most-tried passwords. The file holds sorted hashes, written by
 * `scripts/known-passwords.ts`; it is read at the first call. No network request (sign-in-4).
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  list ??= readFile(FILE).catch((error) => {
    // the read failed, for example out of file handles; the next call retries
    list = undefined;
    throw error;
  });
  const hashes = await list;
  const wanted = hashOf(password);
  let from = 0;
  let to = hashes.length / BYTES;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = hashes.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** File content for a list of passwords, one a line, the commonest first. */
export function writtenList(passwords: readonly string[]): Buffer {
  const hashes = Uint32Array.from(new Set(passwords.map(hashOf))).sort();
  const file = Buffer.alloc(hashes.length * BYTES);
  hashes.forEach((hash, i) => void file.writeUInt32BE(hash, i * BYTES));
  return file;
}
