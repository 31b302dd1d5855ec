import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['/', '/'],
  ['/oma-tili/tilaukset', '/oma-tili/tilaukset'],
  ['/en/product/kypara?sku=92-0120#kuvat', '/en/product/kypara?sku=92-0120#kuvat'],
  ['/haku?q=//ei', '/haku?q=//ei'],
  ['/haku?q=öljy', '/haku?q=%C3%B6ljy'],
  ['/category/../kassa', '/kassa'],
  ['/varaosa/KL%206204%2F2@1', '/varaosa/KL%206204%2F2@1'],
  ['/_authors', '/_authors'],
])('accepts the path %s (sign-in-7)', (value, expected) => {
  expect(nextPath(value)).toBe(expected);
});

test.each([
  '',
  'kassa',
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '\\/evil.example',
  '/kassa\\..\\x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x/..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%0d%0aset-cookie:x',
  '/_auth/link?token=x',
  '/en/_auth/verify',
  '/_AUTH/link',
  '/%5Fauth/link',
  '/en/../_auth/reset',
  `/${'a'.repeat(1000)}`,
])('rejects %j (sign-in-7)', (value) => {
  expect(nextPath(value)).toBeNull();
});

test.each([undefined, null, 7, ['/kassa'], {}])('rejects what is not a text: %j', (value) => {
  expect(nextPath(value)).toBeNull();
});

const hostile = fc.string({
  unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', '5', 'C', ':', '@', '\t', ' ', '?', '#', 'e'),
});

test('every accepted path stays within the shop', () => {
  fc.assert(
    fc.property(hostile, (rest) => {
      const path = nextPath(`/${rest}`);
      if (path === null) return;
      expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
      expect(nextPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
