import { expect, test } from 'vitest';
import { liveEnv as live } from '#test/live-env.ts';
import { readSettings } from './settings.ts';
import { isElsewhere, needsTls, transportWords } from './transport-settings.ts';

const start = (env: Record<string, string>) => () => readSettings({ ...live, ...env });

test.each([
  'postgres://shop:x@127.0.0.1/shop',
  'postgres://shop:x@localhost:5433/shop',
  'postgres://shop:x@[::1]/shop',
  'postgres:///shop?host=/run/postgresql',
  'postgres://shop@/shop?host=/run/postgresql',
  'postgres://shop:x@localhost/shop?host=/run/postgresql',
  'postgres://shop:x@db.example/shop?sslmode=verify-full',
  'postgres://shop:x@db.example/shop?sslmode=verify-full&sslrootcert=/etc/ca.pem',
])('a live shop accepts %s', (DATABASE_URL) => {
  expect(start({ DATABASE_URL })().DATABASE_URL).toBe(DATABASE_URL);
});

test.each([
  'postgres://shop:x@db.example/shop',
  'postgres://shop:x@10.0.0.5/shop',
  'postgres://shop:x@127.0.0.1.example/shop',
  'postgres://shop:x@localhost/shop?host=db.example',
  'postgres://shop:x@db.example/shop?sslmode=require',
  'postgres://shop:x@db.example/shop?sslmode=disable',
  'postgres://shop:x@db.example/shop?sslmode=verify-full&ssl=0',
])('a live shop refuses %s, as database and as search replica (operation-2)', (address) => {
  expect(start({ DATABASE_URL: address })).toThrow(/- DATABASE_URL: .*sslmode=verify-full.*PLAIN_HOSTS/);
  expect(start({ SEARCH_DATABASE_URL: address })).toThrow(/- SEARCH_DATABASE_URL: /);
  expect(readSettings({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
});

test('allows unencrypted connections to listed hosts only', () => {
  const DATABASE_URL = 'postgres://shop:x@10.0.0.5/shop';
  expect(start({ DATABASE_URL, PLAIN_HOSTS: 'db.internal, 10.0.0.5' })().PLAIN_HOSTS).toEqual([
    'db.internal',
    '10.0.0.5',
  ]);
  expect(start({ DATABASE_URL, PLAIN_HOSTS: '10.0.0.6' })).toThrow(/- DATABASE_URL/);
  expect(() => readSettings({ PLAIN_HOSTS: '10.0.0.5 db' })).toThrow(/- PLAIN_HOSTS: .*separated by commas/);
});

test('requires TLS to an external mail server', () => {
  const needs = (SMTP_URL: string, env = {}) => needsTls(start({ SMTP_URL, ...env })());
  expect(needs('smtp://mail.example:587')).toBe(true);
  expect(needs('smtp://user:p%40ss@mail.example')).toBe(true);
  expect(needs('smtp://127.0.0.1:25')).toBe(false);
  expect(needs('smtp://localhost')).toBe(false);
  expect(needs('smtp://mail.internal', { PLAIN_HOSTS: 'mail.internal' })).toBe(false);
  expect(needsTls(readSettings({ SMTP_URL: 'smtp://mail.example' }))).toBe(false);
  for (const word of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false', 'pool=true&secure=false'])
    expect(start({ SMTP_URL: `smtp://mail.example?${word}` })).toThrow(/- SMTP_URL: /);
  expect(start({ SMTP_URL: 'smtps://mail.example?pool=true' })).not.toThrow();
});

test('describes the encryption of each connection', () => {
  const settings = start({
    DATABASE_URL: 'postgres://shop:secret@db.example/shop?sslmode=verify-full',
    SEARCH_DATABASE_URL: 'postgres://shop:secret@10.0.0.5/shop',
    PLAIN_HOSTS: '10.0.0.5',
  })();
  const words = transportWords(settings);
  expect(words).toBe(
    'DATABASE_URL is encrypted and checked, SEARCH_DATABASE_URL may be plain (PLAIN_HOSTS), SMTP_URL must become encrypted (STARTTLS)',
  );
  expect(words).not.toContain('secret');
  expect(isElsewhere('smtp://127.example', [])).toBe(true);
});
