import { expect, test } from 'vitest';
import { pageKey } from '#backend/entrypoints/http/pages/page-key.ts';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageBuild } from './page-build.ts';

const to = links('fi');
const pages = [
  ...[to.home(), to.category(), to.category('renkaat/kesarenkaat'), to.brands(), to.brand('kaira'), to.series()],
  ...[to.series('kaira'), to.newProducts(), to.outlet(), to.offers(), to.tradeIns(), to.articles(), to.campaigns()],
  ...[to.content('toimitusehdot'), to.article('talvi'), to.campaign('talvi'), to.product('kaira', 'A')],
  ...[`${to.category('renkaat')}?page=2`, `${to.articles()}?page=2`],
];

test('prefetched pages are rendered once for everybody, in both languages', async () => {
  const table = pageTable((await pageBuild()).build);
  const english = pages.map((path) => `/en${path === '/' ? '' : path}`);
  expect([...pages, ...english].filter((path) => pageKey(table, path) === null)).toEqual([]);
});
