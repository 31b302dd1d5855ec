import { expect, test } from 'vitest';
import { links } from '#web/storefront/base/links.ts';
import { skuOfPath } from './part-address.ts';

test.each([
  '3211180@1044',
  'A/B@88',
  '0914-233#A@1499',
  '98079-XF+57@88',
  'MIX 2% 1L@301',
  '50%2F@1',
  'Ä&=?;@1',
  'X@Y@1',
])('reads %s back from its address in both languages', (sku) => {
  for (const locale of ['fi', 'en'] as const) {
    const { pathname, search, hash } = new URL(links(locale).sparePart(sku), 'https://shop');
    expect([skuOfPath(pathname), search, hash]).toEqual([sku, '', '']);
  }
});

test('accepts a slash that a proxy has unescaped', () => {
  expect(skuOfPath('/varaosa/8204417/070@1044')).toBe('8204417/070@1044');
});

test.each([
  '/varaosa/',
  '/varaosa/%20',
  '/varaosa/123@',
  '/varaosa/@88',
  '/varaosa/%00@88',
  '/varaosa/%E0%A4%A',
  `/varaosa/${'9'.repeat(201)}`,
  '/product/123',
])('rejects %s (spare-part-1)', (pathname) => expect(skuOfPath(pathname)).toBeNull());
