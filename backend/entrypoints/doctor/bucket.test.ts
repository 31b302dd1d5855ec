import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { startFakeS3 } from '#test/fakes/fake-s3.ts';
import { bucketFinding } from './environment.ts';
import { wordsOf } from './finding.ts';

async function bucket(over: Record<string, string> = {}) {
  const s3 = await startFakeS3();
  onTestFinished(s3.close);
  const look = async () => {
    const finding = await bucketFinding(readSettings({ ...s3.env, ...over }));
    return finding && { state: finding.state, words: wordsOf(finding, 'en').words };
  };
  return { s3, look };
}

test('a bucket is written, listed, read and cleaned up again (files-2)', async () => {
  const { s3, look } = await bucket();
  expect(await look()).toEqual({ state: 'good', words: `${s3.env.S3_URL} takes files and gives them back` });
  expect([...s3.files.keys()]).toEqual([]);
  expect(s3.asked.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
});

test('what a bucket refuses is named; a shop without one has no finding', async () => {
  const { look } = await bucket({ S3_SECRET_ACCESS_KEY: 'muu' });
  expect(await look()).toMatchObject({ state: 'wrong', words: expect.stringContaining('SignatureDoesNotMatch') });
  expect(await bucketFinding(readSettings({}))).toBeNull();
});
