import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { makeKey, testApi } from './test-api.ts';

const bodyOf = async (response: Response) => ({ http: response.status, ...(await response.json()) });

describe('changes (api-8)', () => {
  test('come with the types that the key may read; one without its scope is refused', async () => {
    const { send, order, product, pageOf, shop } = await testApi();
    const [number, sku] = [await order(), await product()];
    const page = await pageOf(sku);
    const all = await bodyOf(await send('GET', '/changes'));
    const named = (changes: { type: string; id: string; op: string }[]) =>
      changes.map(({ type, id, op }) => `${type} ${id} ${op}`).toSorted();
    expect(named(all.changes)).toEqual([`order ${number} changed`, `product ${page} changed`, `stock ${sku} changed`]);
    const headers = { authorization: `Bearer ${await makeKey(shop, ['stock:read'])}` };
    expect(named((await bodyOf(await send('GET', '/changes', { headers }))).changes)).toEqual([`stock ${sku} changed`]);
    expect((await send('GET', '/changes?types=stock,order', { headers })).status).toBe(403);
    await shop.db.query('delete from product where sku = $1', [page]);
    const since = await bodyOf(await send('GET', `/changes?types=product&after=${all.next}`));
    expect(named(since.changes)).toEqual([`product ${page} removed`]);
  });
});

describe('products (api-6)', () => {
  test('a patch changes what it names, and nothing that changed since it was read', async () => {
    const { send, product, pageOf, shop } = await testApi();
    const page = await pageOf(await product());
    const path = `/products/${page}`;
    const read = await send('GET', path);
    const etag = read.headers.get('etag') ?? '';
    const before = await read.json();
    const patch = (body: object, ifMatch = etag) =>
      send('PATCH', path, { body, headers: { 'if-match': ifMatch, 'content-type': 'application/merge-patch+json' } });
    const patched = await patch({ name: { fi: 'Vahvempi hihna' } });
    expect(await bodyOf(patched)).toEqual({
      ...before,
      http: 200,
      name: { ...before.name, fi: 'Vahvempi hihna' },
    });
    expect((await patch({ brand: 'Muu' })).status).toBe(412);
    const refused = await bodyOf(await patch({ categories: ['ei-ole'] }, patched.headers.get('etag') ?? ''));
    expect(refused).toMatchObject({ http: 400, errors: [{ pointer: '#/categories', message: expect.any(String) }] });
    const [entry] = await auditEntries(shop.db.kysely, { subject: { kind: 'product', id: page }, limit: 1 });
    expect(entry).toMatchObject({ actor: { kind: 'program', name: 'ERP' }, after: { 'name.fi': 'Vahvempi hihna' } });
  });
});

describe('prices (api-9)', () => {
  test('are set all or none by the rules of a prices file, with an audit entry', async () => {
    const { send, product, shop } = await testApi();
    const [a, b] = [await product(), await product()];
    const set = (prices: object[]) => send('PUT', '/prices', { body: { prices } });
    const refused = await bodyOf(
      await set([
        { sku: a, regular: 4990 },
        { sku: 'EI', regular: 1 },
      ]),
    );
    expect(refused).toMatchObject({ http: 400, errors: [{ pointer: '#/prices/1', code: 'unknown_sku' }] });
    expect((await bodyOf(await send('GET', `/prices/${a}`))).price).toBe(5990);
    const sale = { cents: 3990, lowest30: 4500, until: '2026-12-24T22:00:00Z' };
    const done = await bodyOf(
      await set([
        { sku: a, regular: 4990 },
        { sku: b, regular: 4990, sale },
      ]),
    );
    expect(done).toEqual({ http: 200, changed: expect.arrayContaining([a, b]), unchanged: [] });
    expect(await bodyOf(await send('GET', `/prices/${b}`))).toMatchObject({
      price: 3990,
      regular: 4990,
      lowest30: 4500,
      saleEndsAt: '2026-12-24T22:00:00.000Z',
    });
    const [entry] = await auditEntries(shop.db.kysely, { subject: { kind: 'price', id: a }, limit: 1 });
    expect(entry).toMatchObject({ actor: { name: 'ERP' }, before: { cents: 5990 }, after: { cents: 4990 } });
  });
});

