import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { cartRuleFromWire } from '#domain/sales/campaigns/campaign-wire.ts';
import { putCampaign, putCartRule } from './test-campaigns.ts';

async function campaignApi() {
  const { shop, request } = await orderShop([
    { sku: 'A', price: 1999, stock: { oulu: 3 } },
    { sku: 'B', price: 500, stock: { oulu: 3 } },
  ]);
  await putCampaign(
    shop.db,
    madeCampaign('KAIKILLE', [madeRule({ kind: 'fixed_price', cents: 1000 })], { automatic: true }),
  );
  await putCampaign(
    shop.db,
    madeCampaign('KEVAT', [madeRule({ kind: 'percentage', percent: 15 })], { name: { fi: 'Kevät' } }),
    { useLimit: 5 },
  );
  const ask = async (body: unknown) => {
    const answer = await request('/functions/campaign-getCampaignCodeDetailsV2', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
  };
  return { shop, request, ask };
}

const cartItems = [
  { sku: 'A', amount: 2, price: 1 },
  { sku: 'B', amount: 1 },
];

describe('a code', () => {
  test('returns its discount in addition to automatic campaigns, and its rules without limits of use', async () => {
    const { ask } = await campaignApi();
    const [status, answer] = await ask({ code: 'kevat', isUserInitiated: true, cartItems });
    expect([status, answer]).toEqual([
      200,
      {
        valid: true,
        code: 'KEVAT',
        discountedCartItems: [
          { id: 'A', sku: 'A', amount: 2, discount: 3, finalPrice: 17 },
          { id: 'B', sku: 'B', amount: 1, discount: 0.75, finalPrice: 4.25 },
        ],
        discountSum: 3.75,
        campaign: {
          code: 'KEVAT',
          name: { fi: 'Kevät' },
          automatic: false,
          priority: 100,
          rules: [{ conditions: [], effect: { kind: 'percentage', percent: 15 } }],
        },
      },
    ]);
  });

  test('is unknown when it does not exist or is automatic, also in the callable envelope (campaign-4)', async () => {
    const { ask } = await campaignApi();
    const unknown = { valid: false, discountedCartItems: [], discountSum: 0, error: 'unknown' };
    expect(await ask({ code: 'EI-OLE', cartItems })).toEqual([200, { code: 'EI-OLE', ...unknown }]);
    expect(await ask({ data: { code: 'KAIKILLE', cartItems } })).toMatchObject([200, { ...unknown, result: unknown }]);
  });

  test('rejects bad input with the field', async () => {
    const { ask } = await campaignApi();
    const field = async (body: unknown) => {
      const [status, { error }] = await ask(body);
      return [status, error.details[0].field];
    };
    expect(await field({})).toEqual([400, 'code']);
    expect(await field({ code: ' ' })).toEqual([400, 'code']);
    expect(await field({ code: 'X', cartItems: [{ sku: 'A', amount: 0 }] })).toEqual([400, 'cartItems.0.amount']);
  });

  test('allows twenty wrong attempts, then refuses valid codes too, also in the cart validation (campaign-5)', async () => {
    const { ask, request } = await campaignApi();
    for (let tries = 0; tries < 20; tries++) {
      expect((await ask({ code: `ARVAUS-${tries}` }))[0]).toBe(200);
      // valid codes do not count
      if (tries < 3) expect(await ask({ code: 'KEVAT' })).toMatchObject([200, { valid: true }]);
    }
    expect(await ask({ code: 'KEVAT' })).toMatchObject([429, { error: { status: 'RESOURCE_EXHAUSTED' } }]);
    const body = JSON.stringify({ items: [{ sku: 'A', amount: 1 }], campaign: 'KEVAT' });
    const checked = await request('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
    expect(await checked.json()).toMatchObject({
      validations: { campaignCodeValidationResult: { success: false, error: 'too_many_tries' } },
      campaigns: [{ code: 'KAIKILLE' }],
    });
  });

  test('stays valid once accepted when the address has used up its attempts (campaign-6)', async () => {
    const { ask, request } = await campaignApi();
    const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const post = (path: string, body: object, cookie = '') =>
      request(path, { method: 'POST', body: JSON.stringify(body), headers: cookie ? { cookie } : {} });
    const details = (code: string, cookie = '') =>
      post('/functions/campaign-getCampaignCodeDetailsV2', { code, cartItems }, cookie);
    const check = (campaign: string, cookie = '') =>
      post('/functions/paymentGateway-validateCartV2', { items: [{ sku: 'A', amount: 1 }], campaign }, cookie);

    const cookie = cookieOf(await details('KEVAT'));
    expect(cookie).toMatch(/^accepted_codes=[\w-]{22}$/);
    // the cart validation accepts codes too
    expect(cookieOf(await check('kevat'))).toBe(cookie);
    for (let tries = 0; tries < 20; tries++) await ask({ code: `ARVAUS-${tries}` });

    expect((await details('KEVAT', 'accepted_codes=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(429);
    const refused = await details('EI-OLE', cookie);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(await (await details('KEVAT', cookie)).json()).toMatchObject({ valid: true });
    expect(await (await check('KEVAT', cookie)).json()).toMatchObject({ success: true, items: [{ sku: 'A' }] });
    const order = { ...requestFor('A', 850), campaignCode: 'KEVAT' };
    expect((await post('/api/checkout/orders', order)).status).toBe(400);
    expect((await post('/api/checkout/orders', order, cookie)).status).toBe(201);
  });

  test('of a tier is public and works at the attempt limit without a proof', async () => {
    const { ask, request, shop } = await campaignApi();
    await putCampaign(shop.db, madeCampaign('PORRAS', [madeRule({ kind: 'percentage', percent: 10 })]));
    await putCartRule(shop.db, {
      id: 'portaat',
      productSearchFilters: '',
      isLoginRequired: false,
      type: 'amount' as const,
      priceTiers: [{ from: 1, campaignCode: 'PORRAS' }],
    });
    for (let tries = 0; tries < 20; tries++) await ask({ code: `ARVAUS-${tries}` });
    const body = JSON.stringify({ items: [{ sku: 'A', amount: 1 }], campaign: 'PORRAS' });
    const checked = await request('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
    expect(await checked.json()).toMatchObject({
      success: true,
      campaigns: [{ code: 'KAIKILLE' }, { code: 'PORRAS' }],
    });
  });
});

test('a code used up by an own unpaid order stays valid for its shopper only, at both endpoints', async () => {
  const { shop, request } = await orderShop([{ sku: 'A', price: 2000, stock: { oulu: 3 } }]);
  await putCampaign(shop.db, madeCampaign('KERRAN', [madeRule({ kind: 'percentage', percent: 50 })]), { useLimit: 1 });
  const body = JSON.stringify({ ...requestFor('A', 1000), campaignCode: 'KERRAN' });
  const { number, key } = await (await request('/api/checkout/orders', { method: 'POST', body })).json();
  const ask = async (name: string, body: object, headers: Record<string, string>) =>
    (await request(`/functions/${name}`, { method: 'POST', body: JSON.stringify(body), headers })).json();
  const isValid = async (headers: Record<string, string>) => {
    const details = await ask('campaign-getCampaignCodeDetailsV2', { code: 'KERRAN' }, headers);
    const checked = await ask(
      'paymentGateway-validateCartV2',
      { items: [{ sku: 'A', amount: 1 }], campaign: 'KERRAN' },
      headers,
    );
    return [details.valid, details.error, checked.success];
  };
  expect(await isValid({ cookie: `order_${number}=${key}`, origin: 'http://shop.test' })).toEqual([
    true,
    undefined,
    true,
  ]);
  expect(await isValid({})).toEqual([false, 'used_up', false]);
});

test('returns the cart rule with the campaigns of its tiers and the automatic ones (campaign-1)', async () => {
  const { request, shop } = await campaignApi();
  const ask = async () => (await request('/tieva-shop/europe-north1/campaign-getCartRuleDetailsV2')).json();
  expect(await ask()).toMatchObject({ error: 'no_rule', campaigns: [], automatic: [{ code: 'KAIKILLE' }] });
  const rule = {
    id: 'portaat',
    productSearchFilters: 'brand:Tieva',
    isLoginRequired: false,
    type: 'cart_value' as const,
    priceTiers: [{ from: 10_000, campaignCode: 'KEVAT' }],
  };
  await putCartRule(shop.db, rule);
  const answer = await ask();
  const told = { ...rule, priceTiers: [{ from: 100, campaignCode: 'KEVAT' }] };
  expect(answer).toMatchObject({ rule: told, campaigns: [{ code: 'KEVAT' }], automatic: [{ code: 'KAIKILLE' }] });
  // every endpoint has money in euros
  const euros = { kind: 'fixed_price', euros: 10 };
  expect(answer.automatic[0].rules[0].effect).toEqual(euros);
  const body = JSON.stringify({ items: [{ sku: 'A', amount: 1 }] });
  const checked = await request('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
  expect((await checked.json()).campaigns[0].rules[0].effect).toEqual(euros);
  const off = madeRule({ kind: 'amount', cents: 550 }, { kind: 'value', min: 1050 });
  await putCampaign(shop.db, madeCampaign('VITONEN', [off]));
  const code = await request('/functions/campaign-getCampaignCodeDetailsV2', {
    method: 'POST',
    body: JSON.stringify({ code: 'VITONEN' }),
  });
  const { campaign } = await code.json();
  expect(campaign.rules).toEqual([
    { conditions: [{ kind: 'value', min: 10.5 }], effect: { kind: 'amount', euros: 5.5 } },
  ]);
  expect(answer).not.toHaveProperty('error');
});

describe('the examples of docs/functions.md', () => {
  const page = readFileSync(new URL('../../../docs/functions.md', import.meta.url), 'utf8');
  const bodies = (name: string) => {
    const [, after = ''] = page.split(`<!-- example: ${name} -->`);
    return [...after.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json.replaceAll('…', '')));
  };

  test('are what the shop answers', async () => {
    const { shop, request } = await orderShop([
      { sku: 'KYPARA-M', price: 12_990, stock: { oulu: 3 } },
      { sku: 'OLJY-1L', price: 1995, stock: { oulu: 3 } },
    ]);
    const name = { fi: 'Kevään alennus', en: 'Spring sale' };
    await putCampaign(shop.db, madeCampaign('KEVAT-10', [madeRule({ kind: 'percentage', percent: 10 })], { name }));
    const [asked, answered] = bodies('campaign-getCampaignCodeDetailsV2');
    const code = await request('/functions/campaign-getCampaignCodeDetailsV2', {
      method: 'POST',
      body: JSON.stringify(asked),
    });
    expect(await code.json()).toEqual(answered);

    const [ruleAnswer] = bodies('campaign-getCartRuleDetailsV2');
    await putCartRule(shop.db, cartRuleFromWire(ruleAnswer.rule));
    expect(await (await request('/functions/campaign-getCartRuleDetailsV2')).json()).toEqual(ruleAnswer);
  });
});
