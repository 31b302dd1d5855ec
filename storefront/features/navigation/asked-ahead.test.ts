import { expect, test } from 'vitest';
import { dataAddress, isDataForAll, mayAskAhead } from './asked-ahead.ts';

const SHOP = 'https://shop.test';
const here = { href: `${SHOP}/category/renkaat?page=2` };
const link = (path: string, more: { rel?: string; target?: string } = {}) => ({
  href: new URL(path, SHOP).href,
  rel: '',
  target: '',
  ...more,
});

test.each([
  '/',
  '/category',
  '/category/renkaat/kesarenkaat',
  '/category/renkaat?page=3',
  '/category/renkaat',
  '/product/kaira',
  '/product/kaira?sku=A-1',
  '/cms/myymalat/oulu#kartta',
  '/kampanjat',
])('%s is asked for ahead', (path) => {
  expect(mayAskAhead(link(path), here)).toBe(true);
});

test.each([
  ...['/ostoskori', '/kassa', '/kiitos?order_id=1', '/kirjaudu', '/oma-tili/tilaukset', '/tilaus/secret'],
  ...['/tarjous/secret', '/toivelista/secret', '/jaettu-ostoskori?c=1', '/uutiskirje/peruuta?t=1', '/_auth/link?t=1'],
  ...['/api/session', '/haku?q=rengas', '/vertailu?sku=1', '/varaosahaku', '/simulator/pay'],
  ...[
    '/category/renkaat?brand=x',
    '/category/renkaat?page=2',
    '/uutiset-ja-artikkelit/rss.xml',
    '/en/category/renkaat',
    '/en',
  ],
  ...['/product/kaira?koko=xl', '/products', 'https://other.test/product/kaira'],
])('%s is not', (path) => {
  expect(mayAskAhead(link(path), here)).toBe(false);
});

test('nor what opens elsewhere, what crawlers are asked to leave, and another variant of the product at hand', () => {
  expect(mayAskAhead(link('/product/kaira', { target: '_blank' }), here)).toBe(false);
  expect(mayAskAhead(link('/product/kaira', { rel: 'noopener nofollow' }), here)).toBe(false);
  expect(mayAskAhead(link('/product/kaira?sku=B'), { href: `${SHOP}/product/kaira` })).toBe(false);
  expect(mayAskAhead(link('/en/product/kaira'), { href: `${SHOP}/en` })).toBe(true);
});

test.each([
  [`${SHOP}/`, `${SHOP}/_.data?_routes=fi%2Froutes%2Fhome`],
  [`${SHOP}/en#alas`, `${SHOP}/en.data?_routes=fi%2Froutes%2Fhome`],
  [`${SHOP}/product/x?sku=A%2F1`, `${SHOP}/product/x.data?sku=A%2F1&_routes=fi%2Froutes%2Fhome`],
])('the data of %s is at %s', (page, data) => {
  expect(dataAddress(page, ['fi/routes/home'])).toBe(data);
  expect(isDataForAll(new URL(data))).toBe(true);
});

test.each(['/ostoskori.data', '/oma-tili/tilaukset.data', '/product/x', '/haku.data', '/kassa.data'])(
  '%s is not kept in the page',
  (path) => {
    expect(isDataForAll(new URL(path, SHOP))).toBe(false);
  },
);
