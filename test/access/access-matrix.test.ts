import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { tokenKey } from '#backend/customers/sign-in/callers/session-token.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { liveEnv } from '../live-env.ts';
import { testShop } from '../test-shop.ts';
import { doorRows, frames } from './door-rows.ts';
import { cookies, matrixShop, ORIGIN } from './matrix-shop.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { type VisitorName, visitors } from './people.ts';

const isStranger = (name: VisitorName) => name !== 'A' && name !== 'unverified';

test('every endpoint and every page has a row, and every row a route (access-1)', async () => {
  const { app, pages } = await matrixShop();
  const doors = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...doors].toSorted()).toEqual([...new Set([...Object.keys(doorRows), ...frames])].toSorted());
  const paths = Object.keys(pageRows);
  const english = paths.map((path) => (path === '/' ? '/en' : `/en${path}`));
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...paths, ...english].toSorted());
});

test('a live shop has no door of the demo', async () => {
  const { shop } = await testShop(liveEnv);
  const app = createApp({ shop, clientFolder: null, loadBuild: async () => Promise.reject(new Error('no pages')) });
  const doors = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = [...Object.keys(doorRows), ...frames].filter((door) => !doors.has(door));
  expect(missing.filter((door) => !/ \/(simulator|mailbox|oidc)\b/.test(door))).toEqual([]);
  expect([...doors].filter((door) => /simulator|mailbox|oidc/.test(door))).toEqual([]);
});

test('endpoints admit those of the access matrix only (access-1)', async () => {
  const { people, knock } = await matrixShop();
  const found: Record<string, number[]> = {};
  for (const [door, row] of Object.entries(doorRows)) {
    found[door] = [];
    for (const name of visitors) {
      const headers = { origin: ORIGIN, ...cookies(people.knocker[name].cookie) };
      const answer = await knock(door, row, await people.thingsFor(name), headers);
      found[door].push(answer.status);
      // the demo's mailbox shows all mail to everybody
      if (isStranger(name) && !door.includes('/mailbox')) expect(await answer.text(), door).not.toContain(people.ofA);
    }
    if (door.startsWith('DELETE')) people.renewThings();
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(doorRows).map(([door, { statuses }]) => [door, statuses])));
});

/** Doors that know a customer. */
const customersOnly = Object.entries(doorRows).filter(([, { statuses }]) => statuses[0] === 401 && statuses[1] !== 401);

