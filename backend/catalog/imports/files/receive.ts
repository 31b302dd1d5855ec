import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { discard, receiveForm as receiveFiles } from '#backend/platform/files/receive-form.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** Bytes of one file. A million rows of a price list are some 100 MB. */
export const MOST_BYTES = 512 * 1024 * 1024;
const LONGEST_NAME = 200;

export type ReceiveRefusal = 'no_file' | 'too_large' | 'not_a_form';
export type Received = { path: string; name: string; bytes: number; fields: Record<string, string> };

const nameOf = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(-LONGEST_NAME) || 'tiedosto.csv';

/** Receives a form with one file straight to a file below `folder`. Who does not keep the file removes it. */
export async function receiveForm(request: Request, folder: string): Promise<Result<Received, ReceiveRefusal, null>> {
  const form = await receiveFiles(request, folder, { mostBytes: MOST_BYTES, mostFiles: 1 });
  if (!form.ok) return form;
  const { fields, files } = form.value;
  const [file] = files;
  if (file && !file.isTooLarge && file.name && file.bytes > 0) {
    const { path, name, bytes } = file;
    const texts = [...fields].map(([field, value]) => [field, String(value)]);
    return ok({ path, name: nameOf(name), bytes, fields: Object.fromEntries(texts) });
  }
  await discard(files);
  return fail(file?.isTooLarge ? 'too_large' : 'no_file');
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
