import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { tokenKey } from '#backend/customers/sign-in/callers/session-token.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { liveEnv } from '../live-env.ts';
import { testShop } from '../test-shop.ts';
import { endpointRows, middlewareRoutes } from './endpoint-rows.ts';
import { cookies, matrixShop, ORIGIN } from './matrix-shop.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { type VisitorName, visitorNames } from './people.ts';

const isStranger = (name: VisitorName) => name !== 'A' && name !== 'unverified';

test('every endpoint and every page has a row, and every row a route (access-1)', async () => {
  const { app, pages } = await matrixShop();
  const endpoints = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...endpoints].toSorted()).toEqual(
    [...new Set([...Object.keys(endpointRows), ...middlewareRoutes])].toSorted(),
  );
  const paths = Object.keys(pageRows);
  const english = paths.map((path) => (path === '/' ? '/en' : `/en${path}`));
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...paths, ...english].toSorted());
});

test('a live shop has no endpoint of a simulator', async () => {
  const { shop, createShop } = await testShop(liveEnv);
  const app = createApp({
    shop,
    createShop,
    clientFolder: null,
    loadBuild: async () => Promise.reject(new Error('no pages')),
  });
  const endpoints = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = [...Object.keys(endpointRows), ...middlewareRoutes].filter((endpoint) => !endpoints.has(endpoint));
  expect(missing.filter((endpoint) => !/ \/(simulator|mailbox|oidc)\b/.test(endpoint))).toEqual([]);
  expect([...endpoints].filter((endpoint) => /simulator|mailbox|oidc/.test(endpoint))).toEqual([]);
});

test('endpoints admit those of the access matrix only (access-1)', async () => {
  const { people, send } = await matrixShop();
  const found: Record<string, number[]> = {};
  for (const [endpoint, row] of Object.entries(endpointRows)) {
    found[endpoint] = [];
    for (const name of visitorNames) {
      const headers = { origin: ORIGIN, ...cookies(people.visitors[name].cookie) };
      const response = await send(endpoint, row, await people.thingsFor(name), headers);
      found[endpoint].push(response.status);
      // the demo's mailbox shows all mail to everybody
      if (isStranger(name) && !endpoint.includes('/mailbox'))
        expect(await response.text(), endpoint).not.toContain(people.emailOfA);
    }
    if (endpoint.startsWith('DELETE')) people.renewThings();
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(endpointRows).map(([endpoint, { statuses }]) => [endpoint, statuses])),
  );
});

/** Endpoints for customers. */
const customersOnly = Object.entries(endpointRows).filter(
  ([, { statuses }]) => statuses[0] === 401 && statuses[1] !== 401,
);