test('a session cookie is believed from pages of the shop only, wherever something changes', async () => {
  const { people, knock } = await matrixShop();
  const things = await people.thingsFor('A');
  const changing = customersOnly.filter(([door]) => !door.startsWith('GET '));
  expect(changing.length).toBeGreaterThan(20);
  for (const [door, row] of changing)
    for (const from of [
      { origin: 'https://paha.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      const { status } = await knock(door, row, things, { ...cookies(people.knocker.A.cookie), ...from } as never);
      expect([door, from, status]).toEqual([door, from, 403]);
    }
});

test('tokens that are forged, too old, of another algorithm or of an ended session are 401', async () => {
  const { people, knock, shop, clock } = await matrixShop();
  const { A, B } = people.knocker;
  const things = await people.thingsFor('A');
  const bearing = customersOnly.filter(([door]) => /functions|europe-north1|store|wish-lists/.test(door));
  const tokenOf = async (knocker: typeof A) => (await shop.callers.token(knocker.customer?.visitor as never)).token;
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
  for (const [door, row] of bearing) {
    const { status } = await knock(door, row, await people.thingsFor('A'), { authorization: `Bearer ${good}` });
    expect([door, status]).toEqual([door, row.statuses[1]]);
    if (door.startsWith('DELETE')) people.renewThings();
    for (const [what, token] of Object.entries(bad)) {
      // a good cookie beside it changes nothing
      const headers = { authorization: `Bearer ${token}`, origin: ORIGIN, ...cookies(A.cookie) };
      expect([door, what, (await knock(door, row, things, headers)).status]).toEqual([door, what, 401]);
    }
  }
});

const landingOf = (answer: Response) => {
  const to = answer.headers.get('location');
  return to === null ? answer.status : `→ ${new URL(to, ORIGIN).pathname}`;
};
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`);
const differs = ({ landings, isPersonal = false }: PageRow) => isPersonal || new Set(landings).size > 1;
/** The address by which the router asks for what a page shows. */
const dataOf = (path: string, only?: string) => {
  const url = new URL(path, ORIGIN);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  if (only) url.searchParams.set('_routes', only);
  return url;
};

test('pages admit those of the access matrix in both languages, and no cache stores what differs by visitor (access-1, route-1)', async () => {
  const { app, people } = await matrixShop();
  const ask = (path: string | URL, cookie: string | null) =>
    app.request(new URL(path, ORIGIN), {
      headers: { ...cookies(cookie), 'accept-language': 'fi', 'sec-fetch-site': 'same-origin' },
    });
  const found: Record<string, (number | string)[]> = {};
  for (const [pattern, row] of Object.entries(pageRows)) {
    found[pattern] = [];
    for (const name of visitors) {
      const at = row.path(await people.thingsFor(name));
      const { cookie } = people.knocker[name];
      const answer = await ask(at, cookie);
      const landing = landingOf(answer);
      found[pattern].push(landing);
      const english = landingOf(await ask(inEnglish(at), cookie));
      const expected = String(landing).replace(/^→ (.*)/, (_, to) => `→ ${inEnglish(to)}`);
      expect([name, inEnglish(at), String(english)]).toEqual([name, inEnglish(at), expected]);
      if (differs(row))
        expect([at, answer.headers.get('cache-control')]).toEqual([at, expect.stringContaining('no-store')]);
      if (isStranger(name)) expect(await (await ask(dataOf(at), cookie)).text(), at).not.toContain(people.ofA);
    }
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(pageRows).map(([pattern, { landings }]) => [pattern, landings])),
  );
});

test('what is the same for everybody says the same to everybody', async () => {
  const { app, people } = await matrixShop();
  const things = await people.thingsFor('A');
  for (const row of Object.values(pageRows)) {
    const path = row.path(things);
    if (differs(row)) continue;
    const said = async (cookie: string | null) =>
      (await app.request(dataOf(path), { headers: cookies(cookie) })).text();
    expect(await said(people.knocker.A.cookie), path).toBe(await said(null));
  }
});

test('a part of an account page alone, and its forms, are for customers only (sign-in-8)', async () => {
  const { app, freshApp, pages, people } = await matrixShop();
  const things = await people.thingsFor('A');
  const area = pages.filter(({ path }) => path.startsWith('/oma-tili/'));
  expect(area.length).toBeGreaterThanOrEqual(9);
  for (const { id, path, hasAction } of area) {
    const at = pageRows[path]?.path(things) ?? '';
    for (const cookie of [null, people.knocker.deleted.cookie]) {
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

test('no form of a page is taken from another site', async () => {
  const { freshApp, pages, people } = await matrixShop();
  const things = await people.thingsFor('A');
  const forms = pages.filter(({ hasAction }) => hasAction);
  expect(forms.length).toBeGreaterThanOrEqual(20);
  for (const { path } of forms) {
    const at = (pageRows[path] ?? pageRows[path.replace(/^\/en/, '')])?.path(things) ?? '';
    for (const origin of ['https://paha.example', 'null'])
      for (const url of [new URL(at, ORIGIN), dataOf(at)]) {
        const answer = await freshApp().request(url, {
          method: 'POST',
          headers: { origin, ...cookies(people.knocker.A.cookie) },
          body: new URLSearchParams({ intent: 'x' }),
        });
        // a letter's one-click unsubscribe comes from anywhere: the router refuses its form (RFC 8058)
        const status = url.pathname.endsWith('/uutiskirje/peruuta') ? 400 : 403;
        expect([url.pathname, origin, answer.status]).toEqual([url.pathname, origin, status]);
      }
  }
});
