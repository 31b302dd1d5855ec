import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { fail, ok, type Result } from '#domain/base/result.ts';

const MOST_FIELDS = 100;
const LONGEST_FIELD = 256 * 1024;

/** A file of a form, on disk; the caller removes it unless it keeps it. `name` as the browser gave it, never used as a path. */
export type ReceivedFile = { field: string; path: string; name: string; bytes: number; isTooLarge: boolean };

/** `fields` holds texts only. `hasMore`: there were more files than may come at once. */
export type ReceivedForm = { fields: FormData; files: ReceivedFile[]; hasMore: boolean };

export type FormLimits = { mostBytes: number; mostFiles: number };

export const discard = (files: readonly Pick<ReceivedFile, 'path'>[]) =>
  Promise.all(files.map(({ path }) => rm(path, { force: true })));

/**
 * Receives a form with files straight to files below `folder`: memory does not grow with them. A file is read to `mostBytes` at
 * most. File inputs that were left empty are no files.
 */
export async function receiveForm(
  request: Request,
  folder: string,
  { mostBytes, mostFiles }: FormLimits,
): Promise<Result<ReceivedForm, 'not_a_form', null>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) return fail('not_a_form');
  await mkdir(folder, { recursive: true });
  const received: ReceivedForm = { fields: new FormData(), files: [], hasMore: false };
  const writing: Promise<void>[] = [];
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: mostBytes, files: mostFiles, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD },
    });
    let hasNul = false;
    parser.on('field', (name: string, value: string) => {
      // no text of the database may hold one
      hasNul ||= value.includes('\0');
      received.fields.append(name, value);
    });
    parser.on('filesLimit', () => {
      received.hasMore = true;
    });
    parser.on('file', (field, stream, name = '') => {
      const file = { field, path: join(folder, `upload-${randomUUID()}.tmp`), name, bytes: 0, isTooLarge: false };
      received.files.push(file);
      stream.on('limit', () => {
        file.isTooLarge = true;
      });
      const written = pipeline(stream, createWriteStream(file.path));
      written.catch(() => {});
      writing.push(written);
    });
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
    await Promise.all(writing);
    if (hasNul) throw new Error('a NUL is no text');
  } catch {
    await Promise.allSettled(writing);
    await discard(received.files);
    return fail('not_a_form');
  }
  for (const file of received.files) file.bytes = (await stat(file.path)).size;
  const empty = received.files.filter(({ name, bytes }) => name === '' && bytes === 0);
  await discard(empty);
  return ok({ ...received, files: received.files.filter((file) => !empty.includes(file)) });
}
