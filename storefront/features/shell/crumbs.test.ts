import { expect, test } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const segments: Record<string, string> = {
  category: 'Kaikki tuotteet',
  brandit: 'Brändit',
  haku: 'Haku',
  ostoskori: 'Ostoskori',
  'oma-tili': 'Oma tili',
  tilaukset: 'Tilaukset',
  toivelistat: 'Toivelistat',
  varaosa: 'Varaosa',
  'uutiset-ja-artikkelit': 'Uutiset ja artikkelit',
};
const categories: Record<string, string> = { a: 'A', 'a/b': 'B', 'brandit/honda': 'Honda' };
const labels = (path: string, title?: string) =>
  crumbsOf(path, { segment: (s) => segments[s], category: (p) => categories[p], ...(title ? { title } : {}) }).map(
    ({ label }) => label,
  );

test.each([
  ['/', []],
  ['/en', []],
  ['/kassa', []],
  ['/kiitos', []],
  ['/_auth/verify', []],
  ['/product/x', []],
  ['/cms/palvelut/rahoitus', []],
  ['/ostoskori', ['Ostoskori']],
  ['/haku', ['Haku']],
  ['/category', ['Kaikki tuotteet']],
  ['/category/a/b', ['Kaikki tuotteet', 'A', 'B']],
  ['/en/category/a/b', ['Kaikki tuotteet', 'A', 'B']],
  ['/category/a/nope', ['Kaikki tuotteet', 'A', '?']],
  ['/category/%E0%A4', ['Kaikki tuotteet', '?']],
  ['/brandit/honda', ['Brändit', 'Honda']],
  ['/uutiset-ja-artikkelit/x', ['Uutiset ja artikkelit']],
  ['/oma-tili/tilaukset', ['Oma tili', 'Tilaukset']],
  ['/oma-tili/tilaukset/123', ['Oma tili', 'Tilaukset']],
])('%s', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

test('what the list does not name is labelled by the page', () => {
  expect(labels('/oma-tili/toivelistat/7', 'Kesä')).toEqual(['Oma tili', 'Toivelistat', 'Kesä']);
  expect(labels('/varaosa/x@1')).toEqual(['Varaosa', 'x@1']);
});

test('links lead to the prefix in the page’s own language', () => {
  const crumbs = crumbsOf('/en/category/a/b', { segment: (s) => segments[s], category: (p) => categories[p] });
  expect(crumbs.map(({ to }) => to)).toEqual(['/en/category', '/en/category/a', '/en/category/a/b']);
});
