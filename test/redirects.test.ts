import { expect, test } from 'vitest';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { followRedirects } from '#web/storefront/site/redirects.ts';
import { bareBuild } from './access/bare-build.ts';
import { testShop } from './test-shop.ts';

/** The smallest build with the shop's middleware and one page for every path. */
const build = bareBuild(
  { default: () => new Response('page') },
  {
    root: { id: 'root', path: '', module: { default: () => null, middleware: [followRedirects] } },
    page: {
      id: 'page',
      parentId: 'root',
      path: '*',
      module: { default: () => null, loader: () => 'loaded', action: () => 'posted' },
    },
  },
);

async function shopWith(...rows: [from: string, to: string, status?: number, prefix?: boolean][]) {
  const { shop } = await testShop();
  const add = async ([from, to, status = 301, prefix = false]: (typeof rows)[number]) => {
    await shop.db.query('insert into redirect values ($1, $2, $3, $4)', [from, to, status, prefix]);
    await shop.db.query('select pg_notify($1, $2)', [CATALOG_CHANGED, '1']);
  };
  for (const row of rows) await add(row);
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => build });
  const get = (path: string, init?: RequestInit) => app.request(`http://shop.test${path}`, init);
  return { get, add, shop };
}

test('redirects a document before it is rendered', async () => {
  const { get } = await shopWith(
    ['/vanha', '/uusi'],
    ['/kauppa', '/category', 302, true],
    ['/blogi', 'https://blogi.example/'],
  );
  const answers: [string, number, string | null][] = [
    ['/vanha?a=1', 301, '/uusi?a=1'],
    ['/en/vanha', 301, '/en/uusi'],
    ['/kauppa/a/b', 302, '/category/a/b'],
    ['/en/blogi', 301, 'https://blogi.example/'],
    ['/kauppa//evil.example/', 302, '/category/evil.example'],
    ['/uusi', 200, null],
    ['//', 301, '/'],
    ['//evil.example//a/?b=1', 301, '/evil.example/a?b=1'],
    ['/uusi/?b=1', 301, '/uusi?b=1'],
    ['/uusi?page=abc', 301, '/uusi'],
  ];
  for (const [path, status, location] of answers) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, location]);
  }
  expect((await get('/vanha', { method: 'HEAD' })).status).toBe(301);
  expect((await get('/vanha', { method: 'POST' })).status).toBe(200);
  expect((await get('/uusi/', { method: 'POST' })).status).toBe(200);
});

test("redirects the router's data requests, inside the shop and to other sites", async () => {
  const { get } = await shopWith(['/vanha', '/uusi'], ['/blogi', 'https://blogi.example/']);
  for (const [path, to] of [
    ['/vanha.data?a=1&_routes=page', '/uusi?a=1'],
    ['/en/vanha.data', '/en/uusi'],
    ['/blogi.data', 'https://blogi.example/'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([202, 'text/x-script']);
    const body = await answer.text();
    expect(body, path).toContain(`"${to}"`);
    expect(body).toContain('"redirect"');
  }
  expect((await get('/uusi.data')).status).toBe(200);
});

test('new redirects work after the notification of an import', async () => {
  const { get, add } = await shopWith();
  expect((await get('/vanha')).status).toBe(200);
  await add(['/vanha', '/uusi']);
  await expect.poll(async () => (await get('/vanha')).status).toBe(301);
});

test('ignores circular rules', async () => {
  const { get } = await shopWith(['/a', '/b'], ['/b', '/a'], ['/c', '/c/d', 301, true]);
  for (const path of ['/a', '/b', '/en/a', '/c', '/c/x']) expect((await get(path)).status, path).toBe(200);
});
