import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { liveEnv as live } from '#test/live-env.ts';
import { testShop } from '#test/test-shop.ts';
import { readSettings, SettingsError, settingNames, settingsWarnings } from './settings.ts';

test('an empty environment is a valid demo shop (operation-1)', () => {
  expect(readSettings({})).toMatchObject({ SHOP_MODE: 'demo', PORT: 3000, HOST: '127.0.0.1', DATA_DIR: 'data' });
});

test('an empty value counts as unset', () => {
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
  ['GTM_ID', 'UA-12345'],
  ['GTM_ID', 'GTM-abc"</script>'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['TRUSTED_PROXIES', '127.0.0.1, proxy.example'],
  ['SPAREPARTS_URL', 'ftp://supplier.example'],
  ['SPAREPARTS_TOKEN', 'two words'],
  ['SPAREPARTS_TIMEOUT_MS', '5'],
  ['POSTI_URL', 'posti'],
  ['MATKAHUOLTO_LOGIN', 'kauppa'],
  ['CARRIER_TIMEOUT_MS', '1'],
  ['DELIVERY_ABROAD', 'EE,US'],
  ['DELIVERY_ABROAD', 'FI'],
])('refuses the invalid setting %s=%s by name (operation-1)', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`- ${name}:`));
});

test.each([
  ['PORT', 'abc', 'must be a number'],
  ['HOLD_MINUTES', '0', 'must be at least 1'],
  ['SHOP_MODE', 'prod', 'must be one of demo, live'],
  ['BASE_URL', 'kauppa.example', 'must be an address that begins with http:// or https://'],
  ['STORE_ALERT_EMAIL', 'kauppa', 'must be an e-mail address'],
  ['COOKIE_SECURE', 'perhaps', 'must be one of 0, 1, true, false'],
])('refuses an invalid %s with a readable reason (operation-1)', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(`- ${name}: ${words}`);
});

test('reports all invalid settings and live-mode refusals at once (operation-1)', () => {
  const start = () => readSettings({ ...live, PORT: 'abc', HOLD_MINUTES: '0', SMTP_URL: '', BASE_URL: 'kauppa.test' });
  expect(start).toThrow(/- PORT: .*\n.*- BASE_URL: .*\n.*- HOLD_MINUTES: /s);
  expect(start).toThrow(/- SMTP_URL: set the mail server/);
  expect(start).not.toThrow(/public https address/);
});

