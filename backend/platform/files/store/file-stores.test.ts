import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeS3 } from '#test/fakes/fake-s3.ts';
import type { FileStore } from './file-store.ts';
import { fileStoreOf } from './open-store.ts';

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => fileStoreOf({ DATA_DIR: scratch() }),
  'a bucket': async () => {
    const s3 = await startFakeS3();
    onTestFinished(s3.close);
    return fileStoreOf({ DATA_DIR: scratch(), ...s3.env });
  },
};
const kinds = Object.keys(stores);
const open = (kind: string) => stores[kind]?.() ?? Promise.reject(new Error(kind));
const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null) =>
  content && new Response(content).text();

test.each(kinds)('%s gives back what was written, whole or in part (files-1)', async (kind) => {
  const store = await open(kind);
  expect([await store.read('documents/a.pdf'), await store.open('documents/a.pdf')]).toEqual([null, null]);
  expect(await store.find('documents/a.pdf')).toBeNull();
  await store.write('documents/a.pdf', bytes('käyttöohje'));
  expect(await text(await store.read('documents/a.pdf'))).toBe('käyttöohje');
  expect(await text(await store.open('documents/a.pdf'))).toBe('käyttöohje');
  expect(await text(await store.open('documents/a.pdf', { first: 4, last: 7 }))).toBe('ttö');
  const found = await store.find('documents/a.pdf');
  expect(found).toMatchObject({ name: 'documents/a.pdf', bytes: 12 });
  expect(Math.abs(Number(found?.at) - Date.now())).toBeLessThan(5000);
});

test.each(kinds)('%s keeps an empty file, and every byte', async (kind) => {
  const store = await open(kind);
  const all = Uint8Array.from({ length: 256 * 300 }, (_, i) => i % 256);
  await store.write('documents/tyhja', new Uint8Array());
  await store.write('documents/kaikki', all);
  expect(await store.read('documents/tyhja')).toEqual(new Uint8Array());
  expect(Buffer.from((await store.read('documents/kaikki')) ?? [])).toEqual(Buffer.from(all));
});

test.each(kinds)('%s lists all files below a folder, over several pages', async (kind) => {
  const store = await open(kind);
  const names = ['a b.csv', 'ä&<>+%.csv', '007', '1e5', 'taken/x=1?.csv', 'z~(1)!.csv', "it's *.csv"];
  for (const name of names) await store.write(`incoming/9/${name}`, bytes(name));
  await store.write('incoming/99/other', bytes('x'));
  await store.write('incoming/9/half.tmp', bytes('x'));
  const listed = await store.list('incoming/9');
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names.map((name) => `incoming/9/${name}`).toSorted());
  for (const { name, bytes: size } of listed) expect((await store.read(name))?.byteLength).toBe(size);
  expect(await store.list('nothing')).toEqual([]);
});

test.each(kinds)('%s takes files of the machine, moves and removes', async (kind) => {
  const store = await open(kind);
  const path = join(scratch(), 'iso');
  writeFileSync(path, 'x'.repeat(100_000));
  await store.take('backups/one', path);
  expect(existsSync(path)).toBe(false);
  await store.move('backups/one', 'backups/two');
  expect(await store.find('backups/one')).toBeNull();
  expect((await store.find('backups/two'))?.bytes).toBe(100_000);
  await store.remove('backups/two');
  await store.remove('backups/two');
  expect(await store.list('backups')).toEqual([]);
});
