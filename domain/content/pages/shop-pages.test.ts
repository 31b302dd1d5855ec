import { expect, test } from 'vitest';
import { isShopPage } from './shop-pages.ts';

test.each([
  ...['/', '/en', '/en/', '/tarjoukset', '/en/tarjoukset/?page=2#alku', '/brandit', '/brandit/halla', '/category/a/b'],
  ...['/varaosahaku?koodi=1', '/tilaus/x/kuitti.pdf', '/documents/abc.pdf', '/oma-tili/omat-tiedot/kopio.json'],
])('%s is a page of the shop', (link) => {
  expect(isShopPage(link)).toBe(true);
});

test.each([
  '/tarjouksetx',
  '/en/tarjoukset/x',
  '/brandit/a/b',
  '/english',
  '/tilaus/x/kuittixpdf',
  '/api/session',
  '/documents',
])('%s is not a page of the shop', (link) => {
  expect(isShopPage(link)).toBe(false);
});
