import { expect, test } from 'vitest';
import { pageBuild } from '#test/access/page-build.ts';
import { pageKey } from './page-key.ts';
import { pageTable } from './page-table.ts';

const table = pageTable((await pageBuild()).build);

test.each([
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/en', '/en'],
  ['/category', '/category'],
  ['/category/renkaat?utm_campaign=x&fbclid=1', '/category/renkaat'],
  ['/category/renkaat?page=2&stock=1', '/category/renkaat?stock=1&page=2'],
  ['/category/renkaat?stock=1&page=2&x=1', '/category/renkaat?stock=1&page=2'],
  ['/en/brandit/honda?sort=price-asc', '/en/brandit/honda?sort=price-asc'],
  ['/uutuudet?sort=newest', '/uutuudet'],
  ['/product/kelkka?sku=A-1&gclid=x', '/product/kelkka?sku=A-1'],
  [
    '/product/kelkka.data?utm_source=x&_routes=fi%2Fcatalog%2Fproduct',
    '/product/kelkka.data?_routes=fi%2Fcatalog%2Fproduct',
  ],
  ['/cms/myymalat/oulu?x', '/cms/myymalat/oulu'],
  ['/uutiset-ja-artikkelit/hihna', '/uutiset-ja-artikkelit/hihna'],
  [
    '/category/renkaat.data?_routes=fi%2Fsite%2Flayouts%2Fshell',
    '/category/renkaat.data?_routes=fi%2Fsite%2Flayouts%2Fshell',
  ],
  ['/_root.data', '/_root.data'],
  ['/en.data?x=1', '/en.data'],
])('%s is cached as %s', (target, key) => expect(pageKey(table, target)).toBe(key));

test.each([
  '/ostoskori',
  '/kassa',
  '/kiitos?order_id=1',
  '/oma-tili/tilaukset',
  '/kirjaudu',
  '/tilaus/salaisuus',
  '/jaettu-ostoskori?c=x',
  '/tarjouskori',
  '/haku?q=kelkka',
  '/category/renkaat?q=nasta',
  '/category/renkaat?min=10',
  '/category/renkaat?brand=a&brand=b&brand=c&brand=d',
  '/category/renkaat/',
  '/cms/tuleva?esikatselu=avain',
  '/product/kelkka?koko=xl&vari=musta',
  '/product/kelkka?sku=A-1&koko=xl',
  '/api/session',
  '/product/a/b',
  '/product/%ff',
  '/CATEGORY/renkaat',
  '/product/kelkka.data?_routes=fi%2Fsales%2Fcart',
  `/product/${'a'.repeat(600)}`,
  'http://elsewhere/',
])('%s is not cached', (target) => expect(pageKey(table, target)).toBeNull());
