import { expect, test } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

test.each([
  '/',
  '/en',
  '/category',
  '/category/renkaat/kesarenkaat',
  '/category/renkaat?page=3',
  '/product/kaira',
  '/en/product/kaira?sku=A-1',
  '/cms/myymalat/oulu#kartta',
  '/kampanjat',
])('%s is prefetched', (path) => {
  expect(mayPrefetch(path)).toBe(true);
});

test.each([
  ...['/ostoskori', '/kassa', '/kiitos?order_id=1', '/kirjaudu', '/oma-tili/tilaukset', '/tilaus/secret'],
  ...['/tarjous/secret', '/toivelista/secret', '/jaettu-ostoskori?c=1', '/uutiskirje/peruuta?t=1', '/_auth/link?t=1'],
  ...['/api/session', '/haku?q=rengas', '/vertailu?sku=1', '/varaosahaku', '/simulator/pay', '/products'],
  ...['/category/renkaat?brand=x', '/uutiset-ja-artikkelit/rss.xml', '/product/kaira?koko=xl'],
  ...['https://other.test/product/kaira', '//other.test/product/kaira', '../product/kaira'],
])('%s is not prefetched', (path) => {
  expect(mayPrefetch(path)).toBe(false);
});
