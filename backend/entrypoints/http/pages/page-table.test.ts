import { expect, test } from 'vitest';
import { pageBuild } from '#test/access/page-build.ts';
import { pageTable } from './page-table.ts';

const { find } = pageTable((await pageBuild()).build);

test.each([
  ...['/', '/en', '/en/', '/tarjoukset', '/en/tarjoukset/', '/brandit', '/brandit/halla', '/category/a/b'],
  ...['/varaosahaku', '/tilaus/x/kuitti.pdf', '/oma-tili/omat-tiedot/kopio.json'],
])('finds the page at %s', (path) => {
  expect(find(path)).not.toBeNull();
});

test.each([
  ...['/tarjouksetx', '/en/tarjoukset/x', '/brandit/a/b', '/english', '/tilaus/x/kuittixpdf', '/api/session'],
  ...['/documents', '/TARJOUKSET'],
])('finds no page at %s', (path) => {
  expect(find(path)).toBeNull();
});

test('a page inherits the handles of its layouts and may override them', () => {
  expect(find('/oma-tili/tilaukset')?.handle).toEqual({ robots: 'disallow', crumbs: 2 });
  expect(find('/en/oma-tili/toivelistat/1')?.handle).toEqual({ robots: 'disallow', crumbs: 3 });
  expect(find('/oma-tili')?.handle).toEqual({});
});
