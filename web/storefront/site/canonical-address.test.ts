import { expect, test } from 'vitest';
import { canonicalAddress } from '#web/storefront/site/canonical-address.ts';

const to = (address: string, pattern?: string) => canonicalAddress(new URL(address, 'http://shop.test'), pattern);

test.each([
  ['/category/', '/category/*', '/category'],
  ['/Category/Kypärät/?sort=Name', '/category/*', '/category/Kyp%C3%A4r%C3%A4t?sort=Name'],
  ['/EN/Product/ABC?sku=A-1', 'en/product/:slug', '/en/product/ABC?sku=A-1'],
  ['/TILAUS/SeCret/', '/tilaus/:secret', '/tilaus/SeCret'],
  ['/Tilaus/Tilaus', '/tilaus/:secret', '/tilaus/Tilaus'],
  ['/varaosa/A%2FB@1/', '/varaosa/*', '/varaosa/A%2FB@1'],
  ['/en/', '/en', '/en'],
  ['/category?page=abc', '/category/*', '/category'],
  ['/category?page=-1&sort=name', '/category/*', '/category?sort=name'],
  ['/category?page=1e9', '/category/*', '/category'],
  ['/category?page=0', '/category/*', '/category'],
])('redirects %s to %s (route-4)', (address, pattern, right) => {
  expect(to(address, pattern)).toBe(right);
});

test.each([
  ['/', '/'],
  ['/category?page=999', '/category/*'],
  ['/product/ABC?sku=%41', '/product/:slug'],
  ['/tilaus/SeCret', '/tilaus/:secret'],
  ['/varaosa/Category@1', '/varaosa/*'],
])('keeps %s', (address, pattern) => {
  expect(to(address, pattern)).toBeNull();
});
