import { join, relative, resolve } from 'node:path';

/** Path of the shop's socket: the shorter of absolute and relative, because systems allow only about 100 bytes. */
export function socketPath(dataDir: string): string {
  const full = join(resolve(dataDir), 'shop.sock');
  const near = relative(process.cwd(), full);
  return near.length < full.length ? near : full;
}
