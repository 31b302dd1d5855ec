import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Bytes of a hash that are kept: of those who choose well, one of 28 000 is told to choose again. */
const BYTES = 4;
const FILE = new URL('./known-passwords.bin', import.meta.url);

/** As the list is written: capitals and the form of letters make no other password. */
const hashOf = (password: string): number =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE(0);

let list: Promise<Buffer> | undefined;

/**
 * Whether a password stands in the list of those that are known from breaches and tried first: hashes only, sorted, written
 * by `scripts/known-passwords.ts`. Read when the first one is asked for; nothing leaves the machine.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  list ??= readFile(FILE).catch((error) => {
    // out of file handles for a moment: the next one reads it again
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

/** The file of a list of passwords, the commonest first; a line each. */
export function writtenList(passwords: readonly string[]): Buffer {
  const hashes = Uint32Array.from(new Set(passwords.map(hashOf))).sort();
  const file = Buffer.alloc(hashes.length * BYTES);
  hashes.forEach((hash, i) => void file.writeUInt32BE(hash, i * BYTES));
  return file;
}
