import { expect, test } from 'vitest';
import { cameFromShop } from '#web/storefront/base/came-from-shop.ts';

const cameFrom = (path: string, headers: Record<string, string> = {}) =>
  cameFromShop(new Request(`https://shop.test${path}`, { headers }), ['https://shop.test']);

test('accepts navigation inside the shop (checkout-1)', () => {
  expect(cameFrom('/kassa.data')).toBe(true);
});

test('accepts a document request only from the shop’s own pages', () => {
  expect(cameFrom('/kassa', { 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(cameFrom('/kassa', { 'sec-fetch-site': 'none' })).toBe(false);
  expect(cameFrom('/kassa', { 'sec-fetch-site': 'cross-site', referer: 'https://shop.test/ostoskori' })).toBe(false);
});

test('a cancelled payment in the address makes no request the shop’s own', () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', referer: 'https://paha.test/' };
  for (const path of ['/kirjaudu?toive=A&maksu=peruttu', '/evasteet?maksu=peruttu', '/kassa?maksu=peruttu'])
    expect([path, cameFrom(path, elsewhere)]).toEqual([path, false]);
});

test('falls back to the referrer without the Sec-Fetch-Site header', () => {
  expect(cameFrom('/en/kassa', { referer: 'https://shop.test/en/ostoskori' })).toBe(true);
  expect(cameFrom('/kassa', { referer: 'https://shop.test.evil.test/' })).toBe(false);
  expect(cameFrom('/kassa', { referer: 'about:client' })).toBe(false);
  expect(cameFrom('/kassa')).toBe(false);
});
