import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { requestFor } from '#backend/sales/orders/test-orders.ts';
import { DEMO_AGENT } from '#demo/simulators/agent-profile.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { operations } from '../operations.ts';
import { type AgentShop, agentShop, oneLine } from '../test-agents.ts';
import { shapes } from '../test-shapes.ts';
import { shopTools } from './tools.ts';

const meta = { 'ucp-agent': { profile: DEMO_AGENT } };

/** A client as agents have it, over the shop in process. */
async function connected({ request, shop }: AgentShop) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/ucp/mcp', shop.baseUrl), {
    fetch: (url, init) => request(new URL(url).pathname, init),
  });
  await client.connect(transport);
  const call = async (name: string, given: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: given });
    const body: Record<string, unknown> = { ...fieldsOf(result.structuredContent) };
    return { body, isError: result.isError ?? false, result };
  };
  return { client, call };
}

test('lists the operations of the protocol and the tools of the shop, each with its schema (agent-1, agent-6)', async () => {
  const { client } = await connected(await agentShop([]));
  const { tools } = await client.listTools();
  const names = [...operations, ...shopTools].map(({ name }) => name);
  expect(tools.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { description, inputSchema, annotations } of tools)
    expect([description, inputSchema.type, annotations?.openWorldHint]).toEqual([expect.any(String), 'object', false]);
});

test('an agent finds a belt for a sled, puts it into a cart and gets the page where a person pays (agent-1, agent-6)', async () => {
  const made = await agentShop();
  await made.shop.db.query(`insert into fitment (product_sku, make, model, year_from, year_to, note) values
    ('HIHNA', 'Polaris', 'Indy 600', 2019, 2026, null)`);
  await made.shop.search.settled();
  const { call } = await connected(made);
  const { vehicles } = (await call('find_vehicles', { model: 'indy' })).body;
  expect(vehicles).toEqual([{ make: 'Polaris', model: 'Indy 600', years: [2019, 2026] }]);
  const found = (await call('find_goods_for_vehicle', { make: 'Polaris', model: 'Indy 600', year: 2022 })).body;
  expect(found).toMatchObject({ total: 1, products: [{ id: 'HIHNA', fit: 'fits' }] });
  const cart = (await call('create_cart', { meta, cart: oneLine('HIHNA') })).body;
  expect(shapes.create_cart?.safeParse(cart).error?.issues).toBeUndefined();
  expect(cart).toMatchObject({ continue_url: `http://shop.test/jaettu-ostoskori?c=${String(cart.id)}` });
});

test('the protocol over MCP gives what it gives over REST', async () => {
  const made = await agentShop();
  const { call } = await connected(made);
  const body = { query: 'hihna' };
  expect((await call('search_catalog', { meta, catalog: body })).body).toEqual(
    await made.ask('search_catalog', { body }),
  );
  const cart = await made.ask('create_cart', { body: oneLine('KYPARA') });
  expect((await call('get_cart', { meta, id: cart.id })).body).toEqual(cart);
  const wrong = await call('get_cart', { meta, id: 'x' });
  expect(wrong).toMatchObject({
    isError: false,
    body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
  });
});

test('a refusal of the protocol is an error of JSON-RPC with its status (agent-2)', async () => {
  const made = await agentShop([]);
  const post = async (given: object) => {
    const response = await made.request('/ucp/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: { name: 'search_catalog', arguments: given },
      }),
    });
    const { id, error } = await response.json();
    return [response.status, id, error.code, error.data.code];
  };
  expect(await post({ catalog: { query: 'x' } })).toEqual([400, 7, -32001, 'invalid_profile_url']);
  expect(await post({ meta, catalog: { query: 5 } })).toEqual([400, 7, -32602, 'invalid_request']);
});

test('a spare part that was replaced comes with the one that is sold now (agent-6)', async () => {
  const made = await agentShop([]);
  await insertSpareParts(made.shop.db, [
    testSparePart('100-1', { replacedBy: ['100-2'] }),
    testSparePart('100-2', { replacedBy: ['100-3'] }),
    testSparePart('100-3', { price: 2590 }),
  ]);
  const { call } = await connected(made);
  const { parts } = (await call('find_spare_part', { code: '100 1' })).body;
  const { supplierNumber } = testSparePart('x');
  expect(parts).toMatchObject([
    {
      id: `100-1@${supplierNumber}`,
      availability: { available: false },
      current: [{ id: `100-3@${supplierNumber}`, price: { amount: 2590 } }],
    },
  ]);
  const cart = await made.ask('create_cart', { body: oneLine(`100-3@${supplierNumber}`) });
  expect(cart.totals.at(-1)).toMatchObject({ type: 'total', amount: 2590 });
});

test('stores have their hours, of today too (agent-6)', async () => {
  const { call } = await connected(await agentShop([]));
  const { stores } = (await call('list_stores', { language: 'en' })).body;
  expect(stores).toMatchObject([
    { id: 'oulu', hours: { monday: { opens: expect.any(String) } }, today: { date: '2026-11-21' } },
    {},
    {},
  ]);
});

test('an order opens by its secret link and says nothing of the buyer (agent-6)', async () => {
  const made = await agentShop();
  const { number } = await made.placed(requestFor('HIHNA', 8900));
  const { secret } = await made.order(number);
  const { call } = await connected(made);
  const { result, body } = await call('get_order_status', { link: `http://shop.test/tilaus/${secret}` });
  expect(body).toMatchObject({ number, status: 'pending_payment', lines: [{ id: 'HIHNA', amount: 1 }] });
  for (const personal of ['Maija', 'Mäkinen', 'maija@', '040']) expect(JSON.stringify(result)).not.toContain(personal);
  for (const link of [number, 'x'.repeat(32), `http://shop.test/tilaus/${number}`.padEnd(40, '0')])
    expect(await call('get_order_status', { link })).toMatchObject({ isError: true });
});

test('pages of other sites and other names of the machine are refused', async () => {
  const { request } = await agentShop([]);
  const ping = (headers: Record<string, string>) =>
    request('/ucp/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
  const statuses = async (headers: Record<string, string>) => (await ping(headers)).status;
  expect(await statuses({})).toBe(200);
  expect(await statuses({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(200);
  expect(await statuses({ origin: 'https://paha.example' })).toBe(403);
  expect(await statuses({ host: 'paha.example' })).toBe(403);
});
