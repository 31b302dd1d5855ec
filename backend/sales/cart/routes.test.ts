import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { putCampaign, putCartRule } from '#backend/sales/campaigns/test-campaigns.ts';
import { orderShop, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import { CART_ITEM_VERSION } from '#domain/catalog/offers/cart-item.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { makeProduct } from '#test/make-products.ts';

const skus: Sku[] = [
  { sku: 'A', price: 1999, lowest30: 2999, stock: { oulu: 3 } },
  { sku: 'RAJA', price: 500, productLine: 2, stock: { oulu: 2 } },
  { sku: 'LOPPU', price: 500 },
];

const openShop = () => orderShopWith(skus);

async function orderShopWith(skus: Sku[]) {
  const shop = await orderShop(skus);
  const validate = (body: unknown) =>
    shop.request('/functions/paymentGateway-validateCartV2', { method: 'POST', body: JSON.stringify(body) });
  return { ...shop, validate };
}

test('a valid cart is returned with current data and prices in euros (cart-6, cart-12)', async () => {
  const { validate } = await openShop();
  const answer = await validate({
    items: [{ sku: 'A', amount: 2, price: { finalPrice: { inclTax: 1 } } }],
    campaign: null,
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    success: true,
    validations: { campaignCodeValidationResult: { success: true } },
    items: [
      {
        id: 'A',
        amount: 2,
        version: CART_ITEM_VERSION,
        price: { price: 29.99, finalPrice: { inclTax: 19.99, exclTax: 15.93 } },
      },
    ],
    problems: [],
  });
});

test('reports problems; stock excludes units held by others (stock-3)', async () => {
  const { validate, placed } = await openShop();
  await placed(requestFor('RAJA', 500));
  const items = ['A', 'RAJA', 'LOPPU', 'POIS'].map((sku) => ({ sku, amount: 2 }));
  expect(await (await validate({ items })).json()).toMatchObject({
    success: false,
    items: [{ sku: 'A' }, { sku: 'RAJA', amount: 1, stock: { qty: 1 } }, { sku: 'LOPPU' }],
    problems: [
      { sku: 'RAJA', reason: 'limited', available: 1 },
      { sku: 'LOPPU', reason: 'outOfStock', available: 0 },
      { sku: 'POIS', reason: 'unknown' },
    ],
  });
});

test('reports why something is not sold: unknown, without a price, replaced, with variants', async () => {
  const { validate, shop } = await orderShopWith([{ sku: 'HINTA', price: null }]);
  await makeProduct(shop.db, {
    name: { fi: 'Kypärä' },
    sku: 'KYP',
    variants: [
      { sku: 'KYP-S', name: { fi: 'Musta, S' }, price: 10_000 },
      { sku: 'KYP-M', name: { fi: 'Musta, M' }, price: 10_000 },
      { sku: 'KYP-L', name: { fi: 'Musta, L' }, price: null },
    ],
  });
  await insertSpareParts(shop.db, [
    testSparePart('HINNATON', { price: null }),
    testSparePart('VANHA', { replacedBy: ['UUSI'] }),
  ]);
  const items = ['POIS', 'HINTA', 'KYP', 'KYP-L', 'HINNATON@1044', 'VANHA@1044'].map((sku) => ({ sku, amount: 1 }));
  const { problems } = await (await validate({ items })).json();
  expect(problems).toEqual([
    { id: 'POIS', sku: 'POIS', reason: 'unknown' },
    { id: 'HINTA', sku: 'HINTA', reason: 'ask_price', title: 'Tuote HINTA', link: expect.any(String) },
    {
      id: 'KYP',
      sku: 'KYP',
      reason: 'choose_variant',
      title: 'Kypärä',
      link: expect.any(String),
      variants: [
        { sku: 'KYP-S', name: 'Musta, S' },
        { sku: 'KYP-M', name: 'Musta, M' },
      ],
    },
    { id: 'KYP-L', sku: 'KYP-L', reason: 'ask_price', title: 'Kypärä', link: expect.any(String) },
    {
      id: 'HINNATON@1044',
      sku: 'HINNATON@1044',
      reason: 'ask_price',
      title: 'Osa HINNATON',
      link: '/varaosa/HINNATON%401044',
    },
    {
      id: 'VANHA@1044',
      sku: 'VANHA@1044',
      reason: 'not_sold',
      title: 'Osa VANHA',
      link: '/varaosa/VANHA%401044',
    },
  ]);
});

test('accepts the envelope {data}; an unknown campaign code is invalid', async () => {
  const { validate } = await openShop();
  const answer = await validate({ data: { items: [{ sku: 'A', amount: 1 }], campaign: 'TALVI', locale: 'en' } });
  const invalid = { success: false, validations: { campaignCodeValidationResult: { success: false } } };
  // for clients that read the fields and for those that read the result
  expect(await answer.json()).toMatchObject({ ...invalid, result: invalid });
});

test('returns active campaigns, available gifts and the items that count for the cart rule', async () => {
  const { validate, shop } = await openShop();
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const gift = (sku: string) => madeRule({ kind: 'gift_item', sku, amount: 1 });
  await putCampaign(shop.db, madeCampaign('LAHJA', [gift('RAJA'), gift('LOPPU')]));
  await putCampaign(shop.db, madeCampaign('PORRAS', [gift('RAJA')]));
  await putCartRule(shop.db, {
    id: 'portaat',
    productSearchFilters: 'productLine:1',
    isLoginRequired: false,
    type: 'amount',
    priceTiers: [{ from: 3, campaignCode: 'PORRAS' }],
  });
  const items = [
    { sku: 'A', amount: 2 },
    { sku: 'RAJA', amount: 1 },
  ];
  expect(await (await validate({ items, campaign: { code: 'lahja' } })).json()).toMatchObject({
    success: true,
    items: [
      { sku: 'A', isCartRuleItem: true },
      { sku: 'RAJA', isCartRuleItem: false },
    ],
    campaigns: [{ code: 'LAHJA', rules: [{ effect: { kind: 'gift_item' } }, {}] }],
    gifts: [{ sku: 'RAJA', title: 'Tuote RAJA', amount: 1 }],
  });
  // two units of three: the tier's code cannot be typed
  expect(await (await validate({ items, campaign: 'PORRAS' })).json()).toMatchObject({
    success: false,
    validations: { campaignCodeValidationResult: { success: false, error: 'unknown' } },
    campaigns: [],
    gifts: [],
  });
});

test('lines have the lowest price of 30 days, also when only a campaign reduces them (price-4)', async () => {
  const { validate, shop } = await openShop();
  const point = (from_at: string, cents: number) => ({ sku: 'RAJA', cents, from_at: new Date(from_at) });
  await shop.db.kysely
    .insertInto('price_history')
    .values([point('2026-01-01', 300), point('2026-10-20', 450), point('2026-11-01', 500)])
    .execute();
  const items = ['A', 'RAJA', 'LOPPU'].map((sku) => ({ sku, amount: 1 }));
  const { items: fresh } = await (await validate({ items })).json();
  // the reduction of A froze its lowest price when it began
  expect(fresh.map(({ price }: { price: { lowest30: number | null } }) => price.lowest30)).toEqual([29.99, 4.5, null]);
});

const badBodies: [unknown, string][] = [
  [{}, 'items'],
  [{ items: [{ sku: '', amount: 1 }] }, 'items.0.sku'],
  [{ items: [{ sku: 'A', amount: '1' }] }, 'items.0.amount'],
  [{ items: [{ sku: 'A', amount: 10_000 }] }, 'items.0.amount'],
  [{ data: { items: [{ sku: 'A' }] } }, 'items.0.amount'],
  [{ items: [], campaign: 5 }, 'campaign'],
];

test('rejects bad input with the field', async () => {
  const { validate } = await openShop();
  for (const [body, field] of badBodies) {
    const answer = await validate(body);
    const { error } = await answer.json();
    expect([answer.status, error.status, error.details[0].field]).toEqual([400, 'INVALID_ARGUMENT', field]);
  }
});
