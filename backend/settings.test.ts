import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liveEnv as live } from '#test/live-env.ts';
import { readSettings, SettingsError, settingNames } from './settings.ts';

test('an empty environment gives a demo shop', () => {
  expect(readSettings({})).toMatchObject({ SHOP_MODE: 'demo', PORT: 3000, HOST: '127.0.0.1', DATA_DIR: 'data' });
});

test('a blank value is the same as none', () => {
  expect(readSettings({ DATABASE_URL: '', BASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SHOP_MODE', 'prod'],
  ['DATABASE_URL', 'mysql://x'],
  ['BASE_URL', 'kauppa.example'],
  ['SMTP_URL', 'http://x'],
  ['SHOP_SECRET', 'short'],
  ['COOKIE_SECURE', 'perhaps'],
  ['HOLD_MINUTES', '0'],
  ['TRUSTED_PROXIES', '127.0.0.1, proxy.example'],
])('a wrong %s=%s stops the start and is named', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`- ${name}:`));
});

describe('live mode', () => {
  test('starts with everything of its own', () => {
    expect(readSettings(live).SHOP_MODE).toBe('live');
  });

  test.each([
    ['SHOP_SECRET', undefined],
    ['BASE_URL', 'http://kauppa.example'],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['STORE_ALERT_EMAIL', undefined],
    ['PAYTRAIL_MERCHANT_ID', undefined],
    ['PAYTRAIL_SECRET', undefined],
  ])('refuses without its own %s and says what to set', (name, value) => {
    expect(() => readSettings({ ...live, [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ ...live, [name]: value })).toThrow(name);
  });
});

test('cookies are secure behind https unless the owner says otherwise', () => {
  expect(readSettings({}).COOKIE_SECURE).toBe(false);
  expect(readSettings({ BASE_URL: 'https://kauppa.fi' }).COOKIE_SECURE).toBe(true);
  expect(readSettings({ BASE_URL: 'https://kauppa.fi', COOKIE_SECURE: '0' }).COOKIE_SECURE).toBe(false);
});

test('.env.example lists every setting', () => {
  const listed = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').match(/^[A-Z_]+(?==)/gm);
  expect(listed?.toSorted()).toEqual(settingNames.toSorted());
});
