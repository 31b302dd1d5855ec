import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from '#backend/catalog/import/reading/raw-row.ts';

/** Bytes of a spreadsheet once unpacked. It is read whole, so larger lists come as CSV. */
export const MOST_UNPACKED = 300 * 1024 * 1024;
const MOST_HEAP_MB = 1500;
const TIMEOUT_MS = 120_000;

/** Throws unless the file unpacks to at most as many bytes as it may: a few kilobytes can unpack to terabytes. */
async function refuseBombs(path: string): Promise<void> {
  let unpacked = 0;
  let problem: string | null = null;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) problem ??= 'not-a-spreadsheet';
      unpacked += chunk?.length ?? 0;
      if (unpacked > MOST_UNPACKED) {
        problem ??= 'unpacks-too-large';
        file.terminate();
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const stream: AsyncIterable<Buffer> = createReadStream(path);
  for await (const bytes of stream) {
    try {
      unzip.push(bytes);
    } catch {
      problem ??= 'not-a-spreadsheet';
    }
    if (problem !== null) throw new UnreadableFile(1, problem);
  }
  if (unpacked === 0) throw new UnreadableFile(1, 'not-a-spreadsheet');
}

/**
 * Turns the first sheet of a spreadsheet into CSV in the same place: a line for each of its rows, so that line numbers are those of
 * the sheet. In a thread of its own, with a limit of memory. Throws `UnreadableFile`.
 */
export async function unpackSheet(path: string): Promise<void> {
  await refuseBombs(path);
  const csv = `${path}.csv`;
  const file = createWriteStream(csv);
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const timeout = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (lines: string | null) => (lines === null ? resolve() : void file.write(lines)));
      worker.on('error', () => reject(new UnreadableFile(1, 'not-a-spreadsheet')));
      worker.on('exit', () => reject(new UnreadableFile(1, 'not-a-spreadsheet')));
    });
    await new Promise<void>((resolve) => void file.end(resolve));
    await rename(csv, path);
  } catch (error) {
    file.destroy();
    await rm(csv, { force: true });
    throw error;
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
