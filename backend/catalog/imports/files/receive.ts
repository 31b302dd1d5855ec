import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** Bytes of one file. A million rows of a price list are some 100 MB. */
export const MOST_BYTES = 512 * 1024 * 1024;
const LONGEST_NAME = 200;
const MOST_FIELDS = 20;

export type ReceiveRefusal = 'no_file' | 'too_large' | 'not_a_form';
export type Received = { path: string; name: string; bytes: number; fields: Record<string, string> };

const nameOf = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(-LONGEST_NAME) || 'tiedosto.csv';

/**
 * Receives a form with one file straight to a file below `folder`; memory does not grow with it. Who does not keep the file removes it.
 */
export async function receiveForm(request: Request, folder: string): Promise<Result<Received, ReceiveRefusal, null>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) return fail('not_a_form');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `upload-${randomUUID()}`);
  const fields: Record<string, string> = {};
  let name: string | null = null;
  let isTooLarge = false;
  let stored: Promise<void> = Promise.resolve();
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: MOST_BYTES, files: 1, fields: MOST_FIELDS, fieldSize: 1000 },
    });
    parser.on('field', (field: string, value: string) => {
      fields[field] = value;
    });
    parser.on('file', (_, stream, fileName) => {
      name = fileName;
      stream.on('limit', () => {
        isTooLarge = true;
      });
      stored = pipeline(stream, createWriteStream(path));
      stored.catch(() => {});
    });
    await pipeline(Readable.fromWeb(request.body as import('node:stream/web').ReadableStream), parser);
    await stored;
  } catch {
    await rm(path, { force: true });
    return fail('not_a_form');
  }
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (!isTooLarge && name && bytes > 0) return ok({ path, name: nameOf(name), bytes, fields });
  await rm(path, { force: true });
  return fail(isTooLarge ? 'too_large' : 'no_file');
}
/** Receives a file that the server fetched, or found in a folder. */
export async function receiveStream(
  stream: Readable,
  name: string,
  folder: string,
): Promise<Result<Received, 'too_large' | 'no_file', null>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `upload-${randomUUID()}`);
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) next(new Error('too large'));
      else next(null, chunk);
    },
  });
  try {
    await pipeline(stream, counted, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    if (bytes > MOST_BYTES) return fail('too_large');
    throw error;
  }
  if (bytes > 0) return ok({ path, name: nameOf(name), bytes, fields: {} });
  await rm(path, { force: true });
  return fail('no_file');
}