test('changes accept a session cookie from pages of the shop only', async () => {
  const { people, send } = await matrixShop();
  const things = await people.thingsFor('A');
  const changing = customersOnly.filter(([endpoint]) => !endpoint.startsWith('GET '));
  expect(changing.length).toBeGreaterThan(20);
  for (const [endpoint, row] of changing)
    for (const from of [
      { origin: 'https://paha.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      const { status } = await send(endpoint, row, things, { ...cookies(people.visitors.A.cookie), ...from } as never);
      expect([endpoint, from, status]).toEqual([endpoint, from, 403]);
    }
});

test('tokens that are forged, too old, of another algorithm or of an ended session are 401', async () => {
  const { people, send, shop, clock } = await matrixShop();
  const { A, B } = people.visitors;
  const things = await people.thingsFor('A');
  const bearing = customersOnly.filter(([endpoint]) => /functions|europe-north1|store|wish-lists/.test(endpoint));
  const tokenOf = async (visitor: typeof A) => (await shop.callers.token(visitor.customer?.visitor as never)).token;
  const good = await tokenOf(A);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (head: object, body: object, hash: string) => {
    const text = `${encode(head)}.${encode(body)}`;
    return `${text}.${createHmac(hash, tokenKey(shop.settings.SHOP_SECRET)).update(text).digest('base64url')}`;
  };
  const ended = await tokenOf(B);
  await shop.db.query('delete from auth_session where user_id = $1', [B.customer?.userId ?? '']);
  const bad = {
    forged: `${header}.${encode({ ...claims, sub: B.customer?.userId })}.${signature}`,
    expired: signed({ alg: 'HS256' }, { ...claims, exp: Math.floor(clock.now.getTime() / 1000) - 1 }, 'sha256'),
    'without an end': signed({ alg: 'HS256' }, { ...claims, exp: undefined }, 'sha256'),
    'of another algorithm': signed({ alg: 'HS512' }, claims, 'sha512'),
    'without an algorithm': `${encode({ alg: 'none' })}.${payload}.`,
    "of somebody else's session": signed({ alg: 'HS256' }, { ...claims, sub: B.customer?.userId }, 'sha256'),
    'of an ended session': ended,
    'no token at all': 'undefined',
  };
  for (const [endpoint, row] of bearing) {
    const { status } = await send(endpoint, row, await people.thingsFor('A'), { authorization: `Bearer ${good}` });
    expect([endpoint, status]).toEqual([endpoint, row.statuses[1]]);
    if (endpoint.startsWith('DELETE')) people.renewThings();
    for (const [what, token] of Object.entries(bad)) {
      // a good cookie beside it changes nothing
      const headers = { authorization: `Bearer ${token}`, origin: ORIGIN, ...cookies(A.cookie) };
      expect([endpoint, what, (await send(endpoint, row, things, headers)).status]).toEqual([endpoint, what, 401]);
    }
  }
});

const landingOf = (response: Response) => {
  const to = response.headers.get('location');
  return to === null ? response.status : `→ ${new URL(to, ORIGIN).pathname}`;
};
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`);
const differs = ({ landings, isPersonal = false }: PageRow) => isPersonal || new Set(landings).size > 1;
/** The address of a page's data request. */
const dataOf = (path: string, only?: string) => {
  const url = new URL(path, ORIGIN);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  if (only) url.searchParams.set('_routes', only);
  return url;
};

test('pages admit those of the access matrix in both languages, and no cache stores what differs by visitor (access-1, route-1)', async () => {
  const { freshApp, people } = await matrixShop();
  let app = freshApp();
  const ask = (path: string | URL, cookie: string | null) =>
    app.request(new URL(path, ORIGIN), {
      headers: { ...cookies(cookie), 'accept-language': 'fi', 'sec-fetch-site': 'same-origin' },
    });
  const found: Record<string, (number | string)[]> = {};
  for (const [pattern, row] of Object.entries(pageRows)) {
    found[pattern] = [];
    // all pages together are more than a visitor may render in a minute
    app = freshApp();
    for (const name of visitorNames) {
      const at = row.path(await people.thingsFor(name));
      const { cookie } = people.visitors[name];
      const response = await ask(at, cookie);
      const landing = landingOf(response);
      found[pattern].push(landing);
      const english = landingOf(await ask(inEnglish(at), cookie));
      const expected = String(landing).replace(/^→ (.*)/, (_, to) => `→ ${inEnglish(to)}`);
      expect([name, inEnglish(at), String(english)]).toEqual([name, inEnglish(at), expected]);
      if (differs(row))
        expect([at, response.headers.get('cache-control')]).toEqual([at, expect.stringContaining('no-store')]);
      if (isStranger(name)) expect(await (await ask(dataOf(at), cookie)).text(), at).not.toContain(people.emailOfA);
    }
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(pageRows).map(([pattern, { landings }]) => [pattern, landings])),
  );
});

test('pages that are the same for everybody contain nothing of a customer', async () => {
  const { app, people } = await matrixShop();
  const things = await people.thingsFor('A');
  for (const row of Object.values(pageRows)) {
    const path = row.path(things);
    if (differs(row)) continue;
    const said = async (cookie: string | null) =>
      (await app.request(dataOf(path), { headers: cookies(cookie) })).text();
    expect(await said(people.visitors.A.cookie), path).toBe(await said(null));
  }
});

test('single routes and forms of account pages are for customers only (sign-in-8)', async () => {
  const { app, freshApp, pages, people } = await matrixShop();
  const things = await people.thingsFor('A');
  const area = pages.filter(({ path }) => path.startsWith('/oma-tili/'));
  expect(area.length).toBeGreaterThanOrEqual(9);
  for (const { id, path, hasAction } of area) {
    const at = pageRows[path]?.path(things) ?? '';
    for (const cookie of [null, people.visitors.deleted.cookie]) {
      const part = await app.request(dataOf(at, id), { headers: cookies(cookie) });
      expect([at, part.status, await part.text()]).toEqual([at, 202, expect.stringContaining('/kirjaudu?next=')]);
      if (!hasAction) continue;
      const posted = await freshApp().request(new URL(at, ORIGIN), {
        method: 'POST',
        headers: { origin: ORIGIN, ...cookies(cookie) },
        body: new URLSearchParams({ intent: 'x' }),
      });
      expect([at, landingOf(posted)]).toEqual([at, '→ /kirjaudu']);
    }
  }
});

test('no page accepts a form of another site', async () => {
  const { freshApp, pages, people } = await matrixShop();
  const things = await people.thingsFor('A');
  const forms = pages.filter(({ hasAction }) => hasAction);
  expect(forms.length).toBeGreaterThanOrEqual(20);
  for (const { path } of forms) {
    const at = (pageRows[path] ?? pageRows[path.replace(/^\/en/, '')])?.path(things) ?? '';
    for (const origin of ['https://paha.example', 'null'])
      for (const url of [new URL(at, ORIGIN), dataOf(at)]) {
        const response = await freshApp().request(url, {
          method: 'POST',
          headers: { origin, ...cookies(people.visitors.A.cookie) },
          body: new URLSearchParams({ intent: 'x' }),
        });
        // a letter's one-click unsubscribe comes from anywhere: the router refuses its form (RFC 8058)
        const status = url.pathname.endsWith('/uutiskirje/peruuta') ? 400 : 403;
        expect([url.pathname, origin, response.status]).toEqual([url.pathname, origin, status]);
      }
  }
});
