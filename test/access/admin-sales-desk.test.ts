import { describe, expect, test } from 'vitest';
import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import { quoteShop } from '#backend/sales/quotes/test-quotes.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { byCommand } from '#test/actors.ts';
import { staffCookie } from '#test/staff.ts';
import { adminBuild } from './admin-build.ts';

const ORIGIN = 'http://localhost:3001';

/** The admin over a quote, a message, a withdrawal and a guest, all of Aino Äyräpää. */
async function desk() {
  const made = await quoteShop();
  const { shop, clock } = made;
  const stamp = shop.formStamps.stamp();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { number } = await made.asked();
  const words = { name: 'Aino Äyräpää', email: 'aino@example.fi', phone: '040 123 4567', message: 'Hei!', website: '' };
  const client = { ip: '192.0.2.7' };
  const about = { kind: 'question', store: 'oulu' } as const;
  await shop.contact.send({ ...words, stamp }, { about, locale: 'fi', client, formKey: 'a' });
  await shop.withdrawals.receive(
    { name: 'Aino Äyräpää', orderNumber: 'en muista', email: 'aino@example.fi', message: '' },
    { by: { userId: null, secret: null }, locale: 'fi', client, formKey: 'b' },
  );
  const withdrawal = (await shop.withdrawals.staff.list(byCommand, { text: '', state: null, store: null }))
    .withdrawals[0]?.id;
  const build = await adminBuild();
  const app = createAdminApp({ shop, loadBuild: async () => build, clientFolder: './public' });
  const as = async (role: StaffRole) => {
    const cookie = await staffCookie(shop, role);
    const ask = (path: string, init: RequestInit = {}) =>
      app.request(new Request(new URL(path, ORIGIN), { ...init, headers: { cookie, origin: ORIGIN } }));
    return {
      get: ask,
      /** What a page's loaders send to the browser. */
      data: async (path: string) => (await ask(`${path}.data`)).text(),
      post: (path: string, fields: Record<string, string>) =>
        ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    };
  };
  return { ...made, as, number, withdrawal };
}

const all = ['owner', 'manager', 'sales', 'store', 'content', 'accounting'] as const;

describe('pages by role', () => {
  test.each<[string, (made: Awaited<ReturnType<typeof desk>>) => string, readonly StaffRole[]]>([
    ['quotes', () => '/tarjoukset', ['owner', 'manager', 'sales', 'store', 'accounting']],
    ['a quote', ({ number }) => `/tarjoukset/${number}`, ['owner', 'manager', 'sales', 'store', 'accounting']],
    ['a phone order', () => '/tarjoukset/uusi', ['owner', 'manager', 'sales']],
    ['messages', () => '/viestit', ['owner', 'manager', 'sales', 'store']],
    ['a message', () => '/viestit/Y-1001', ['owner', 'manager', 'sales', 'store']],
    ['templates', () => '/viestit/pohjat', ['owner', 'manager', 'sales']],
    ['returns', () => '/palautukset', ['owner', 'manager', 'sales', 'store', 'accounting']],
    ['a return', ({ withdrawal }) => `/palautukset/${withdrawal}`, ['owner', 'manager', 'sales', 'accounting']],
    ['customers', () => '/asiakkaat?q=aino', ['owner', 'manager', 'sales']],
  ])('%s', async (_, pathOf, roles) => {
    const made = await desk();
    const opened: StaffRole[] = [];
    for (const role of all) {
      const { get } = await made.as(role);
      const { status } = await get(pathOf(made));
      expect([200, 403]).toContain(status);
      if (status === 200) opened.push(role);
    }
    expect(opened).toEqual(roles);
  });

  test('no answer to store or accounting holds a name, address or phone of a customer that they may not see', async () => {
    const made = await desk();
    const secret = (await made.stored(made.number)).secret;
    for (const role of ['store', 'accounting'] as const) {
      const { data } = await made.as(role);
      for (const path of ['/tarjoukset', `/tarjoukset/${made.number}`, '/palautukset'])
        for (const hidden of ['Äyräpää', 'aino@example.fi', '+358401234567', secret])
          expect(await data(path), `${role} ${path}`).not.toContain(hidden);
    }
    const { data } = await made.as('sales');
    expect(await data(`/tarjoukset/${made.number}`)).toContain('aino@example.fi');
  });

  test('nobody without a session is answered', async () => {
    const made = await desk();
    const build = await adminBuild();
    const app = createAdminApp({ shop: made.shop, loadBuild: async () => build, clientFolder: './public' });
    const { status, headers } = await app.request(new Request(`${ORIGIN}/tarjoukset/${made.number}`));
    expect([status, headers.get('location')]).toEqual([302, `/kirjaudu?next=%2Ftarjoukset%2F${made.number}`]);
  });
});

