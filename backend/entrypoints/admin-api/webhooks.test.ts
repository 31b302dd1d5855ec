import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { makeKey, testApi } from './test-api.ts';

const body = { name: 'ERP', url: 'https://erp.example/hook', kinds: ['order.paid'] };

test('a program adds an endpoint, reads its secret, changes, rotates and removes it (webhook-2)', async () => {
  const { send, shop } = await testApi();
  const read = async (response: Response) => ({ http: response.status, ...(await response.json()) });
  const headers = { 'idempotency-key': 'k-1' };
  const made = await send('POST', '/webhooks', { body, headers });
  const added = await read(made);
  expect(added).toMatchObject({ http: 201, ...body, state: 'enabled', version: '1' });
  expect(made.headers.get('location')).toBe(`http://localhost:3001/admin/v1/webhooks/${added.id}`);
  expect((await read(await send('POST', '/webhooks', { body, headers }))).id).toBe(added.id);
  const path = `/webhooks/${added.id}`;
  const { secret } = await read(await send('GET', `${path}/secret`));
  expect(() => new Webhook(secret)).not.toThrow();
  const { rows } = await shop.db.query('select * from api_request');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const etag = (await send('GET', path)).headers.get('etag') ?? '';
  const patch = (change: object) => send('PATCH', path, { body: change, headers: { 'if-match': etag } });
  expect(await read(await patch({ kinds: null, enabled: false }))).toMatchObject({ kinds: null, state: 'disabled' });
  expect(await read(await patch({ name: 'WMS' }))).toMatchObject({ http: 412 });
  const test = await read(await send('POST', `${path}/test`));
  expect(test).toMatchObject({ http: 409, errors: [{ code: 'disabled' }] });
  const rotated = await read(await send('POST', `${path}/secret/rotation`, { body: {} }));
  expect(rotated.oldSecretUntil).toBe('2026-11-22T10:00:00.000Z');
  expect((await read(await send('GET', `${path}/secret`))).secret).not.toBe(secret);
  expect(await read(await send('DELETE', path))).toEqual({ http: 200, removed: true });
  expect((await send('GET', path)).status).toBe(404);
});

test('wrong fields are named; a key without customers:read manages no endpoints', async () => {
  const { send, shop, webhook } = await testApi();
  const wrong = await send('POST', '/webhooks', { body: { name: ' ', url: 'ftp://erp.example', kinds: ['x'] } });
  expect((await wrong.json()).errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/name',
    '#/kinds/0',
  ]);
  const ftp = await send('POST', '/webhooks', { body: { ...body, url: 'ftp://erp.example' } });
  expect(await ftp.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/url', code: 'invalid' }] });
  const bare = { authorization: `Bearer ${await makeKey(shop, ['webhooks:write'])}` };
  expect((await send('GET', '/webhooks', { headers: bare })).status).toBe(200);
  expect((await send('POST', '/webhooks', { body, headers: bare })).status).toBe(403);
  expect((await send('GET', `/webhooks/${await webhook()}/secret`, { headers: bare })).status).toBe(403);
});

test('deliveries come in pages and are sent again', async () => {
  const { send, webhook, delivery, shop } = await testApi();
  const id = await webhook();
  const sent = [await delivery(id), await delivery(id), await delivery(id)];
  const seen: string[] = [];
  for (let path: string | null = `/webhooks/${id}/deliveries?limit=2`; path; ) {
    const response: Response = await send('GET', path);
    for (const { id } of (await response.json()).deliveries) seen.push(id);
    path = /v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  }
  expect(seen.toSorted()).toEqual(sent.toSorted());
  const again = await send('POST', `/webhooks/deliveries/${sent[0]}/attempts`);
  expect(await again.json()).toEqual({ queued: true });
  expect(await shop.webhooks.list(9, 'queued')).toMatchObject([{ id: sent[0] }]);
  expect((await send('POST', `/webhooks/deliveries/${crypto.randomUUID()}/attempts`)).status).toBe(409);
});

test('a webhook carries the trace of the request that caused it (api-12)', async () => {
  const { send, webhook, order, shop } = await testApi();
  await webhook();
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01` };
  await send('POST', `/orders/${await order('preparing')}/parcels`, { body: {}, headers });
  const { rows } = await shop.db.query<{ traceparent: string }>('select traceparent from webhook_delivery');
  expect(rows.map(({ traceparent }) => traceparent)).toEqual([expect.stringMatching(`^00-${id}-[0-9a-f]{16}-01$`)]);
});
