import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeKey, testApi } from './test-api.ts';

const bodyOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

describe('keys (api-1)', () => {
  test('without a valid key: 401, whatever cookies or origin come along', async () => {
    const { send } = await testApi();
    for (const authorization of ['', 'Bearer', 'Bearer tieva_sk_x', 'Basic dGlldmE6eA=='])
      expect((await send('GET', '/orders', { headers: { authorization } })).status).toBe(401);
    const refused = await send('GET', '/nowhere', { headers: { authorization: '' } });
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect(await bodyOf(refused)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('a revoked and an expired key are refused like an unknown one', async () => {
    const { send, shop, clock } = await testApi();
    const by = { kind: 'command', name: null } as const;
    const made = await shop.keys.create(by, {
      name: 'WMS',
      scopes: ['orders:read'],
      expiresAt: new Date('2026-12-01'),
    });
    const { id, key } = made.ok ? made.value : { id: '', key: '' };
    const status = async () => (await send('GET', '/orders', { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await status()).toBe(200);
    clock.now = new Date('2026-12-02');
    expect(await status()).toBe(401);
    clock.now = new Date('2026-11-30');
    expect(await status()).toBe(200);
    await shop.keys.revoke(by, id);
    expect(await status()).toBe(401);
  });

  test('other origins and cookies mean nothing to a key', async () => {
    const { send } = await testApi();
    const headers = { origin: 'https://erp.example', cookie: 'staff=x' };
    expect((await send('GET', '/orders', { headers })).status).toBe(200);
    expect((await send('OPTIONS', '/orders', { headers: { ...headers, authorization: '' } })).status).toBe(401);
  });

  test('contacts need a scope of their own', async () => {
    const { send, order, shop } = await testApi();
    const number = await order();
    const bare = `Bearer ${await makeKey(shop, ['orders:read'])}`;
    expect(await bodyOf(await send('GET', `/orders/${number}`))).toMatchObject({ contact: { firstname: 'Maija' } });
    const text = await (await send('GET', `/orders/${number}`, { headers: { authorization: bare } })).text();
    expect(JSON.parse(text)).toMatchObject({ contact: null, deliveryAddress: null, billingAddress: null });
    expect(text).not.toMatch(/Maija|Koivukatu|example\.com/);
  });

  test('a key is counted by itself, a bad one by its network', async () => {
    const { send, key } = await testApi();
    const statuses = async (times: number, authorization: string) => {
      const found = new Map<number, number>();
      for (let i = 0; i < times; i++) {
        const { status, headers } = await send('GET', '/stock?limit=1', { headers: { authorization } });
        found.set(status, (found.get(status) ?? 0) + 1);
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      return Object.fromEntries(found);
    };
    expect(await statuses(62, 'Bearer no')).toEqual({ 401: 60, 429: 2 });
    expect(await statuses(601, `Bearer ${key}`)).toEqual({ 200: 600, 429: 1 });
  });
});

describe('problems (api-3)', () => {
  test('name every wrong field of path, query and body by its place', async () => {
    const { send } = await testApi();
    const wrong = await send('PUT', '/orders/x/parcels/0/tracking?strange=1', { body: { trackingCode: '', more: 1 } });
    const { type, title, errors, instance } = await wrong.json();
    expect(wrong.status).toBe(400);
    expect(type).toBe('http://localhost:3001/admin/v1/docs#invalid-argument');
    expect(title).toBe('The request is not valid.');
    expect(instance).toBe(`urn:uuid:${wrong.headers.get('x-request-id')}`);
    expect(errors).toEqual([
      { in: 'path', parameter: 'number', code: 'wrong_format', message: expect.any(String) },
      { in: 'path', parameter: 'parcel', code: 'too_small', message: expect.any(String) },
      { in: 'query', parameter: '', code: 'unknown_field', message: expect.stringContaining('strange') },
      { pointer: '#/trackingCode', code: 'too_short', message: expect.any(String) },
      { pointer: '#', code: 'unknown_field', message: expect.stringContaining('more') },
    ]);
  });

  test.each([
    ['another type', { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['no JSON', { raw: '{"levels":' }, 400],
    ['a NUL', { body: { levels: [{ sku: 'A\0', storeId: 'oulu', qty: 1 }] } }, 400],
    ['half a surrogate pair', { raw: '{"levels":[{"sku":"\\ud800","storeId":"oulu","qty":1}]}' }, 400],
    ['endless nesting', { raw: '['.repeat(100_000) }, 400],
    ['a large body', { raw: `"${'x'.repeat(300_000)}"` }, 413],
  ])('%s is refused', async (_, init, status) => {
    const { send } = await testApi();
    expect((await send('PUT', '/stock', init)).status).toBe(status);
  });

  test('an unknown address is 404, another method 405 with what there is', async () => {
    const { send } = await testApi();
    expect((await send('GET', '/nowhere')).status).toBe(404);
    const other = await send('DELETE', '/stock');
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, PUT']);
  });
});

describe('orders (api-5)', () => {
  test('come by their last change; `next` finds what changed since', async () => {
    const { send, order } = await testApi();
    const [a, b, c] = [await order(), await order(), await order()];
    const first = await send('GET', '/orders?limit=2');
    const page = await first.json();
    expect(page.orders.map(({ number }: { number: string }) => number)).toEqual([a, b]);
    const link = /^<http:\/\/localhost:3001\/admin\/v1(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    const rest = await bodyOf(await send('GET', link ?? ''));
    expect([rest.orders.length, rest.hasMore]).toEqual([1, false]);
    expect(await bodyOf(await send('GET', `/orders?after=${rest.next}`))).toMatchObject({
      orders: [],
      next: rest.next,
    });
    await send('POST', `/orders/${a}/status`, { body: { status: 'preparing' } });
    const news = await bodyOf(await send('GET', `/orders?after=${rest.next}`));
    expect(news.orders).toMatchObject([{ number: a, status: 'preparing' }]);
    const paid = await bodyOf(await send('GET', '/orders?status=paid'));
    expect(paid.orders.map(({ number }: { number: string }) => number)).toEqual([b, c]);
  });

  test('a parcel ships the order, mails the customer, and is by the program in the audit log', async () => {
    const { send, order, shop } = await testApi();
    const number = await order('preparing');
    const part = await send('POST', `/orders/${number}/parcels`, { body: { lines: [{ position: 1, amount: 1 }] } });
    expect(await bodyOf(part)).toMatchObject({
      status: 'preparing',
      parcels: [{ lines: [{ position: 1, amount: 1 }] }],
    });
    const rest = await send('POST', `/orders/${number}/parcels`, { body: { carrier: 'posti', trackingCode: 'JJFI1' } });
    expect((await rest.json()).status).toBe('shipped');
    const { rows } = await shop.db.query(
      'select actor_kind, actor_name, api_key_id from audit_entry order by id desc limit 1',
    );
    expect(rows).toEqual([{ actor_kind: 'program', actor_name: 'ERP', api_key_id: expect.any(String) }]);
    const again = await send('POST', `/orders/${number}/status`, { body: { status: 'preparing' } });
    expect(await bodyOf(again)).toMatchObject({ code: 'aborted', errors: [{ pointer: '#', code: 'no_such_move' }] });
  });

  test('are cancelled once; a paid one gives its money back, for which the key needs the scope (api-11)', async () => {
    const { send, order, shop } = await testApi();
    const number = await order();
    const cancel = (headers = {}) =>
      send('POST', `/orders/${number}/cancellation`, { body: { reason: 'Loppu' }, headers });
    const bare = `Bearer ${await makeKey(shop, ['orders:read', 'orders:cancel'])}`;
    expect((await cancel({ authorization: bare })).status).toBe(403);
    expect(await bodyOf(await cancel())).toMatchObject({ status: 'refunded', refunded: 6980 });
    expect(await bodyOf(await cancel())).toMatchObject({ status: 'refunded', refunded: 6980 });
    const { rows } = await shop.db.query('select count(*)::int as n from refund');
    expect(rows).toEqual([{ n: 1 }]);
    const sent = await send('POST', `/orders/${await order('completed')}/cancellation`, { body: {} });
    expect(await bodyOf(sent)).toMatchObject({ code: 'aborted', errors: [{ code: 'is_sent' }] });
    expect((await send('POST', '/orders/9999999/cancellation', { body: {} })).status).toBe(404);
  });

  test('an ETag saves a body, and keeps a change off an order that changed meanwhile (api-6)', async () => {
    const { send, order } = await testApi();
    const number = await order();
    const etag = (await send('GET', `/orders/${number}`)).headers.get('etag') ?? '';
    const unchanged = await send('GET', `/orders/${number}`, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const mark = (status: string, ifMatch: string) =>
      send('POST', `/orders/${number}/status`, { body: { status }, headers: { 'if-match': ifMatch } });
    const marked = await mark('preparing', etag);
    expect([marked.status, marked.headers.get('etag') === etag]).toEqual([200, false]);
    const late = await mark('shipped', etag);
    expect(await bodyOf(late)).toMatchObject({ status: 412, code: 'precondition-failed' });
    expect((await mark('shipped', 'W/"1"')).status).toBe(412);
    expect((await mark('shipped', marked.headers.get('etag') ?? '')).status).toBe(200);
  });
});

describe('Idempotency-Key (api-4)', () => {
  const parcel = { body: { lines: [{ position: 0, amount: 1 }] } };

  test('a request sent twice acts once and gets the same response', async () => {
    const { send, order, clock } = await testApi();
    const number = await order('preparing');
    const headers = { 'idempotency-key': '"k-1"' };
    const post = () => send('POST', `/orders/${number}/parcels`, { ...parcel, headers });
    const [first, second] = [await post(), await post()];
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect([await second.text(), second.headers.get('etag')]).toEqual([await first.text(), first.headers.get('etag')]);
    const other = await send('POST', `/orders/${number}/parcels`, { body: {}, headers });
    expect(await bodyOf(other)).toMatchObject({ code: 'unprocessable-content' });
    clock.now = new Date(clock.now.getTime() + 86_400_001);
    // forgotten, but the parcel knows its key
    expect(await bodyOf(await post())).toMatchObject({ parcels: [{ lines: [{ position: 0, amount: 1 }] }] });
  });

  test('a process that dies between acting and responding does not act twice', async () => {
    const { send, order, clock, shop } = await testApi();
    const number = await order('preparing');
    const post = () => send('POST', `/orders/${number}/parcels`, { ...parcel, headers: { 'idempotency-key': 'k-2' } });
    await post();
    await shop.db.query('update api_request set status = null, headers = null, body = null');
    expect(await bodyOf(await post())).toMatchObject({
      code: 'aborted',
      errors: [{ parameter: 'idempotency-key', code: 'running' }],
    });
    clock.now = new Date(clock.now.getTime() + 21_000);
    expect(await bodyOf(await post())).toMatchObject({
      status: 'preparing',
      parcels: [{ lines: [{ position: 0, amount: 1 }] }],
    });
  });

  test('a request that takes minutes is not begun a second time', async () => {
    const { shop, clock } = await testApi();
    const request = { caller: 'erp', key: 'k-long', hash: 'h' };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await shop.apiRequests.begin(request)).toEqual({ ok: true, value: null });
    for (let n = 0; n < 12; n++) {
      clock.now = new Date(clock.now.getTime() + 10_000);
      vi.advanceTimersByTime(10_000);
      // one connection: the renewal is done before the next statement
      expect(await shop.apiRequests.begin(request)).toMatchObject({ reason: 'running' });
    }
    await shop.apiRequests.end(request, { status: 200, headers: {}, body: '{}' });
    expect(await shop.apiRequests.begin(request)).toMatchObject({ ok: true, value: { status: 200 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a request that changed nothing may be sent again under its key', async () => {
    const { send, product } = await testApi();
    const sku = await product({ oulu: 1 });
    const take = () =>
      send('POST', '/stock/adjustments', {
        body: { sku, storeId: 'oulu', qty: -2, reason: 'rikki' },
        headers: { 'idempotency-key': 'k-3' },
      });
    expect((await take()).status).toBe(409);
    await send('PUT', '/stock', { body: { levels: [{ sku, storeId: 'oulu', qty: 5 }] } });
    expect(await bodyOf(await take())).toEqual({ status: 200, qty: 3 });
  });

  test('POST without one is refused', async () => {
    const { send, order } = await testApi();
    const path = `/orders/${await order()}/status`;
    const bare = await send('POST', path, { body: { status: 'preparing' }, headers: { 'idempotency-key': '' } });
    expect(await bodyOf(bare)).toMatchObject({ status: 400, errors: [{ in: 'header', code: 'required' }] });
  });
});

describe('stock (api-7)', () => {
  test('levels are set all or none, and not over a sale that the program did not see', async () => {
    const { send, product } = await testApi();
    const [a, b] = [await product({ oulu: 5, ranua: 1 }), await product({ oulu: 2 })];
    const set = (levels: object[]) => send('PUT', '/stock', { body: { levels } });
    const level = (sku: string, qty: number, expected?: number) => ({ sku, storeId: 'oulu', qty, expected });
    expect(await bodyOf(await set([level(a, 7), level('EI', 1)]))).toMatchObject({
      status: 400,
      errors: [{ pointer: '#/levels/1', code: 'unknown_sku' }],
    });
    expect(await bodyOf(await set([level(a, 7, 5), level(b, 9, 3)]))).toMatchObject({
      status: 409,
      errors: [{ pointer: '#/levels/1', code: 'changed_meanwhile', message: 'The store has 2 pieces.' }],
    });
    expect(await bodyOf(await set([level(a, 7, 5), level(b, 9, 2)]))).toEqual({ status: 200, changed: 2 });
    const read = await bodyOf(await send('GET', `/stock?skus=${a},${b},EI`));
    expect(
      Object.fromEntries(read.stock.map(({ sku, stores }: { sku: string; stores: object }) => [sku, stores])),
    ).toEqual({
      [a]: { oulu: 7, ranua: 1 },
      [b]: { oulu: 9 },
    });
  });

  test('all skus come in pages, each once', async () => {
    const { send, product } = await testApi();
    const made = [await product(), await product(), await product()];
    const seen: string[] = [];
    let path: string | null = '/stock?limit=1';
    while (path) {
      const response = await send('GET', path);
      for (const { sku } of (await response.json()).stock) seen.push(sku);
      path = /v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
  });
});

describe('lists', () => {
  test.each(['/gift-cards', '/quotes', '/products', '/customers?text=mäkinen'])(
    '%s comes in pages of the asked size, each thing once',
    async (list) => {
      const api = await testApi();
      for (const make of [api.giftCard, api.quote, api.product, api.order]) for (let i = 0; i < 3; i++) await make();
      const seen: unknown[] = [];
      let path: string | null = `${list}${list.includes('?') ? '&' : '?'}limit=1`;
      for (; path; ) {
        const response: Response = await api.send('GET', path);
        const [rows] = Object.values<unknown[]>(await response.json());
        expect(rows).toHaveLength(1);
        seen.push(...(rows ?? []).map((row) => JSON.stringify(row)));
        path = /v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect([new Set(seen).size, seen.length >= (list.startsWith('/cust') ? 1 : 3)]).toEqual([seen.length, true]);
      const tooMany = await api.send('GET', `${list}${list.includes('?') ? '&' : '?'}limit=501`);
      expect(await bodyOf(tooMany)).toMatchObject({ status: 400, errors: [{ in: 'query', parameter: 'limit' }] });
    },
  );

  const made = (text: string) => Buffer.from(text).toString('base64url');
  test.each([
    ['/gift-cards', made('2026-99-99 10:00:00+00_x')],
    ['/quotes', '2026-99-99 10:00:00+00_x'],
    ['/orders', made('1.order.\0')],
    ['/changes', made('99999999999999999999.order.1')],
    ['/products', made('["\\u0000","x"]')],
  ])('a cursor that the shop did not make is refused by its name: %s', async (list, after) => {
    const { send } = await testApi();
    const refused = await bodyOf(await send('GET', `${list}?after=${encodeURIComponent(after)}`));
    expect(refused).toMatchObject({ status: 400, errors: [{ in: 'query', parameter: 'after' }] });
  });
});

describe('documentation (api-2)', () => {
  test('is a page without scripts for whoever asks, with every operation and every code', async () => {
    const { send } = await testApi();
    const page = await send('GET', '/docs', { headers: { authorization: '' } });
    const html = await page.text();
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('nonce-'),
    ]);
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)/);
    const document = await bodyOf(await send('GET', '/openapi.json', { headers: { authorization: '' } }));
    expect(document.openapi).toBe('3.1.0');
    for (const words of [
      'The delivery&apos;s own unless given.',
      'What the store is to have.',
      'Pieces still to be sent',
    ])
      expect(html).toContain(words);
    for (const path of Object.keys(document.paths)) expect(html).toContain(path);
    for (const [, id] of html.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`id="${id}"`);
  });
});
