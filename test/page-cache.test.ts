import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { followChanges } from '#backend/entrypoints/http/follow-changes.ts';
import { pageKey } from '#backend/entrypoints/http/pages/page-key.ts';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { createPageCache } from '#backend/platform/cache/service.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { unavailableContext } from '#web/storefront/base/context.ts';
import { bareBuild } from './access/bare-build.ts';
import { pageBuild } from './access/page-build.ts';
import { pageRows } from './access/page-rows.ts';
import { byCommand } from './actors.ts';
import { makeCustomer } from './make-customer.ts';
import { testShop } from './test-shop.ts';

const ORIGIN = 'http://shop.test';

async function shopWithCache() {
  const made = await orderShop([
    { sku: 'A', price: 1999, stock: { oulu: 9 } },
    { sku: 'B', price: 2999, stock: { oulu: 9 } },
  ]);
  const { shop } = made;
  await shop.search.recordChange(shop.db.kysely, 'all');
  const { build } = await pageBuild();
  const pageCache = createPageCache(shop, 10_000_000);
  const stop = await followChanges(shop, pageCache);
  const options = { shop, clientFolder: null, loadBuild: async () => build };
  const cached = createApp({ ...options, pageCache });
  const own = createApp(options);
  const ask = async (app: typeof cached, path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(new URL(path, ORIGIN), { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ...made, pageCache, cached, own, ask, stop };
}

/** The data of pages that anybody may have from memory. */
const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`);

test('a cached page equals the page rendered for two customers with carts and for a guest', async () => {
  const { shop, cached, own, ask, stop } = await shopWithCache();
  const people = [await makeCustomer(shop), await makeCustomer(shop)];
  const table = pageTable((await pageBuild()).build);
  const paths = Object.values(pageRows)
    .map(({ path }) => path({} as never))
    .filter((path) => !path.includes('undefined') && pageKey(table, path) !== null)
    .flatMap((path) => [path, `/en${path === '/' ? '' : path}`])
    .map(dataOf);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const guest = await ask(own, path);
    const answers = [
      await ask(cached, path),
      await ask(cached, path, { cookie: people[1]?.cookie ?? '' }),
      ...(await Promise.all(
        people.map(({ cookie }) => ask(own, path, { cookie: `${cookie}; i18n_redirected=en`, 'user-agent': 'x' })),
      )),
    ];
    for (const { status, text } of answers) expect([path, status, text]).toEqual([path, guest.status, guest.text]);
    if (guest.status === 200) expect(guest.headers.get('set-cookie')).toBeNull();
  }
  await stop();
});

test('a sale, a stock change and a new price show on the next request; other pages stay cached', async () => {
  const { shop, cached, ask, placed, pageCache, stop } = await shopWithCache();
  const [a, brands] = ['/product/tuote-a.data', '/brandit.data'];
  const first = await ask(cached, a);
  await ask(cached, brands);
  expect((await ask(cached, a)).headers.get('etag')).toBe(first.headers.get('etag'));
  const { hits, misses } = pageCache.counts();
  expect([hits, misses]).toEqual([1, 2]);

  await placed(requestFor('A', 1999));
  await expect.poll(() => pageCache.counts().pages).toBe(1);
  const held = await ask(cached, a);
  expect(held.headers.get('etag')).not.toBe(first.headers.get('etag'));

  await shop.stock.set(byCommand, 'A', { oulu: 3 });
  await expect.poll(() => pageCache.counts().pages).toBe(1);
  expect((await ask(cached, a)).text).not.toBe(held.text);

  await shop.db.query('select pg_notify($1, $2)', [CATALOG_CHANGED, 'prices']);
  await expect.poll(() => pageCache.counts().pages).toBe(0);
  await stop();
});

test('does not cache missing pages and redirects', async () => {
  const { cached, ask, pageCache, stop } = await shopWithCache();
  expect((await ask(cached, '/product/ei-ole.data')).status).toBe(404);
  expect((await ask(cached, '/', { 'accept-language': 'en' })).status).toBe(302);
  expect(pageCache.counts().pages).toBe(0);
  await stop();
});

/** The next behaviour of the build's only page. */
let next: 'ok' | 'unavailable' | 'broken' = 'ok';
let says = '';

function page(_: Request, status: number, headers: Headers, __: unknown, context: RouterContextProvider) {
  if (next === 'ok') return new Response(says, { status, headers });
  if (next === 'unavailable') context.set(unavailableContext, true);
  return new Response('sorry', { status: 500 });
}

const build = bareBuild(
  { default: page },
  { root: { id: 'root', path: 'brandit', module: { default: () => null, handle: { cache: true } } } },
);

test('serves an invalidated page only while the database is unavailable (operation-1)', async () => {
  const { shop } = await testShop();
  const pageCache = createPageCache(shop, 1_000_000);
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build, pageCache });
  const ask = async () => {
    const answer = await app.request('http://shop.test/brandit');
    return [answer.status, (await answer.text()).slice(0, 6)];
  };
  says = 'before';
  expect(await ask()).toEqual([200, 'before']);
  pageCache.invalidateAll();
  next = 'unavailable';
  expect(await ask()).toEqual([200, 'before']);
  next = 'broken';
  expect((await ask())[0]).toBe(500);
  [next, says] = ['ok', 'behind'];
  expect(await ask()).toEqual([200, 'behind']);
});

test('invented skus, route ids and page numbers are not cached', async () => {
  const { cached, ask, pageCache, stop } = await shopWithCache();
  const product = '/product/tuote-a';
  const own = `${product}.data?_routes=${encodeURIComponent('fi/site/layouts/shell,fi/catalog/product')}`;
  expect((await ask(cached, `${product}?sku=A`)).status).toBe(200);
  expect((await ask(cached, own)).status).toBe(200);
  const { pages } = pageCache.counts();
  expect(pages).toBe(2);
  for (let n = 0; n < 5; n++) {
    const { status, headers } = await ask(cached, `${product}?sku=rnd${n}`);
    expect([status, headers.get('location')]).toEqual([302, product]);
    await ask(cached, `${product}.data?sku=rnd${n}`);
    await ask(cached, `${product}.data?_routes=r${n}`);
    await ask(cached, `${product}.data?_routes=${encodeURIComponent(`fi/catalog/product,r${n}`)}`);
    await ask(cached, `/category?page=-${n}`);
  }
  for (const ids of [
    'fi/catalog/product,fi/site/layouts/shell',
    'fi/catalog/product,fi/catalog/product',
    'fi/sales/cart',
  ])
    await ask(cached, `${product}.data?_routes=${encodeURIComponent(ids)}`);
  expect(pageCache.counts().pages).toBe(pages);
  await stop();
});
