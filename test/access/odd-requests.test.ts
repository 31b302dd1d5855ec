import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { logFault } from '#web/storefront/site/errors/log-fault.ts';
import { type EndpointRow, endpointRows } from './endpoint-rows.ts';
import { cookies, matrixShop, ORIGIN } from './matrix-shop.ts';
import { pageBuild, type WriteDocument } from './page-build.ts';
import { pageRows } from './page-rows.ts';

const PATIENCE_MS = 120_000;

const htmlPage: WriteDocument = (_, status, headers) => {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response('page', { status, headers });
};

/** The shop with its pages as the server runs them, and the lines of its log that are errors. */
async function oddShop() {
  const made = await matrixShop();
  const errors: Record<string, unknown>[] = [];
  const write = (line: string) => void errors.push(JSON.parse(line));
  const log = pino({ level: 'error', base: null, timestamp: false }, { write });
  const { build, pages } = await pageBuild(htmlPage);
  const entry = { module: { ...build.entry.module, handleError: logFault } };
  const options = {
    shop: { ...made.shop, log },
    clientFolder: null,
    loadBuild: async () => ({ ...build, entry }) as typeof build,
  };
  const things = await made.people.thingsFor('A');
  const ask = (path: string, init: RequestInit = {}, app = createApp(options)) =>
    app.request(new URL(path, ORIGIN), init);
  return { ...made, pages, things, errors, ask, cookie: cookies(made.people.visitors.A.cookie) };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TEXT = { 'content-type': 'text/plain' };
const OWN = { origin: ORIGIN };

/** A row's paths with each segment replaced by another. */
const withSegment = (path: string, segment: string) => {
  const segments = path.split('?')[0]?.split('/') ?? [];
  return segments.flatMap((own, at) => (own && at > 1 ? [segments.with(at, segment).join('/')] : []));
};

test(
  'a NUL, invalid UTF-8 and a lone percent sign in an address cause no error',
  async () => {
    const { ask, things, errors } = await oddShop();
    const broken: string[] = [];
    const tried = async (path: string, init?: RequestInit) => {
      for (const segment of ['%00', '%ff'])
        for (const address of [...withSegment(path, segment), `${path.split('?')[0]}?q=${segment}&sku=${segment}`]) {
          const { status } = await ask(address, init);
          if (status >= 500 && !address.startsWith('/readyz')) broken.push(`${address} ${status}`);
        }
    };
    for (const [endpoint, row] of Object.entries(endpointRows).filter(([endpoint]) => !endpoint.includes(':project'))) {
      const { path, body, headers = {} } = row.request(things);
      const sent = typeof body === 'object' ? JSON.stringify(body) : body;
      await tried(path, {
        method: endpoint.split(' ')[0] ?? 'GET',
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      });
    }
    for (const row of Object.values(pageRows)) {
      const path = row.path(things);
      await tried(path);
      await tried(`${path.split('?')[0]}.data`);
    }
    expect(broken).toEqual([]);
    expect(errors.filter(({ path }) => path !== '/readyz')).toEqual([]);
  },
  PATIENCE_MS,
);

test('a page without an action refuses a form with 405, without an error in the log', async () => {
  const { ask, errors } = await oddShop();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/category', '/', '/product/tuote-a', '/product/tuote-a.data', '/ei-ole']) {
      const response = await ask(path, { method, headers: { ...OWN, ...FORM }, body: 'a=1' });
      expect([path, method, response.status]).toEqual([path, method, 405]);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  expect(errors).toEqual([]);
});

test('a multipart form that cannot be read is 400', async () => {
  const { ask, errors } = await oddShop();
  const init = {
    method: 'POST',
    headers: { ...OWN, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--y\r\nno form',
  };
  for (const path of ['/oidc/authorize', '/oidc/token', '/simulator/pay/x', '/kirjaudu', '/ota-yhteytta.data'])
    expect([path, (await ask(path, init)).status]).toEqual([path, 400]);
  expect(errors).toEqual([]);
});

test('plain text with a session is 415, but for queries of search clients and error beacons', async () => {
  const { ask, things, cookie, pages, errors } = await oddShop();
  const body = '{"requests":[]}';
  const post = async (path: string, headers: Record<string, string>) =>
    (await ask(path, { method: 'POST', headers: { ...OWN, ...TEXT, ...headers }, body })).status;
  for (const path of ['/api/send-quote', '/api/customer-cart', '/functions/customer-getUser', '/api/checkout/orders'])
    expect([path, await post(path, cookie)]).toEqual([path, 415]);
  for (const { path, hasAction } of pages) {
    const at = hasAction && pageRows[path]?.path(things);
    if (at) for (const headers of [cookie, {}]) expect([at, await post(at, headers)]).toEqual([at, 415]);
  }
  const search = '/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public';
  expect(await post(search, cookie)).toBe(200);
  expect(await post('/api/browser-errors', cookie)).toBeLessThan(415);
  expect(errors).toEqual([]);
});

test('a form with a session is accepted from pages of the shop only', async () => {
  const { ask, things, cookie, pages } = await oddShop();
  const forms = pages.flatMap(({ path, hasAction }) => {
    const at = hasAction && pageRows[path]?.path(things);
    return at ? [at] : [];
  });
  expect(forms.length).toBeGreaterThan(10);
  for (const from of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }])
    for (const at of forms.filter((path) => !path.startsWith('/uutiskirje/peruuta'))) {
      const headers = { ...cookie, ...FORM, ...(from as Record<string, string>) };
      const response = await ask(at, { method: 'POST', headers, body: 'intent=x' });
      expect([at, from, response.status]).toEqual([at, from, 403]);
    }
  // browsers send these without JavaScript too
  for (const from of [{ ...OWN, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'same-origin' }])
    for (const at of forms) {
      const { status } = await ask(at, { method: 'POST', headers: { ...cookie, ...FORM, ...from }, body: 'intent=x' });
      expect([403, 415].includes(status) ? [at, from, status] : null).toBeNull();
    }
});

