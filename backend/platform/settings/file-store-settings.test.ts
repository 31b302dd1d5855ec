import { expect, test } from 'vitest';
import { fileStoreRefusals } from './file-store-settings.ts';
import { readSettings, SettingsError } from './settings.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'salaisuus' };
const refused = (over: Partial<Parameters<typeof fileStoreRefusals>[0]>) =>
  fileStoreRefusals({ SHOP_MODE: 'live', PLAIN_HOSTS: [], ...over }).flatMap(({ names }) => names);

test.each([
  ['nothing', {}, []],
  ['a bucket with its keys', { S3_URL: 'https://s3.example/tieva', ...KEYS }, []],
  ['a bucket without keys', { S3_URL: 'https://s3.example/tieva' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['one key', { S3_URL: 'https://s3.example/tieva', S3_ACCESS_KEY_ID: 'AKIA' }, ['S3_SECRET_ACCESS_KEY']],
  ['keys without a bucket', KEYS, ['S3_URL']],
  ['a plain address', { S3_URL: 'http://s3.example/tieva', ...KEYS }, ['S3_URL']],
  ['a plain address of this machine', { S3_URL: 'http://127.0.0.1:9000/tieva', ...KEYS }, []],
  ['a plain address of a named machine', { S3_URL: 'http://minio:9000/tieva', PLAIN_HOSTS: ['minio'], ...KEYS }, []],
  ['a plain address in the demo', { SHOP_MODE: 'demo' as const, S3_URL: 'http://minio:9000/tieva', ...KEYS }, []],
])('%s (files-1)', (_, given, names) => {
  expect(refused(given)).toEqual(names);
});

test.each([
  ['S3_URL', 'tieva'],
  ['S3_URL', 'https://s3.example/tieva?x=1'],
  ['S3_REGION', 'Pohjola 1'],
  ['S3_ACCESS_KEY_ID', 'kaksi sanaa'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readSettings({ S3_URL: 'https://s3.example/tieva', ...KEYS, [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ S3_URL: 'https://s3.example/tieva', ...KEYS, [name]: value })).toThrow(name);
});
