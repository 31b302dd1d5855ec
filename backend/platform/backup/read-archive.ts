import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { codeOf, messageOf } from '#backend/platform/caught-error.ts';
import {
  BackupRefused,
  FORMAT_VERSION,
  fileEntry,
  MANIFEST,
  type Manifest,
  manifestSchema,
  type Progress,
  tableEntry,
} from './format.ts';

type OnEntry = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

/** Reads the entries of a .tar.gz in order; `onEntry` must consume each. */
async function walk(file: string, onEntry: OnEntry): Promise<void> {
  const extract = createExtract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  const handle = async () => {
    for await (const entry of extract) {
      if (entry.header.type === 'file') await onEntry(entry.header.name, entry);
      entry.resume();
    }
  };
  const handled = handle().catch((error) => {
    extract.destroy(error);
    throw error;
  });
  // a failing handler breaks the pipe and a broken pipe the handler: throws the first error
  let first: { error: unknown } | undefined;
  const note = (error: unknown) => {
    first ??= { error };
  };
  await Promise.all([handled.catch(note), read.catch(note)]);
  if (first) throw (first as { error: unknown }).error;
}

const damaged = (file: string, why: string) =>
  new BackupRefused(`${file} is damaged: ${why}.`, 'Nothing was changed. Use another backup, or copy this one again.');

/** Maximum size of the manifest: room for a million pictures. */
const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;

async function* upTo(most: number, file: string, content: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most) throw damaged(file, `its manifest is larger than ${most} bytes`);
    yield chunk;
  }
}

async function readManifest(file: string, content: AsyncIterable<Buffer>): Promise<Manifest> {
  const json = await text(upTo(MOST_MANIFEST_BYTES, file, content));
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw damaged(file, 'its manifest is no JSON');
  }
  const checked = manifestSchema.safeParse(parsed);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw damaged(file, `${issue?.path.join('.') || MANIFEST}: ${issue?.message}`);
  }
  if (checked.data.version > FORMAT_VERSION)
    throw new BackupRefused(
      `${file} was made by a newer version of the shop (format ${checked.data.version}).`,
      'Install that version or a newer one and restore with it.',
    );
  return checked.data;
}

/** Reads a whole backup and compares every entry with the manifest: bytes, hash, rows. Throws `BackupRefused`. */
export async function checkArchive(file: string, progress: Progress): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const expected = new Map<string, { bytes: number; sha256: string; rows?: number }>();
  let total = 0;
  try {
    await walk(file, async (name, content) => {
      if (!manifest) {
        if (name !== MANIFEST)
          throw new BackupRefused(`${file} is no backup of the shop.`, 'Name a file made by: npm run shop -- backup');
        manifest = await readManifest(file, content);
        for (const table of manifest.tables) expected.set(tableEntry(table.name), table);
        for (const entry of manifest.files) expected.set(fileEntry(entry.path), entry);
        total = expected.size;
        return;
      }
      const told = expected.get(name);
      if (!told) throw damaged(file, `${name} is not in its manifest`);
      expected.delete(name);
      const found = await measure(content, told.bytes);
      if (found.bytes !== told.bytes || found.sha256 !== told.sha256) throw damaged(file, `${name} is not what it was`);
      if (told.rows !== undefined && told.rows !== found.lines)
        throw damaged(file, `${name} has ${found.lines} rows instead of ${told.rows}`);
      progress('Checking', total - expected.size, total);
    });
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const [code, message] = [codeOf(error), messageOf(error)];
    if (code === 'ENOENT')
      throw new BackupRefused(`There is no file ${file}.`, 'Name a file made by: npm run shop -- backup');
    if (code === 'Z_DATA_ERROR' && !manifest)
      throw new BackupRefused(`${file} is no backup of the shop.`, 'Name a file made by: npm run shop -- backup');
    throw damaged(file, message);
  }
  if (!manifest) throw damaged(file, 'it is empty');
  const [missing] = expected.keys();
  if (missing) throw damaged(file, `${missing} is missing`);
  return manifest;
}

/** Stops when an entry exceeds its size in the manifest: a small file could unpack to fill the disk. */
async function measure(content: AsyncIterable<Buffer>, most: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > most) break;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  }
  return { bytes, sha256: hash.digest('hex'), lines };
}

/** The entries of a checked backup after its manifest: tables by name first, then files by their path in DATA_DIR. */
export async function readEntries(
  file: string,
  on: {
    table: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
    file: (path: string, content: AsyncIterable<Buffer>) => Promise<void>;
  },
): Promise<void> {
  await walk(file, async (name, content) => {
    const [, kind, rest = ''] = /^(tables|files)\/(.+)$/.exec(name) ?? [];
    if (kind === 'tables') await on.table(rest.replace(/\.jsonl$/, ''), content);
    if (kind === 'files') await on.file(rest, content);
  });
}
