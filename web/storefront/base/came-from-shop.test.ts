import { expect, test } from 'vitest';
import { cameFromShop } from '#web/storefront/base/came-from-shop.ts';

const asked = (path: string, headers: Record<string, string> = {}) =>
  cameFromShop(new Request(`https://shop.test${path}`, { headers }), ['https://shop.test']);

test('in-app navigation passes', () => {
  expect(asked('/kassa.data')).toBe(true);
});

test('a document request passes only from our own pages', () => {
  expect(asked('/kassa', { 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(asked('/kassa', { 'sec-fetch-site': 'none' })).toBe(false);
  expect(asked('/kassa', { 'sec-fetch-site': 'cross-site', referer: 'https://shop.test/ostoskori' })).toBe(false);
});

test('without the header the referrer decides', () => {
  expect(asked('/en/kassa', { referer: 'https://shop.test/en/ostoskori' })).toBe(true);
  expect(asked('/kassa', { referer: 'https://shop.test.evil.test/' })).toBe(false);
  expect(asked('/kassa', { referer: 'about:client' })).toBe(false);
  expect(asked('/kassa')).toBe(false);
});
