import { expect, test } from 'vitest';
import { pageKey } from '#backend/page-cache/key.ts';
import { mayAskAhead } from '#storefront/features/navigation/asked-ahead.ts';
import { links } from '#storefront/links.ts';

const SHOP = 'https://shop.test';
const to = links('fi');
const pages = [
  ...[to.home(), to.category(), to.category('renkaat/kesarenkaat'), to.brands(), to.brand('kaira'), to.series()],
  ...[to.series('kaira'), to.newProducts(), to.outlet(), to.offers(), to.tradeIns(), to.articles(), to.campaigns()],
  ...[to.content('toimitusehdot'), to.article('talvi'), to.campaign('talvi'), to.product('kaira', 'A')],
  ...[`${to.category('renkaat')}?page=2`, `${to.articles()}?page=2`],
];

test('what browsers ask for ahead is rendered once for everybody, in both languages', () => {
  const ahead = pages.filter((path) =>
    mayAskAhead({ href: SHOP + path, rel: '', target: '' }, { href: `${SHOP}/kassa` }),
  );
  expect(ahead).toEqual(pages);
  expect(ahead.filter((path) => pageKey(path) === null)).toEqual([]);
  expect(ahead.filter((path) => pageKey(`/en${path === '/' ? '' : path}`) === null)).toEqual([]);
});