test('requests with a proof of their own are accepted from any origin', async () => {
  const { ask, cookie } = await oddShop();
  const elsewhere = { ...cookie, origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site', ...FORM };
  const post = (path: string, body: string) => ask(path, { method: 'POST', headers: elsewhere, body });
  expect((await post('/_auth/callback/apple', 'code=x&state=x')).status).toBe(303);
  expect((await post('/uutiskirje/peruuta?t=x', 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect((await post('/en/uutiskirje/peruuta?t=x', 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect((await post('/payments/settlements/x', '[]')).status).toBe(400);
});

test('a bearer token replaces the origin check only where it authenticates', async () => {
  const { ask, cookie, people, shop, things } = await oddShop();
  const { token } = await shop.callers.token(people.visitors.A.customer?.visitor as never);
  const asked = async (authorization: string, endpoint: string, row: EndpointRow | undefined) => {
    const { path = '', body } = row?.request(things) ?? {};
    const headers = { ...cookie, authorization, origin: 'https://paha.example', 'content-type': 'application/json' };
    return (await ask(path, { method: endpoint.split(' ')[0] ?? '', headers, body: JSON.stringify(body) })).status;
  };
  for (const [endpoint, bearer, basic] of [
    ['POST /functions/customer-getUser', 200, 403],
    ['POST /api/wish-lists/items', 200, 403],
    ['PUT /api/customer-cart', 403, 403],
    ['POST /api/checkout/orders', 403, 403],
  ] as const) {
    expect([endpoint, await asked(`Bearer ${token}`, endpoint, endpointRows[endpoint])]).toEqual([endpoint, bearer]);
    expect([endpoint, await asked('Basic dGVzdDp0ZXN0', endpoint, endpointRows[endpoint])]).toEqual([endpoint, basic]);
  }
});

test('an endpoint rejects a wrong method with 405 and Allow, an unknown address is 404', async () => {
  const { ask } = await oddShop();
  const asked = async (method: string, path: string) => {
    const response = await ask(path, { method });
    return [response.status, response.headers.get('allow')];
  };
  expect(await asked('GET', '/search/1/indexes/*/queries')).toEqual([405, 'POST']);
  expect(await asked('GET', '/api/send-quote')).toEqual([405, 'POST']);
  expect(await asked('POST', '/api/session')).toEqual([405, 'GET, HEAD']);
  expect(await asked('POST', '/api/store/users/x')).toEqual([401, null]);
  expect(await asked('POST', '/data/category/menu.json')).toEqual([405, 'GET, HEAD']);
  expect(await asked('GET', '/api/ei-ole')).toEqual([404, null]);
  expect(await asked('PUT', '/search/ei-ole')).toEqual([404, null]);
});

test('browsers of other sites may read responses of the search endpoint', async () => {
  const { ask } = await oddShop();
  const origin = { origin: 'https://kumppani.example' };
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-algolia-api-key' };
  const preflight = await ask('/search/1/indexes/*/queries', { method: 'OPTIONS', headers: { ...origin, ...asked } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-algolia-api-key');
  const response = await ask('/search/1/indexes/*/queries', { method: 'POST', headers: origin, body: '{}' });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('a request gets an id of the shop, whatever it sends', async () => {
  const { ask } = await oddShop();
  const response = await ask('/api/session', { headers: { 'x-request-id': 'forged' } });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('no shared cache stores a page that is rendered for each request', async () => {
  const { ask } = await oddShop();
  for (const path of ['/haku?q=', '/haku?q=tuote', '/haku.data?q=tuote', '/category?min=1'])
    expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
});

test('the checkout opens from the shop’s own pages, the thank-you page with an order (checkout-1)', async () => {
  const { ask } = await oddShop();
  const landing = async (path: string, site: string) => {
    const response = await ask(path, { headers: { 'sec-fetch-site': site, 'accept-language': 'fi' } });
    return [response.status, response.headers.get('location')];
  };
  expect(await landing('/kassa', 'none')).toEqual([302, '/ostoskori']);
  expect(await landing('/en/kassa', 'cross-site')).toEqual([302, '/en/ostoskori']);
  expect(await landing('/kassa', 'same-origin')).toEqual([200, null]);
  expect(await landing('/kiitos', 'none')).toEqual([302, '/']);
});

test('another spelling redirects to the page, with secrets and query unchanged', async () => {
  const { ask } = await oddShop();
  for (const [address, to] of [
    ['/Category/', '/category'],
    ['/EN/Product/Tuote-A/?Sku=A', '/en/product/Tuote-A?Sku=A'],
    ['/TILAUS/AbC', '/tilaus/AbC'],
    ['/Oma-Tili/Tilaukset/', '/oma-tili/tilaukset'],
    ['/haku?q=A&page=abc', '/haku?q=A'],
  ]) {
    const response = await ask(address ?? '', { headers: { 'accept-language': 'fi' } });
    expect([address, response.status, response.headers.get('location')]).toEqual([address, 301, to]);
  }
  expect((await ask('/Ei/Ole')).status).toBe(404);
});
