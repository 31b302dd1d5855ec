import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type S3Mood, startFakeS3 } from '#test/fakes/fake-s3.ts';
import { createS3Store } from './s3-store.ts';

const NAME = 'documents/a.pdf';
const CONTENT = new TextEncoder().encode('ohje');

async function bucket(over: Partial<Parameters<typeof createS3Store>[0]> = {}) {
  const s3 = await startFakeS3();
  onTestFinished(s3.close);
  const folder = mkdtempSync(join(tmpdir(), 'tieva-s3-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.env;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const store = createS3Store({ url, region, ...keys, scratch: folder, timeoutMs: 300, waitsMs: [5, 20], ...over });
  return { s3, store, folder };
}

test.each<[S3Mood, RegExp]>([
  ['slow', /cannot be reached: no response in 300 ms/],
  ['broken', /responded 503 SlowDown/],
  ['refusing', /responded 403 AccessDenied/],
  ['cut', /cannot be reached/],
])('a bucket that is %s is unavailable, which is not a file that is gone (files-2)', async (mood, words) => {
  const { s3, store } = await bucket();
  await store.write(NAME, CONTENT);
  s3.be(mood);
  await expect(store.read(NAME)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringMatching(words) });
  await expect(store.write(NAME, CONTENT)).rejects.toMatchObject({ code: 'unavailable' });
  s3.be('well');
  expect(await store.read(NAME)).toEqual(CONTENT);
});

test('a page in place of a list is refused, not an empty list', async () => {
  const { s3, store } = await bucket();
  s3.be('garbage');
  await expect(store.list('documents')).rejects.toMatchObject({ code: 'unavailable' });
});

test('every second connection that breaks is tried again (files-2)', async () => {
  const { s3, store } = await bucket();
  s3.be('flaky');
  for (const n of [1, 2, 3]) await store.write(`documents/${n}`, CONTENT);
  expect((await store.list('documents')).length).toBe(3);
  expect(await store.read('documents/2')).toEqual(CONTENT);
});

test('after five failures calls fail at once', async () => {
  const { s3, store } = await bucket();
  s3.be('broken');
  for (let n = 0; n < 5; n++) await expect(store.find(NAME)).rejects.toMatchObject({ code: 'unavailable' });
  s3.asked.length = 0;
  await expect(store.find(NAME)).rejects.toThrow('is not called after repeated failures');
  expect(s3.asked).toEqual([]);
});

test.each([
  ['another secret', { secretAccessKey: 'muu' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIAMUU' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
])('%s is refused with its reason', async (_, over, reason) => {
  const { store } = await bucket(over);
  await expect(store.write(NAME, CONTENT)).rejects.toThrow(reason);
});

test('a missing bucket is not a missing file when writing or listing', async () => {
  const { s3 } = await bucket();
  const { store } = await bucket({ url: s3.env.S3_URL.replace('tieva', 'muu') });
  await expect(store.write(NAME, CONTENT)).rejects.toThrow('no such bucket');
  await expect(store.list('documents')).rejects.toThrow('no such bucket');
});

test('a move that fails leaves the file and nothing on this machine', async () => {
  const { s3, store, folder } = await bucket();
  await store.write('incoming/1/a.csv', CONTENT);
  const moving = store.move('incoming/1/a.csv', 'incoming/1/taken/a.csv');
  s3.be('refusing');
  await expect(moving).rejects.toMatchObject({ code: 'unavailable' });
  s3.be('well');
  expect(await store.read('incoming/1/a.csv')).toEqual(CONTENT);
  expect(readdirSync(folder)).toEqual([]);
});
