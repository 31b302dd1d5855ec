import { expect, test } from 'vitest';
import { inLocale, links } from '#web/storefront/base/links.ts';

test('prefixes English links with /en and leaves Finnish ones at the root (locale-1)', () => {
  expect(links('fi').home()).toBe('/');
  expect(links('en').home()).toBe('/en');
  expect(links('en').product('rengas 26/9')).toBe('/en/product/rengas%2026%2F9');
  expect(links('fi').category('renkaat/talvi')).toBe('/category/renkaat/talvi');
  expect(links('fi').search('öljy & vesi')).toBe('/haku?q=%C3%B6ljy%20%26%20vesi');
});

test('keeps the page when the language changes (locale-1)', () => {
  expect(inLocale('en', '/')).toBe('/en');
  expect(inLocale('en', '/product/x', '?sku=1#a')).toBe('/en/product/x?sku=1#a');
  expect(inLocale('fi', '/en')).toBe('/');
  expect(inLocale('fi', '/en/kassa')).toBe('/kassa');
  expect(inLocale('fi', '/english-page')).toBe('/english-page');
});
