import { expect, test } from 'vitest';
import type { AdminRow } from './admin-row.ts';
import { adminRows } from './admin-rows.ts';
import { ADMIN_ORIGIN, type AdminShop, adminShop, type Caller, callers, markers } from './admin-shop.ts';

const LONG_MS = 120_000;

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const NUMBER = /(?:[TY]-)?\d{6,}/;
const SMALL_ID = /(?<=\/(?:muutokset|inventointi|siirrot|saapuneet)\/)\d+/;

/** The status, the address of a redirect, or the reason of a refusal. */
async function outcomeOf(response: Response): Promise<number | string> {
  const to = response.headers.get('location');
  if (to !== null)
    return `→ ${new URL(to, ADMIN_ORIGIN).pathname.replace(ID, ':id').replace(SMALL_ID, ':id').replace(NUMBER, ':number')}`;
  if (response.status !== 403) return response.status;
  return /"refused":\{[^}]*"reason":"(\w+)"/.exec(await response.text())?.[1] ?? response.status;
}

/** Outcomes that leave everything as it was. */
const REFUSED = new Set<number | string>(['role', 'store', 'proof', '→ /kirjaudu', 404]);

const dataOf = (path: string) => {
  const url = new URL(path, ADMIN_ORIGIN);
  return `${url.pathname === '/' ? '/_root' : url.pathname}.data${url.search}`;
};

/** The fields of a form; a `?` is a new order. */
async function filled(admin: AdminShop, fields: Record<string, string>) {
  return fields.number === '?' ? { ...fields, number: await admin.order() } : fields;
}

test('every route of the admin has a row, and every row a route', async () => {
  const { pages } = await adminShop();
  expect(Object.keys(adminRows).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test('pages open for the roles of their row only', { timeout: LONG_MS }, async () => {
  const admin = await adminShop();
  const found: Record<string, (number | string)[]> = {};
  for (const [pattern, row] of Object.entries(adminRows)) {
    found[pattern] = [];
    const path = await row.path(admin);
    for (const caller of callers) found[pattern].push(await outcomeOf(await admin.send(caller, path)));
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(adminRows).map(([pattern, { get }]) => [pattern, get])));
});

const forms = Object.entries(adminRows).flatMap(([pattern, row]) =>
  Object.entries(row.forms ?? {}).map(([name, form]) => ({ pattern, row, name, ...form })),
);

const formsBySection = Map.groupBy(forms, ({ pattern }) => `/${pattern.split('/')[1]}`);

test.each([...formsBySection])(
  'forms of %s are accepted from the roles of their row only',
  {
    timeout: LONG_MS,
  },
  async (_, ofSection) => {
    const admin = await adminShop();
    const found: Record<string, (number | string)[]> = {};
    const expected: typeof found = {};
    for (const { pattern, name, row, fields, statuses } of ofSection) {
      const outcomes: (number | string)[] = [];
      const fresh = async () => ({ path: await row.path(admin), filled: await filled(admin, fields) });
      let form = await fresh();
      for (const caller of callers) {
        const outcome = await outcomeOf(await admin.send(caller, form.path, form.filled));
        outcomes.push(outcome);
        // who is refused changes nothing: the next one may send the same
        if (!REFUSED.has(outcome)) form = await fresh();
      }
      found[`${pattern} ${name}`] = outcomes;
      expected[`${pattern} ${name}`] = [...statuses];
    }
    expect(found).toEqual(expected);
  },
);

/** Document and data of a page as a caller gets them. */
async function shown(admin: AdminShop, caller: Caller, path: string): Promise<string> {
  const answers = [await admin.send(caller, path), await admin.send(caller, dataOf(path))];
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

test('no answer holds contacts of customers for a role that may not see them', { timeout: LONG_MS }, async () => {
  const admin = await adminShop();
  for (let n = 0; n < 3; n++) await admin.order();
  const order = adminRows['/tilaukset/:number'];
  if (!order) throw new Error('the order page has no row');
  const seen = async (caller: Caller, row: AdminRow, store?: string) => {
    const text = await shown(admin, caller, await row.path(admin, store));
    return markers.filter((marker) => text.includes(marker));
  };
  for (const caller of ['owner', 'manager', 'sales', 'store'] as const)
    expect([caller, await seen(caller, order)]).toEqual([caller, markers]);
  for (const [pattern, row] of Object.entries(adminRows)) {
    const path = await row.path(admin);
    // who has no session of staff is sent to sign in, by the table above
    for (const caller of ['content', 'accounting'] as const) {
      const text = await shown(admin, caller, path);
      expect([caller, pattern, markers.filter((marker) => text.includes(marker))]).toEqual([caller, pattern, []]);
    }
  }
  // quotes belong to no store
  for (const pattern of ['/tarjoukset', '/tarjoukset/:number']) {
    const row = adminRows[pattern];
    expect([pattern, row && (await seen('store', row))]).toEqual([pattern, []]);
  }
  const quote = adminRows['/tarjoukset/:number'];
  expect(quote && (await seen('sales', quote))).toEqual(markers.slice(0, 3));
  // another store's order may be opened, without its customer
  expect(await seen('store', order, 'ranua')).toEqual([]);
});

test('a store changes nothing of another store’s order', { timeout: LONG_MS }, async () => {
  const admin = await adminShop();
  const ofOrders = forms.filter(({ pattern, name, statuses }) => {
    const isOfOrder = /:number$/.test(pattern);
    return isOfOrder && name !== 'unknown' && statuses[callers.indexOf('store')] !== 'role';
  });
  expect(ofOrders.length).toBeGreaterThan(8);
  for (const { pattern, name, row, fields } of ofOrders) {
    const outcome = await outcomeOf(await admin.send('store', await row.path(admin, 'ranua'), fields));
    expect([pattern, name, outcome]).toEqual([pattern, name, 'store']);
  }
});

test('no unsafe request of the shop’s pages is accepted, whoever is signed in', { timeout: LONG_MS }, async () => {
  const admin = await adminShop();
  const unsafe = admin.pages.filter(({ hasAction }) => hasAction);
  expect(unsafe.length).toBeGreaterThanOrEqual(12);
  for (const { path } of unsafe)
    for (const origin of ['http://localhost:3000', 'http://shop.test', 'null']) {
      const at = await adminRows[path]?.path(admin);
      for (const url of [at ?? '', dataOf(at ?? '')]) {
        const { status } = await admin.send('owner', url, { intent: 'x' }, { origin });
        expect([url, origin, status]).toEqual([url, origin, 403]);
      }
    }
});

test('a session of staff is nobody in the shop', async () => {
  const { request, cookieOf } = await adminShop();
  const staff = cookieOf.owner ?? '';
  const asked = async (path: string, cookie?: string, body?: object) => {
    const headers = { origin: 'http://shop.test', 'content-type': 'application/json', ...(cookie && { cookie }) };
    const answer = await request(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    return [path, answer.status, await answer.text()];
  };
  for (const cookie of [staff, staff.replace('staff=', 'tieva.session_token=')]) {
    expect(await asked('/api/session', cookie)).toEqual(await asked('/api/session'));
    const user = '/functions/customer-getUser';
    expect((await asked(user, cookie, { data: {} })).slice(1, 2)).toEqual([401]);
  }
});
