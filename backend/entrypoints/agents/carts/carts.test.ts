import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { type AgentShop, agentShop, oneLine } from '../test-agents.ts';
import { refused } from '../test-shapes.ts';

type Said = { messages?: { type: string; code: string }[] };
const codes = ({ messages = [] }: Said) => messages.map(({ type, code }) => `${type} ${code}`);
const campaign = (code: string, over: Partial<Campaign> = {}): Campaign => ({
  code,
  name: { fi: `Etu ${code}`, en: `Offer ${code}` },
  automatic: false,
  priority: 100,
  rules: [{ conditions: [], effect: { kind: 'percentage', percent: 10 } }],
  ...over,
});

test.each([
  ['LOPPU', 1, 'error out_of_stock', []],
  ['PUUTTUU', 1, 'error not_found', []],
  ['PYYDA', 1, 'error item_unavailable', []],
  ['MATTO', 1, 'error item_unavailable', []],
  ['MATTO~10x200', 1, 'error item_unavailable', []],
  ['RAJA', 5, 'warning quantity_adjusted', [2]],
  ['HIHNA', 12, undefined, [12]],
  ['MATTO~100x200', 2, undefined, [2]],
])('%s × %i in a cart: %s', async (id, quantity, said, quantities) => {
  const { ask } = await agentShop();
  const cart = await ask('create_cart', { body: oneLine(id, quantity) });
  expect(codes(cart)[0]).toBe(said);
  expect(cart.line_items.map((line) => line.quantity)).toEqual(quantities);
});

test('lines of the same goods are one line, and an update replaces all', async () => {
  const { ask } = await agentShop();
  const twice = ['HIHNA', 'HIHNA', 'KYPARA'].map((id) => ({ item: { id }, quantity: 1 }));
  const cart = await ask('create_cart', { body: { line_items: twice } });
  expect(cart.line_items).toMatchObject([{ id: 'HIHNA', quantity: 2 }, { id: 'KYPARA' }]);
  const emptied = await ask('update_cart', { id: cart.id, body: { line_items: [] } });
  expect(emptied).toMatchObject({ id: cart.id, line_items: [] });
});

test('VAT is within the prices: lines of the total, no entry of its own', async () => {
  const { ask } = await agentShop();
  const { totals } = await ask('create_cart', { body: { ...oneLine('HIHNA'), context: { language: 'en' } } });
  expect(totals).toEqual([
    { type: 'subtotal', display_text: 'Products', amount: 8900 },
    {
      type: 'total',
      display_text: 'Total',
      amount: 8900,
      lines: [
        { display_text: 'Excl. VAT 25.5 %', amount: 7092 },
        { display_text: 'VAT 25.5 %', amount: 1808 },
      ],
    },
  ]);
});

test('a deposit is paid now, the rest at the pickup; the goods are picked up', async () => {
  const { ask } = await agentShop();
  const checkout = await ask('create_checkout', { body: oneLine('KELKKA') });
  expect(codes(checkout)).toContain('info deposit');
  expect(checkout.fulfillment).toMatchObject({
    methods: [{ type: 'pickup' }],
    available_methods: [{ type: 'pickup' }],
  });
});

test('a code, and campaigns that need none, take off what they take off on pages', async () => {
  const { ask, shop } = await agentShop();
  await putCampaign(shop.db, campaign('KEVAT-10'));
  await putCampaign(shop.db, campaign('AINA', { automatic: true, priority: 50 }));
  const body = { ...oneLine('HIHNA'), discounts: { codes: ['kevat-10', 'toinen'] }, context: { language: 'en' } };
  const cart = await ask('create_cart', { body });
  expect(cart.discounts).toEqual({
    codes: ['KEVAT-10'],
    applied: [
      { title: 'Offer AINA', amount: 890, automatic: true },
      { title: 'Offer KEVAT-10', amount: 801, automatic: false, code: 'KEVAT-10' },
    ],
  });
  expect(codes(cart)).toEqual(['warning discount_code_combination_disallowed']);
  // what says nothing of codes keeps them, an empty list clears them
  expect((await ask('update_cart', { id: cart.id, body: oneLine('HIHNA') })).discounts).toMatchObject({
    codes: ['KEVAT-10'],
  });
  const cleared = await ask('update_cart', { id: cart.id, body: { ...oneLine('HIHNA'), discounts: { codes: [] } } });
  expect(cleared.discounts).toMatchObject({ codes: [], applied: [{ amount: 890 }] });
});

test('wrong codes are counted as on pages: after twenty even a right one is not looked up (campaign-5)', async () => {
  const { ask, shop } = await agentShop();
  await putCampaign(shop.db, campaign('KEVAT-10'));
  const tried = async (code: string) => {
    const cart = await ask('create_cart', { body: { ...oneLine('HIHNA'), discounts: { codes: [code] } } });
    return codes(cart);
  };
  for (let i = 0; i < 20; i++) expect(await tried(`X${i}`)).toEqual(['warning discount_code_invalid']);
  expect(await tried('KEVAT-10')).toEqual(['warning discount_code_user_ineligible']);
});

