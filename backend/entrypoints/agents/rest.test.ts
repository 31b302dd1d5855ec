import { expect, test } from 'vitest';
import { agentShop, oneLine } from './test-agents.ts';
import { profileShape, refused } from './test-shapes.ts';

test('the profile names both endpoints, and each capability with its documents (agent-1)', async () => {
  const { request } = await agentShop([]);
  const response = await request('/.well-known/ucp');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  const { ucp } = profileShape.parse(await response.json());
  expect(ucp.services['dev.ucp.shopping'].map(({ transport, endpoint }) => [transport, endpoint])).toEqual([
    ['rest', 'http://shop.test/ucp/v1'],
    ['mcp', 'http://shop.test/ucp/mcp'],
  ]);
  expect(Object.keys(ucp.capabilities)).toContain('dev.ucp.shopping.catalog.search');
});

test('from a search over a cart to the page where the buyer pays (agent-1, agent-5)', async () => {
  const { ask, shop } = await agentShop();
  const { products } = await ask('search_catalog', { body: { query: 'hihna', context: { language: 'en' } } });
  expect(products).toMatchObject([{ id: 'HIHNA', variants: [{ id: 'HIHNA', price: { amount: 8900 } }] }]);

  const cart = await ask('create_cart', { body: { ...oneLine('HIHNA', 2), context: { language: 'en-GB' } } });
  expect(cart.totals).toMatchObject([
    { type: 'subtotal', amount: 17800 },
    { type: 'total', amount: 17800 },
  ]);
  expect(cart.continue_url).toBe(`http://shop.test/en/jaettu-ostoskori?c=${cart.id}`);
  expect(await ask('get_cart', { id: cart.id })).toEqual(cart);
  const opened = await shop.sharedCarts.open(cart.id, 'en');
  expect(opened?.lines.map(({ item, wanted }) => [item.sku, wanted])).toEqual([['HIHNA', 2]]);

  const checkout = await ask('create_checkout', { body: { cart_id: cart.id } });
  expect(checkout).toMatchObject({ status: 'incomplete', line_items: [{ id: 'HIHNA', quantity: 2 }] });
  const [method] = checkout.fulfillment.methods;
  const [cheapest] = method.groups[0].options;
  const fulfillment = { methods: [{ ...method, groups: [{ selected_option_id: cheapest.id }] }] };
  const ready = await ask('update_checkout', { id: checkout.id, body: { ...oneLine('HIHNA', 2), fulfillment } });
  expect(ready).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_input' }] });
  expect(ready.totals.map(({ type }: { type: string }) => type)).toEqual(['subtotal', 'fulfillment', 'total']);
  expect(ready.continue_url).toBe(`http://shop.test/en/jaettu-ostoskori?c=${ready.id}`);
});

test('a request without a profile, or to nothing, is refused as the protocol says (agent-2)', async () => {
  const { send, request } = await agentShop([]);
  const bad = async (header: string) => {
    const response = await send('search_catalog', { body: { query: 'x' }, headers: { 'ucp-agent': header } });
    return [response.status, refused.parse(await response.json()).code];
  };
  for (const header of ['', 'profile=x', 'profile="http://agent.example/p.json"', 'profile="https://127.0.0.1/p"'])
    expect(await bad(header)).toEqual([400, 'invalid_profile_url']);
  const wrong = await request('/ucp/v1/carts', { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await request('/ucp/v1/orders/x')).status).toBe(404);
});

test('a change that is sent again with its key acts once; another with the key is refused (agent-3)', async () => {
  const { send, shop } = await agentShop();
  const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };
  const first = await (await send('create_cart', { body: oneLine('HIHNA'), headers })).json();
  const again = await send('create_cart', { body: oneLine('HIHNA'), headers });
  expect([again.status, await again.json()]).toEqual([201, first]);
  const other = await send('create_cart', { body: oneLine('HIHNA', 2), headers });
  expect([other.status, refused.parse(await other.json()).code]).toEqual([409, 'idempotency_conflict']);
  expect(await shop.db.kysely.selectFrom('shared_cart').selectAll().execute()).toHaveLength(1);
});

test('keeps goods, language, country and postcode of what an agent sends, nothing personal (agent-4)', async () => {
  const { ask, shop } = await agentShop();
  const buyer = { first_name: 'Aino', last_name: 'Äyräpää', email: 'aino@example.fi', phone_number: '+358401234567' };
  const address = {
    street_address: 'Koivukatu 12',
    address_locality: 'Oulu',
    postal_code: '90100',
    address_country: 'FI',
  };
  const destinations = [{ id: 'koti', ...address, first_name: 'Aino' }];
  const body = {
    ...oneLine('HIHNA'),
    buyer,
    context: { language: 'en', intent: 'birthday of Aino' },
    signals: { 'dev.ucp.buyer_ip': '192.0.2.7' },
    attribution: { utm_source: 'agent' },
    fulfillment: { methods: [{ type: 'shipping', destinations, selected_destination_id: 'koti' }] },
  };
  const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000002' };
  const checkout = await ask('create_checkout', { body, headers });
  expect(checkout.messages).toContainEqual(expect.objectContaining({ code: 'buyer_not_stored' }));
  const rows = await shop.db.kysely.selectFrom('shared_cart').selectAll().execute();
  const { token_hash, created_at, expires_at, ...kept } = rows[0] ?? {};
  expect(kept).toEqual({
    kind: 'checkout',
    lines: [{ sku: 'HIHNA', amount: 1 }],
    locale: 'en',
    delivery: { type: 'shipping', methodId: null, country: 'FI', postcode: '90100' },
    campaign_code: null,
    cancelled_at: null,
    cart_hash: null,
  });
  const stored = JSON.stringify([rows, await shop.db.kysely.selectFrom('api_request').selectAll().execute()]);
  for (const personal of ['Aino', 'Äyräpää', 'aino@', '358401', 'Koivukatu', '192.0.2.7', 'utm']) {
    expect(JSON.stringify(checkout)).not.toContain(personal);
    expect(stored).not.toContain(personal);
  }
});
