import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { followChanges } from '#backend/entrypoints/http/follow-changes.ts';
import { pageKey } from '#backend/platform/cache/key.ts';
import { createPageCache } from '#backend/platform/cache/service.ts';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { unavailableContext } from '#web/storefront/base/context.ts';
import { bareBuild } from './access/bare-build.ts';
import { pageBuild } from './access/page-build.ts';
import { pageRows } from './access/page-rows.ts';
import { makeCustomer } from './make-customer.ts';
import { testShop } from './test-shop.ts';

const ORIGIN = 'http://shop.test';

async function keptShop() {
  const made = await orderShop([
    { sku: 'A', price: 1999, stock: { oulu: 9 } },
    { sku: 'B', price: 2999, stock: { oulu: 9 } },
  ]);
  const { shop } = made;
  await shop.search.reindex(shop.db.kysely, 'all');
  const { build } = await pageBuild();
  const pageCache = createPageCache(shop, 10_000_000);
  const stop = await followChanges(shop, pageCache);
  const options = { shop, clientFolder: null, loadBuild: async () => build };
  const kept = createApp({ ...options, pageCache });
  const own = createApp(options);
  const ask = async (app: typeof kept, path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(new URL(path, ORIGIN), { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ...made, pageCache, kept, own, ask, stop };
}

/** The data of pages that anybody may have from memory. */
const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`);

test('what is kept is what every visitor would get: two customers with carts and a guest, to the byte', async () => {
  const { shop, kept, own, ask, stop } = await keptShop();
  const people = [await makeCustomer(shop), await makeCustomer(shop)];
  const paths = Object.values(pageRows)
    .map(({ path }) => path({} as never))
    .filter((path) => !path.includes('undefined') && pageKey(path) !== null)
    .flatMap((path) => [path, `/en${path === '/' ? '' : path}`])
    .map(dataOf);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const guest = await ask(own, path);
    const answers = [
      await ask(kept, path),
      await ask(kept, path, { cookie: people[1]?.cookie ?? '' }),
      ...(await Promise.all(
        people.map(({ cookie }) => ask(own, path, { cookie: `${cookie}; i18n_redirected=en`, 'user-agent': 'x' })),
      )),
    ];
    for (const { status, text } of answers) expect([path, status, text]).toEqual([path, guest.status, guest.text]);
    if (guest.status === 200) expect(guest.headers.get('set-cookie')).toBeNull();
  }
  await stop();
});

test('a sale, stock set by hand and a new price are seen on the very next page; others stay', async () => {
  const { shop, kept, ask, placed, pageCache, stop } = await keptShop();
  const [a, brands] = ['/product/tuote-a.data', '/brandit.data'];
  const first = await ask(kept, a);
  await ask(kept, brands);
  expect((await ask(kept, a)).headers.get('etag')).toBe(first.headers.get('etag'));
  const { hits, misses } = pageCache.counts();
  expect([hits, misses]).toEqual([1, 2]);

  await placed(requestFor('A', 1999));
  await expect.poll(() => pageCache.counts().pages).toBe(1);
  const held = await ask(kept, a);
  expect(held.headers.get('etag')).not.toBe(first.headers.get('etag'));

  await shop.stock.set('A', { oulu: 3 });
  await expect.poll(() => pageCache.counts().pages).toBe(1);
  expect((await ask(kept, a)).text).not.toBe(held.text);

  await shop.db.query('select pg_notify($1, $2)', [CATALOG_CHANGED, 'prices']);
  await expect.poll(() => pageCache.counts().pages).toBe(0);
  await stop();
});

test('an address that leads nowhere or elsewhere is nobody’s to keep', async () => {
  const { kept, ask, pageCache, stop } = await keptShop();
  expect((await ask(kept, '/product/ei-ole.data')).status).toBe(404);
  expect((await ask(kept, '/', { 'accept-language': 'en' })).status).toBe(302);
  expect(pageCache.counts().pages).toBe(0);
  await stop();
});

/** What the one page of the build does next. */
let next: 'says' | 'away' | 'broken' = 'says';
let says = '';

function page(_: Request, status: number, headers: Headers, __: unknown, context: RouterContextProvider) {
  if (next === 'says') return new Response(says, { status, headers });
  if (next === 'away') context.set(unavailableContext, true);
  return new Response('sorry', { status: 500 });
}

const build = bareBuild({ default: page }, { root: { id: 'root', path: '*', module: { default: () => null } } });

test('a page that a sale has dropped is shown again when the shop is away, and only then', async () => {
  const { shop } = await testShop();
  const pageCache = createPageCache(shop, 1_000_000);
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build, pageCache });
  const ask = async () => {
    const answer = await app.request('http://shop.test/brandit');
    return [answer.status, (await answer.text()).slice(0, 6)];
  };
  says = 'before';
  expect(await ask()).toEqual([200, 'before']);
  pageCache.clear();
  next = 'away';
  expect(await ask()).toEqual([200, 'before']);
  next = 'broken';
  expect((await ask())[0]).toBe(500);
  [next, says] = ['says', 'behind'];
  expect(await ask()).toEqual([200, 'behind']);
});

test('made-up skus, route ids and page numbers fill no cache', async () => {
  const { kept, ask, pageCache, stop } = await keptShop();
  const product = '/product/tuote-a';
  const own = `${product}.data?_routes=${encodeURIComponent('fi/site/layouts/shell,fi/catalog/product')}`;
  expect((await ask(kept, `${product}?sku=A`)).status).toBe(200);
  expect((await ask(kept, own)).status).toBe(200);
  const { pages } = pageCache.counts();
  expect(pages).toBe(2);
  for (let n = 0; n < 5; n++) {
    const { status, headers } = await ask(kept, `${product}?sku=rnd${n}`);
    expect([status, headers.get('location')]).toEqual([302, product]);
    await ask(kept, `${product}.data?sku=rnd${n}`);
    await ask(kept, `${product}.data?_routes=r${n}`);
    await ask(kept, `${product}.data?_routes=${encodeURIComponent(`fi/catalog/product,r${n}`)}`);
    await ask(kept, `/category?page=-${n}`);
  }
  for (const ids of [
    'fi/catalog/product,fi/site/layouts/shell',
    'fi/catalog/product,fi/catalog/product',
    'fi/sales/cart',
  ])
    await ask(kept, `${product}.data?_routes=${encodeURIComponent(ids)}`);
  expect(pageCache.counts().pages).toBe(pages);
  await stop();
});
