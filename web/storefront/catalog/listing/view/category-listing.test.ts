import { expect, test } from 'vitest';
import { canonicalPath } from './category-listing.ts';

test.each([
  ['brandit', '/brandit'],
  ['brandit/honda', '/brandit/honda'],
  ['tuotesarjat/talvi', '/tuotesarjat/talvi'],
  ['mopot/renkaat', '/category/mopot/renkaat'],
])('the canonical path of category %s is %s (listing-4)', (path, canonical) => {
  expect([canonicalPath(path, 'fi'), canonicalPath(path, 'en')]).toEqual([canonical, `/en${canonical}`]);
});
