import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { liveEnv } from '#test/live-env.ts';
import { readSettings } from './settings.ts';

const pem = (namedCurve: string) =>
  String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const apple = {
  APPLE_CLIENT_ID: 'fi.kauppa.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: pem('P-256'),
};
const https = { BASE_URL: 'https://kauppa.test' };

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
])('%s and %s must be set together', (id, secret) => {
  expect(() => readSettings({ [id]: 'x' })).toThrow(`- ${secret}: set it too, or leave out ${id}`);
  expect(() => readSettings({ [secret]: 'x' })).toThrow(`- ${id}: set it too, or leave out ${secret}`);
  expect(readSettings({ [id]: 'x', [secret]: 'y' })).toMatchObject({ [id]: 'x', [secret]: 'y' });
});

describe('Apple', () => {
  test('needs all four settings and names missing ones', () => {
    expect(readSettings({ ...https, ...apple }).APPLE_TEAM_ID).toBe('TEAM123456');
    expect(() => readSettings({ ...https, ...apple, APPLE_TEAM_ID: '', APPLE_PRIVATE_KEY: '' })).toThrow(
      '- APPLE_TEAM_ID, APPLE_PRIVATE_KEY: set it too, or leave out APPLE_CLIENT_ID, APPLE_KEY_ID',
    );
  });

  test('accepts a key on one line', () => {
    const oneLine = { APPLE_PRIVATE_KEY: apple.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n') };
    expect(readSettings({ ...https, ...apple, ...oneLine }).APPLE_PRIVATE_KEY).toBe(apple.APPLE_PRIVATE_KEY);
  });

  test.each([
    ['no key', { APPLE_PRIVATE_KEY: 'AuthKey_KEY1234567.p8' }, /- APPLE_PRIVATE_KEY: must be the text of Apple's/],
    ['a key of another kind', { APPLE_PRIVATE_KEY: pem('P-384') }, /- APPLE_PRIVATE_KEY: must be the text of Apple's/],
    ['a wrong team', { APPLE_TEAM_ID: 'kauppa' }, /- APPLE_TEAM_ID: must be the ten letters and digits/],
    ['an http address', { BASE_URL: 'http://kauppa.test' }, /- APPLE_CLIENT_ID: leave it out; Apple returns to https/],
    ['no address', { BASE_URL: '' }, /- APPLE_CLIENT_ID: leave it out; Apple returns to https/],
  ])('refuses %s', (_what, env, told) => {
    expect(() => readSettings({ ...https, ...apple, ...env })).toThrow(told);
  });
});

test('a live shop refuses the demo providers by name (operation-2)', () => {
  const env = { ...liveEnv, GOOGLE_CLIENT_ID: 'stand-in-google', GOOGLE_CLIENT_SECRET: 'x' };
  expect(() => readSettings(env)).toThrow("- GOOGLE_CLIENT_ID: set your own; the demo's stand-in lets anybody in");
  expect(readSettings({ ...env, GOOGLE_CLIENT_ID: 'own' }).GOOGLE_CLIENT_ID).toBe('own');
});

test('Microsoft accepts every kind of account by default', () => {
  expect(readSettings({}).MICROSOFT_TENANT).toBe('common');
  expect(() => readSettings({ MICROSOFT_TENANT: 'https://x' })).toThrow(/- MICROSOFT_TENANT: must be/);
});
