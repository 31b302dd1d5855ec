import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { CommandFailed, type Out } from '../command.ts';

/** Writes the product feed to a file, atomically, or to stdout. */
export async function writeFeed(
  shop: Shop,
  { locale, file }: { locale: Locale; file: string | null },
  out: Out,
): Promise<void> {
  if (!file) {
    for await (const piece of shop.feed.write(locale)) {
      for (const line of piece.replace(/\n$/, '').split('\n')) out.line(line);
      await out.drained();
    }
    return;
  }
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(shop.feed.write(locale)), createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if ((error as NodeJS.ErrnoException).syscall)
      throw new CommandFailed(
        `Cannot write ${file}: ${(error as Error).message}`,
        'Give a file in a folder the shop may write to.',
      );
    throw error;
  }
  out.line(`The feed is in ${file}.`);
}