describe('live mode', () => {
  test('accepts a complete configuration', () => {
    expect(readSettings(live).SHOP_MODE).toBe('live');
  });

  test.each<[what: string, env: Record<string, string>, told: RegExp]>([
    ['the demo secret', { SHOP_SECRET: '' }, /- SHOP_SECRET: set an own random secret/],
    ['a secret of one letter', { SHOP_SECRET: 'x'.repeat(40) }, /- SHOP_SECRET: set an own random secret/],
    [
      'a secret of one repeated piece',
      { SHOP_SECRET: 'Xy7!kQ2z'.repeat(5) },
      /- SHOP_SECRET: set an own random secret/,
    ],
    ['the alphabet as a secret', { SHOP_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, /- SHOP_SECRET: set an own/],
    ['a weak secret of webhooks', { WEBHOOK_SECRET: 'webhook-secret-of-our-shop' }, /- WEBHOOK_SECRET: set a random/],
    ['a weak token of metrics', { METRICS_TOKEN: 'abcabcabcabcabcabc' }, /- METRICS_TOKEN: set a random/],
    ['an http address', { BASE_URL: 'http://kauppa.test' }, /- BASE_URL: set the shop's public https address/],
    ['no address', { BASE_URL: '' }, /- BASE_URL: set the shop's public https address/],
    ['an address of this machine', { BASE_URL: 'https://localhost:3000' }, /- BASE_URL: set the address customers use/],
    ['insecure cookies', { COOKIE_SECURE: '0' }, /- COOKIE_SECURE: leave it out or set 1/],
    ['the mailbox page: no mail server', { SMTP_URL: '' }, /- SMTP_URL: set the mail server; the demo mailbox is off/],
    ['the example sender', { MAIL_FROM: '' }, /- MAIL_FROM: set an address of your own/],
    ['the example alert address', { STORE_ALERT_EMAIL: '' }, /- STORE_ALERT_EMAIL: set an address of your own/],
    ['the public test merchant', { PAYTRAIL_MERCHANT_ID: '' }, /- PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET: set your own/],
    ['the public test secret', { PAYTRAIL_SECRET: '' }, /- PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET: set your own/],
    [
      'the gateway’s other test merchant',
      { PAYTRAIL_MERCHANT_ID: '695861' },
      /- PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET: set/,
    ],
    [
      'its other published secret',
      { PAYTRAIL_SECRET: 'monisaippuakauppias' },
      /- PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET/,
    ],
    ['a gateway secret of one letter', { PAYTRAIL_SECRET: 'x' }, /- PAYTRAIL_SECRET: set the secret key/],
    ['a gateway secret of spaces', { PAYTRAIL_SECRET: ' '.repeat(20) }, /- PAYTRAIL_SECRET: set the secret key/],
    ['the simulator', { PAYTRAIL_URL: 'https://kauppa.test/simulator' }, /- PAYTRAIL_URL: leave it out/],
    ['a gateway without https', { PAYTRAIL_URL: 'http://pay.test' }, /- PAYTRAIL_URL: leave it out/],
    ['a supplier without https', { SPAREPARTS_URL: 'http://parts.test' }, /- SPAREPARTS_URL: set an https address/],
    [
      'a webhook to a stranger whose name begins like this machine',
      { WEBHOOK_URL: 'http://localhost.evil.example/', WEBHOOK_SECRET: '5b0e7d13a9c84f62e1d7094c' },
      /- WEBHOOK_URL: set an https address/,
    ],
    [
      'a supplier whose name begins like an own address',
      { SPAREPARTS_URL: 'http://127.0.0.1.evil.example/' },
      /- SPAREPARTS_URL: set an https address/,
    ],
    ['a carrier without https', { POSTI_AUTH_URL: 'http://posti.test' }, /- POSTI_AUTH_URL: set an https address/],
  ])('refuses %s and names what to set (operation-2)', (_what, env, told) => {
    expect(() => readSettings({ ...live, ...env })).toThrow(SettingsError);
    expect(() => readSettings({ ...live, ...env })).toThrow(told);
    expect(() => readSettings({ ...live, ...env })).not.toThrow(/\n.*\n/);
  });

  test.each(['http://localhost:9000/', 'http://127.0.0.1/', 'http://[::1]:9000/x', 'http://hook.localhost/'])(
    'tells a program on this machine of orders without https: %s',
    (WEBHOOK_URL) => {
      expect(readSettings({ ...live, WEBHOOK_URL, WEBHOOK_SECRET: '5b0e7d13a9c84f62e1d7094c' })).toMatchObject({
        WEBHOOK_URL,
      });
    },
  );

  test('reports everything that is missing (operation-2)', () => {
    const names = ['MAIL_FROM', 'STORE_ALERT_EMAIL', 'SHOP_SECRET', 'BASE_URL', 'SMTP_URL', 'PAYTRAIL_MERCHANT_ID'];
    for (const name of names) expect(() => readSettings({ SHOP_MODE: 'live' })).toThrow(new RegExp(`- ${name}`));
  });

  test('warns about the embedded database and missing trusted proxies, unlike the demo', () => {
    const about = (env: Record<string, string>) => settingsWarnings(readSettings(env)).map((warning) => warning.about);
    const names = ['DATABASE_URL', 'TRUSTED_PROXIES', 'POSTI_CLIENT_ID', 'MATKAHUOLTO_LOGIN'];
    expect(about(live)).toEqual(names.map((name) => expect.stringContaining(name)));
    const carriers = { POSTI_CLIENT_ID: 'kauppa', POSTI_CLIENT_SECRET: 'salaisuus', MATKAHUOLTO_LOGIN: '1234567' };
    const whole = { ...live, ...carriers, DATABASE_URL: 'postgres://127.0.0.1/x', TRUSTED_PROXIES: '127.0.0.1' };
    expect(about(whole)).toEqual([]);
    expect(about({})).toEqual([]);
  });

  test('has neither simulator nor mailbox page (operation-2)', async () => {
    const { request } = await testShop(live);
    for (const path of ['/simulator/pay/x', '/simulator/payments', '/mailbox', '/mailbox/1']) {
      const answer = await request(path).catch((error) => error as Error);
      // falls through to the pages, which this test has not built
      expect(answer, path).toMatchObject({ status: 500 });
    }
  });
});

test('cookies are secure behind https unless configured otherwise (locale-3)', () => {
  expect(readSettings({}).COOKIE_SECURE).toBe(false);
  expect(readSettings({ BASE_URL: 'https://kauppa.fi' }).COOKIE_SECURE).toBe(true);
  expect(readSettings({ BASE_URL: 'https://kauppa.fi', COOKIE_SECURE: '0' }).COOKIE_SECURE).toBe(false);
});

test('.env.example lists every setting with its default', () => {
  const listed = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(listed).toSorted()).toEqual(settingNames.toSorted());
  const defaults = readSettings({});
  // depends on BASE_URL by default
  const asText: Record<string, unknown> = { ...defaults, COOKIE_SECURE: undefined };
  for (const [name, text] of Object.entries(listed)) expect(text, name).toBe(String(asText[name] ?? ''));
  expect(readSettings(listed)).toEqual(defaults);
});
