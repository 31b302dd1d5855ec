import { expect, test } from 'vitest';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { catalogFolder, categories, products } from '#backend/catalog/import/test-folder.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { testShop } from '#test/test-shop.ts';
import { searchClickRoutes } from './click-routes.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

async function setup() {
  const { shop, clock } = await testShop();
  await importCatalog(shop, await catalogFolder({ categories, products }));
  const routes = searchClickRoutes(shop);
  const send = async (body: unknown, userAgent = BROWSER) =>
    (
      await routes.request('/search-clicks', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'user-agent': userAgent },
      })
    ).status;
  const search = (q: string) =>
    shop.search.counts.note({
      query: readListingQuery(new URLSearchParams({ q })),
      total: 2,
      locale: 'fi',
      userAgent: BROWSER,
    });
  const rows = async () => {
    await shop.search.clicks.flush();
    return (await shop.db.query('select query, sku, clicks, quick, ordered from search_click order by 1, 2')).rows;
  };
  const click = (query: string, slug: string, kind = 'click') => ({ kind, query, slug, locale: 'fi' });
  return { shop, clock, send, search, rows, click };
}

test('counts what was opened and ordered after a search beside its searches (search-14)', async () => {
  const { shop, send, search, click } = await setup();
  for (const _ of [1, 2, 3]) search('kypärä');
  search('lapio');
  await send([click(' Kypärä', 'kypara'), click('kypärä', 'kypara', 'order')]);
  await send([click('kypärä', 'kypara', 'quick'), click('kypärä', 'saha')]);
  expect(await shop.search.counts.read(30, 10)).toMatchObject([
    { query: 'kypärä', times: 3, clicks: 2, quick: 1, ordered: 1, favourite: 'KYP' },
    { query: 'lapio', times: 1, clicks: 0, quick: 0, ordered: 0, favourite: null },
  ]);
});

test('does not count unknown products, bots, personal data and bodies of another form (search-14)', async () => {
  const { send, click, rows } = await setup();
  for (const body of ['', 'x', '{}', [click('a', 'kypara', 'paid')], [{ ...click('a', 'kypara'), locale: 'sv' }]])
    expect(await send(body)).toBe(204);
  await send(Array.from({ length: 21 }, () => click('monta', 'kypara')));
  await send([click('kypärä', 'kypara')], 'Googlebot/2.1');
  await send([click('matti@example.com', 'kypara'), click('kypärä', 'ei-ole'), click('kypärä', "x'; drop table")]);
  expect(await rows()).toEqual([]);
});

test('forgets counts after 180 days (search-14)', async () => {
  const { send, click, rows, clock } = await setup();
  await send([click('vanha', 'kypara')]);
  expect(await rows()).toHaveLength(1);
  clock.now = new Date(+clock.now + 181 * 24 * 3_600_000);
  await send([click('uusi', 'kypara')]);
  expect(await rows()).toMatchObject([{ query: 'uusi' }]);
});
