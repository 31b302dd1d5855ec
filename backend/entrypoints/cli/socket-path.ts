import { join, relative, resolve } from 'node:path';

/** The socket of a running shop. The shorter of two spellings: the system allows about a hundred bytes. */
export function socketPath(dataDir: string): string {
  const full = join(resolve(dataDir), 'shop.sock');
  const near = relative(process.cwd(), full);
  return near.length < full.length ? near : full;
}