describe('imports (api-10)', () => {
  const csv = { 'content-type': 'text/csv' };

  test('a file is checked, looked at, applied once; a file of prices as a change set', async () => {
    const { send, product } = await testApi();
    const sku = await product();
    const made = await send('POST', '/imports?kind=stock', { raw: `sku;stock.oulu\n${sku};9\n`, headers: csv });
    const { id, http, ...run } = await bodyOf(made);
    expect(made.headers.get('location')).toBe(`http://localhost:3001/admin/v1/imports/${id}`);
    expect([http, run]).toMatchObject([201, { state: 'checked', kind: 'stock', rows: 1, changes: 1, problems: 0 }]);
    expect((await bodyOf(await send('GET', `/stock?skus=${sku}`))).stock[0].stores).toEqual({ oulu: 5 });
    expect(await bodyOf(await send('POST', `/imports/${id}/apply`))).toMatchObject({ http: 200, state: 'applied' });
    expect((await bodyOf(await send('GET', `/stock?skus=${sku}`))).stock[0].stores).toEqual({ oulu: 9 });
    expect(await bodyOf(await send('POST', `/imports/${id}/apply`))).toMatchObject({
      http: 409,
      errors: [{ code: 'not_now' }],
    });
    const lines = { 'content-type': 'application/x-ndjson' };
    const prices = await send('POST', '/imports?kind=prices', {
      raw: `{"sku":"${sku}","price":49.9}\n`,
      headers: lines,
    });
    const set = await bodyOf(await send('POST', `/imports/${(await prices.json()).id}/apply`));
    expect(set).toMatchObject({ state: 'handed', changeSet: { state: 'scheduled' } });
  });

  test('problems name line and column; what has problems is not applied, and can be dropped', async () => {
    const { send, product } = await testApi();
    const raw = `sku;stock.oulu\n${await product()};paljon\nEI;1\n`;
    const { id, problems } = await bodyOf(await send('POST', '/imports?kind=stock', { raw, headers: csv }));
    expect(problems).toBe(2);
    const found = await bodyOf(await send('GET', `/imports/${id}/problems`));
    expect(found.problems).toMatchObject([
      { line: 2, column: 'stock.oulu', value: 'paljon' },
      { line: 3, value: 'EI' },
    ]);
    expect(await bodyOf(await send('POST', `/imports/${id}/apply`))).toMatchObject({
      http: 409,
      errors: [{ code: 'unresolved' }],
    });
    expect(await bodyOf(await send('DELETE', `/imports/${id}`))).toMatchObject({ http: 200, state: 'dropped' });
  });

  test('gzip is unpacked; what is none, of another type or empty is refused', async () => {
    const { send, product, key, shop } = await testApi();
    const sku = await product();
    const post = async (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string>) => {
      const { createAdminApp } = await import('#backend/entrypoints/http/admin-app.ts');
      const app = createAdminApp({
        shop,
        clientFolder: './public',
        loadBuild: async () => Promise.reject(new Error('none')),
      });
      const all = { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID(), ...headers };
      return app.request(
        new Request('http://localhost:3001/admin/v1/imports?kind=stock', { method: 'POST', headers: all, body }),
      );
    };
    const packed = new Uint8Array(gzipSync(`sku;stock.oulu\n${sku};7\n`));
    const gzip = { ...csv, 'content-encoding': 'gzip' };
    expect(await bodyOf(await post(packed, gzip))).toMatchObject({ http: 201, state: 'checked', changes: 1 });
    expect((await post('sku;stock.oulu\n', gzip)).status).toBe(400);
    expect((await post('', csv)).status).toBe(400);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('x', { ...csv, 'content-encoding': 'br' })).status).toBe(415);
    expect((await send('GET', '/imports/999')).status).toBe(404);
  });
});

describe('refunds', () => {
  test('a refund that is sent twice pays once; a sum that another has given back meanwhile is refused (api-4, refund-1)', async () => {
    const { send, order } = await testApi();
    const number = await order();
    const refund = (key: string, body: object) =>
      send('POST', `/orders/${number}/refunds`, { body, headers: { 'idempotency-key': key } });
    const line = { lines: [{ position: 0, amount: 1 }], expectedRefunded: 0 };
    const [first, again] = [await refund('r-1', line), await refund('r-1', line)];
    expect([await first.json(), again.status]).toMatchObject([{ refunded: 1990 }, 200]);
    expect(await bodyOf(await refund('r-2', line))).toMatchObject({
      http: 409,
      errors: [{ code: 'changed_meanwhile' }],
    });
    expect(await bodyOf(await refund('r-3', { all: true }))).toMatchObject({
      http: 200,
      status: 'refunded',
      refundable: 0,
    });
    expect((await refund('r-4', { all: true, cents: 1 })).status).toBe(400);
  });
});

test('a cursor of a list is one that the shop made for that list (api-3)', async () => {
  const { send, giftCard } = await testApi();
  await giftCard();
  const forged = Buffer.from('2026-99-99 10:00:00+00_x').toString('base64url');
  for (const path of ['/gift-cards', '/quotes', '/products', '/customers?text=aino'])
    expect([path, (await send('GET', `${path}${path.includes('?') ? '&' : '?'}after=${forged}`)).status]).toEqual([
      path,
      400,
    ]);
});
