import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { type AgentShop, agentShop, oneLine } from './test-agents.ts';
import { refused } from './test-shapes.ts';

/**
 * Scenarios of the protocol's conformance suite (tests of September 2026) that a shop whose buyers pay on its page can pass, by their names
 * there. Not among them: payment by token and what follows from it, orders and webhooks; stock and unknown goods as 400, where the
 * specification says 200 with messages; addresses of a buyer by the e-mail address alone.
 */

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const springSale: Campaign = {
  code: 'KEVAT-10',
  name: { fi: 'Kevään alennus', en: 'Spring sale' },
  automatic: false,
  priority: 100,
  rules: [{ conditions: [], effect: { kind: 'percentage', percent: 10 } }],
};
const bag = ({ line_items }: { line_items?: { item: { id: string }; quantity: number }[] }) =>
  (line_items ?? []).map(({ item, quantity }) => [item.id, quantity]);
const toOulu = (lineIds: string[]) => ({
  methods: [
    {
      id: 'method_1',
      type: 'shipping',
      line_item_ids: lineIds,
      destinations: [{ id: 'dest_1', address_country: 'FI', postal_code: '90100' }],
      selected_destination_id: 'dest_1',
    },
  ],
});
const created = ({ ask }: AgentShop, more: object = {}) =>
  ask('create_checkout', { body: { ...oneLine('HIHNA'), currency: 'EUR', ...more }, headers: key() });
const statusOf = async (response: Promise<Response>) => {
  const { status } = await response;
  return status;
};

test('CheckoutLifecycle: test_create_checkout, test_get_checkout, test_update_checkout', async () => {
  const made = await agentShop();
  const { id } = await created(made);
  expect(await made.ask('get_checkout', { id })).toMatchObject({ id });
  const update = { id, currency: 'EUR', payment: { instruments: [] }, ...oneLine('HIHNA', 2) };
  expect(bag(await made.ask('update_checkout', { id, body: update, headers: key() }))).toEqual([['HIHNA', 2]]);
});

test('CheckoutLifecycle: test_cancel_checkout, test_cancel_is_idempotent, test_cannot_update_canceled_checkout, test_cannot_complete_canceled_checkout', async () => {
  const made = await agentShop();
  const { id } = await created(made);
  expect(await made.ask('cancel_checkout', { id, headers: key() })).toMatchObject({ status: 'canceled' });
  for (const [name, body] of [
    ['cancel_checkout', undefined],
    ['update_checkout', oneLine('HIHNA', 2)],
    ['complete_checkout', { payment: { instruments: [] } }],
  ] as const) {
    const response = await made.send(name, { id, body, headers: key() });
    expect([name, response.status, refused.parse(await response.json()).code]).toEqual([name, 409, 'not_modifiable']);
  }
  expect(await made.ask('get_checkout', { id })).toMatchObject({ status: 'canceled' });
  expect(await made.shop.sharedCarts.open(id, 'fi')).toBeNull();
});

test('CheckoutLifecycle: test_escalation_flow', async () => {
  const made = await agentShop();
  const { id, fulfillment } = await created(made, { fulfillment: toOulu(['HIHNA']) });
  const [option] = fulfillment.methods[0].groups[0].options;
  const methods = [{ ...fulfillment.methods[0], groups: [{ selected_option_id: option.id }] }];
  await made.ask('update_checkout', { id, body: { ...oneLine('HIHNA'), fulfillment: { methods } } });
  const completed = await made.ask('complete_checkout', { id, body: { payment: { instruments: [] } }, headers: key() });
  expect(completed).toMatchObject({
    status: 'requires_escalation',
    continue_url: expect.stringContaining(id),
    messages: [{ severity: 'requires_buyer_input' }],
  });
});

test('Idempotency: test_idempotency_create, test_idempotency_update, test_idempotency_cancel', async () => {
  const made = await agentShop();
  const twice = async (name: string, sent: { id?: string; body?: object }, conflict: object | null) => {
    const headers = key();
    const first = await made.send(name, { ...sent, headers });
    const again = await made.send(name, { ...sent, headers });
    const body = await first.json();
    expect([name, again.status, await again.json()]).toEqual([name, first.status, body]);
    if (conflict) expect(await statusOf(made.send(name, { ...sent, body: conflict, headers }))).toBe(409);
    return body;
  };
  const payload = { ...oneLine('HIHNA'), currency: 'USD' };
  const { id } = await twice('create_checkout', { body: payload }, { ...payload, currency: 'EUR' });
  await twice('update_checkout', { id, body: oneLine('HIHNA', 2) }, oneLine('HIHNA', 3));
  await twice('cancel_checkout', { id }, null);
});