const shipTo = (postal_code: string, address_country = 'FI', option?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [{ id: 'd', postal_code, address_country }],
      selected_destination_id: 'd',
      groups: [{ selected_option_id: option }],
    },
  ],
});
const begun = ({ ask }: AgentShop, fulfillment: object, id = 'HIHNA') =>
  ask('create_checkout', { body: { ...oneLine(id), fulfillment } });

test('deliveries are those of the checkout page, cheapest first, and the chosen one is in the total', async () => {
  const made = await agentShop();
  const { fulfillment } = await begun(made, shipTo('90100'));
  const { options } = fulfillment.methods[0].groups[0];
  const offered = await made.shop.checkout.options({ lines: [{ sku: 'HIHNA', amount: 1 }], postcode: '90100' }, 'fi');
  const onPage = offered.ok ? offered.value.methods.filter(({ group }) => group !== 'StorePickup') : [];
  expect(options.map(({ id, totals }) => [id, totals[0].amount]).toSorted()).toEqual(
    onPage.map(({ id, price }) => [id, price]).toSorted(),
  );
  const prices = options.map(({ totals }) => totals[0].amount);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const chosen = await begun(made, shipTo('90100', 'FI', options.at(-1)?.id));
  expect(chosen).toMatchObject({ status: 'requires_escalation' });
  expect(chosen.totals.at(-1)).toMatchObject({ amount: 8900 + (prices.at(-1) ?? 0) });
});

test('a store is chosen as the destination of a pickup', async () => {
  const made = await agentShop();
  const pickup = { methods: [{ type: 'pickup', selected_destination_id: '403' }] };
  const checkout = await begun(made, pickup);
  expect(checkout).toMatchObject({
    status: 'requires_escalation',
    fulfillment: {
      methods: [{ type: 'pickup', selected_destination_id: '403', groups: [{ selected_option_id: '403' }] }],
    },
  });
  expect(checkout.fulfillment.methods[0].destinations).toContainEqual(
    expect.objectContaining({ id: '403', address: expect.objectContaining({ address_locality: 'Oulu' }) }),
  );
});

test('Åland and countries that the shop does not deliver to say so', async () => {
  const made = await agentShop();
  expect(codes(await begun(made, shipTo('22100')))).toContain('info delivery_aland');
  expect(codes(await begun(made, shipTo('10115', 'DE')))).toContain('error address_undeliverable');
});

test('the VAT of a delivery abroad is that of the country', async () => {
  const made = await agentShop(undefined, { DELIVERY_ABROAD: 'EE' });
  const { totals } = await begun(made, shipTo('10111', 'EE'));
  expect(JSON.stringify(totals.at(-1))).toContain('ALV 24 %');
});

test('an ended cart opens nothing, and one of another kind is no checkout', async () => {
  const made = await agentShop();
  const { ask, askInVain, clock } = made;
  const cart = await ask('create_cart', { body: oneLine('HIHNA') });
  expect(await askInVain('get_checkout', { id: cart.id })).toBe('not_found');
  expect(await askInVain('update_cart', { id: 'x', body: oneLine('HIHNA') })).toBe('not_found');
  clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
  expect(await askInVain('get_cart', { id: cart.id })).toBe('not_found');
  expect(await askInVain('create_checkout', { body: { cart_id: cart.id } })).toBe('not_found');
});

test('wrong input is refused with the field', async () => {
  const { send } = await agentShop();
  for (const [body, field] of [
    [{}, 'line_items'],
    [{ line_items: [{ item: { id: 'HIHNA' }, quantity: 0 }] }, 'line_items.0.quantity'],
    [{ line_items: [{ item: {}, quantity: 1 }] }, 'line_items.0.item.id'],
    [{ ...oneLine('HIHNA'), discounts: { codes: 'x' } }, 'discounts.codes'],
  ] as const) {
    const response = await send('create_cart', { body });
    const { code, content } = refused.parse(await response.json());
    expect([response.status, code, content.split(':')[0]]).toEqual([400, 'invalid_request', field]);
  }
});

test('a checkout in which nothing can be bought stays incomplete and says why', async () => {
  const { ask } = await agentShop();
  const sold = await ask('create_checkout', { body: oneLine('LOPPU') });
  expect(sold).toMatchObject({ status: 'incomplete', line_items: [] });
  expect(codes(sold)).toEqual(['error field_required', 'error out_of_stock']);
  expect(codes(await ask('create_checkout', { body: { line_items: [] } }))).toEqual(['error field_required']);
});