describe('forms', () => {
  const reply = {
    intent: 'send',
    sku: 'KONE',
    title: '',
    amount: '1',
    price: '1 190,00',
    validUntil: '2026-12-05',
    words: 'Hei!',
    key: 'lomake',
  };

  test('a reply is sent once; a colleague’s later one is a page of 409 that keeps what was typed', async () => {
    const made = await desk();
    const { version } = await made.stored(made.number);
    const [sales, manager] = [await made.as('sales'), await made.as('manager')];
    const fields = { ...reply, seenVersion: String(version) };
    const path = `/tarjoukset/${made.number}`;
    expect((await sales.post(path, fields)).status).toBe(302);
    expect((await sales.post(path, fields)).status).toBe(302);
    const late = { ...fields, key: 'toinen', words: 'Parempi tarjous' };
    expect((await manager.post(path, late)).status).toBe(409);
    const answer = await (await manager.post(`${path}.data`, late)).text();
    for (const kept of ['Parempi tarjous', '1 190,00', 'Petri Halonen']) expect(answer).toContain(kept);
    expect((await made.quoteMails()).filter(({ kind }) => kind === 'quote-answer')).toHaveLength(1);
  });

  test('a price below the floor is refused to a salesperson with what was typed', async () => {
    const made = await desk();
    const { version } = await made.stored(made.number);
    const sales = await made.as('sales');
    const fields = { ...reply, price: '999', seenVersion: String(version) };
    const answer = await sales.post(`/tarjoukset/${made.number}.data`, fields);
    expect(answer.status).toBe(403);
    const text = await answer.text();
    for (const told of ['quotes.below-floor', 'proof', '999']) expect(text).toContain(told);
    expect((await made.stored(made.number)).status).toBe('requested');
  });

  test('roles that only read cannot send, say, withdraw or assign', async () => {
    const made = await desk();
    for (const role of ['store', 'accounting', 'content'] as const) {
      const { post } = await made.as(role);
      for (const intent of ['send', 'preview', 'say', 'withdraw', 'assign']) {
        const fields = { ...reply, intent, seenVersion: '1', said: 'Hei', why: '', assignee: '' };
        expect((await post(`/tarjoukset/${made.number}`, fields)).status, `${role} ${intent}`).toBe(403);
      }
      expect((await post('/tarjoukset/uusi', { ...reply, intent: 'begin', email: 'a@example.fi' })).status).toBe(403);
    }
    expect((await made.stored(made.number)).status).toBe('requested');
  });

  test('a phone order leads to its quote with the pay link', async () => {
    const made = await desk();
    const sales = await made.as('sales');
    const customer = {
      firstname: 'Eero',
      lastname: 'Latvala',
      email: 'eero@example.fi',
      phone: '040 555 0147',
      locale: 'fi',
    };
    const begun = await sales.post('/tarjoukset/uusi', { ...reply, ...customer, intent: 'begin' });
    expect(begun.status).toBe(302);
    const path = new URL(begun.headers.get('location') ?? '', ORIGIN).pathname;
    expect(await sales.data(path)).toContain('/kassa?tarjous=');
    const bad = await sales.post('/tarjoukset/uusi.data', {
      ...reply,
      ...customer,
      email: 'eero',
      intent: 'begin',
      key: 'k',
    });
    expect(await bad.text()).toContain('contact.email');
  });

  test.each<[string, Record<StaffRole, string[]>]>([
    [
      'aino',
      {
        owner: ['quote', 'message', 'return'],
        manager: ['quote', 'message', 'return'],
        sales: ['quote', 'message', 'return'],
        store: ['message'],
        content: [],
        accounting: [],
      },
    ],
    [
      'KONE',
      {
        owner: ['product'],
        manager: ['product'],
        sales: ['product'],
        store: ['product'],
        content: ['product'],
        accounting: ['product'],
      },
    ],
  ])('the command palette finds for %s what each role may open', async (text, expected) => {
    const made = await desk();
    const found: Partial<Record<StaffRole, string[]>> = {};
    for (const role of all) {
      const { get } = await made.as(role);
      const body = await (await get(`/etsi.data?q=${text}`)).text();
      const kinds = ['order', 'quote', 'customer', 'message', 'return', 'product', 'part', 'company'] as const;
      const paths = { order: 'tilaukset', quote: 'tarjoukset', customer: 'asiakkaat', message: 'viestit' };
      const more = { return: 'palautukset', product: 'tuotteet', part: 'varaosat', company: 'yritykset' };
      found[role] = kinds.filter((kind) => body.includes(`"/${{ ...paths, ...more }[kind]}/`));
    }
    expect(found).toEqual(expected);
  });

  test('a message is answered from its page; an empty answer is refused', async () => {
    const made = await desk();
    const store = await made.as('store');
    const fields = { intent: 'answer', seenVersion: '1', key: 'a', body: 'Tervetuloa!' };
    expect((await store.post('/viestit/Y-1001', { ...fields, body: ' ' })).status).toBe(400);
    expect((await store.post('/viestit/Y-1001', fields)).status).toBe(302);
    expect(await store.data('/viestit/Y-1001')).toContain('Tervetuloa!');
  });

  test('deleting a customer is refused without a fresh factor', async () => {
    const made = await desk();
    const owner = await made.as('owner');
    const { status } = await owner.post('/asiakkaat/joku', { intent: 'delete', reason: 'pyysi' });
    expect(status).toBe(403);
  });
});