test('Cart: test_conversion_uses_cart_contents_over_payload, test_second_conversion_returns_the_existing_checkout', async () => {
  const made = await agentShop();
  const cart = await made.ask('create_cart', { body: oneLine('HIHNA', 2) });
  const first = await created(made, { ...oneLine('HIHNA', 9), cart_id: cart.id });
  expect(bag(first)).toEqual(bag(cart));
  const [second, third] = await Promise.all([0, 1].map(() => created(made, { cart_id: cart.id })));
  expect([second?.id, third?.id]).toEqual([first.id, first.id]);
  await made.ask('cancel_checkout', { id: first.id });
  expect((await created(made, { cart_id: cart.id })).id).not.toBe(first.id);
});

test('Cart: test_cancel_returns_the_cart_state_before_deletion', async () => {
  const made = await agentShop();
  const cart = await made.ask('create_cart', { body: oneLine('HIHNA', 3) });
  const cancelled = await made.ask('cancel_cart', { id: cart.id, headers: key() });
  expect([cancelled.id, bag(cancelled)]).toEqual([cart.id, bag(cart)]);
  for (const name of ['get_cart', 'cancel_cart']) expect(await made.askInVain(name, { id: cart.id })).toBe('not_found');
});

test('Cart: test_cart_discount_codes_carry_forward_to_checkout; Totals: test_discount_entry_is_negative', async () => {
  const made = await agentShop();
  await putCampaign(made.shop.db, springSale);
  const cart = await made.ask('create_cart', { body: { ...oneLine('HIHNA'), discounts: { codes: ['kevat-10'] } } });
  const checkout = await created(made, { cart_id: cart.id });
  for (const { discounts, totals } of [cart, checkout]) {
    expect(discounts).toMatchObject({ codes: ['KEVAT-10'], applied: [{ code: 'KEVAT-10', amount: 890 }] });
    expect(totals).toContainEqual(expect.objectContaining({ type: 'items_discount', amount: -890 }));
  }
});

test('Totals: test_single_subtotal_entry, test_single_total_entry, test_entries_have_type_and_amount, test_additive_entries_non_negative', async () => {
  // the shape of a checkout says all four; here for goods of every kind at once
  const made = await agentShop();
  const ids = ['HIHNA', 'RAJA', 'MATTO~100x200', 'KELKKA'];
  const line_items = ids.map((id) => ({ item: { id }, quantity: 1 }));
  const checkout = await created(made, { line_items });
  expect(bag(checkout).map(([id]) => id)).toEqual(ids);
  expect(checkout.totals.at(-1)).toMatchObject({ type: 'total', amount: 8900 + 500 + 4000 + 1_290_000 });
});

test('FulfillmentStructure: test_option_titles_distinguish_siblings, test_default_config_single_group_per_method', async () => {
  const made = await agentShop();
  const item = { item: { id: 'HIHNA' }, quantity: 1 };
  const line_items = [
    { id: 'li_1', ...item },
    { id: 'li_2', item: { id: 'KYPARA' }, quantity: 1 },
  ];
  const checkout = await created(made, { line_items, fulfillment: toOulu(['li_1', 'li_2']) });
  const [method] = checkout.fulfillment.methods;
  const titles = method.groups[0].options.map(({ title }: { title: string }) => title);
  expect(titles.length).toBeGreaterThan(2);
  expect(new Set(titles).size).toBe(titles.length);
  expect(method.groups.map(({ line_item_ids }: { line_item_ids: string[] }) => line_item_ids)).toEqual([
    method.line_item_ids,
  ]);
});

test('Protocol: test_version_negotiation', async () => {
  const made = await agentShop();
  const agent = (more: string) => ({ 'ucp-agent': `profile="https://agent.example/ucp-profile.json"${more}` });
  const body = oneLine('HIHNA');
  expect(await statusOf(made.send('create_checkout', { body, headers: agent('; version="2026-04-08"') }))).toBe(201);
});
