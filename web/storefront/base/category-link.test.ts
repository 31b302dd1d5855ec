import { expect, test } from 'vitest';
import { links } from '#web/storefront/base/links.ts';
import { categoryLink } from './links.ts';

test.each([
  ['renkaat/kesarenkaat', '/en/category/renkaat/kesarenkaat'],
  ['brandit', '/en/brandit'],
  ['brandit/honda', '/en/brandit/honda'],
  ['brandit/honda/monkijat', '/en/category/brandit/honda/monkijat'],
  ['tuotesarjat', '/en/tuotesarjat'],
  ['tuotesarjat/kaira-umpi', '/en/tuotesarjat/kaira-umpi'],
])('%s', (path, address) => {
  expect(categoryLink(links('en'), path)).toBe(address);
});
