import { describe, expect, test, vi } from 'vitest';
import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { markRuleItems } from './rule-items.ts';
import type { CodeCheck } from './service.ts';
import { putCampaign, putCartRule } from './test-campaigns.ts';

const skus: Sku[] = [
  { sku: 'A', price: 6000, stock: { oulu: 5 } },
  { sku: 'B', price: 9000, lowest30: 12_000, stock: { oulu: 5 } },
];
const half = madeRule({ kind: 'percentage', percent: 50 });
const guest: Omit<CodeCheck, 'code'> = { userId: null, email: null, items: [] };
const rule: CartRule = {
  id: 'portaat',
  productSearchFilters: 'NOT discounted:true',
  isLoginRequired: false,
  type: 'cart_value',
  priceTiers: [
    { from: 10_000, campaignCode: 'PORRAS1' },
    { from: 20_000, campaignCode: 'PORRAS2' },
  ],
};

async function shopWith() {
  const made = await orderShop(skus);
  const { db } = made.shop;
  await db.kysely.transaction().execute((tx) => made.shop.search.recordChange(tx, 'all'));
  const codes = async (code: string | null, more: Partial<typeof guest> = {}) => {
    const { campaigns, refused } = await made.shop.campaigns.atWork({ code, ...guest, ...more });
    return [campaigns.map((campaign) => campaign.code), refused];
  };
  const items = async (amounts: Record<string, number>) => {
    const known = await made.shop.sold.cartItems(Object.keys(amounts), 'fi');
    return [...known.values()].map((item) => ({ ...item, amount: amounts[item.sku] ?? 1 }));
  };
  const { campaigns } = made.shop;
  const cartRule = async (userId: string | null) => (await campaigns.onCart({ ...guest, code: null, userId })).rule;
  return { ...made, db, codes, items, campaigns, cartRule };
}

describe('a code', () => {
  test('is valid in any case and with spaces around, together with automatic campaigns', async () => {
    const { db, codes } = await shopWith();
    await putCampaign(db, madeCampaign('KEVÄT-10', [half]));
    await putCampaign(db, madeCampaign('KAIKILLE', [half], { automatic: true }));
    expect(await codes(' kevät-10 ')).toEqual([['KAIKILLE', 'KEVÄT-10'], null]);
    expect(await codes(null)).toEqual([['KAIKILLE'], null]);
  });

  test('that is refused is logged with its code only if it is a campaign’s', async () => {
    const { db, codes, shop } = await shopWith();
    await putCampaign(db, madeCampaign('JOULU', [half]), { from: '2026-12-01T00:00:00Z' });
    const info = vi.spyOn(shop.log, 'info');
    await codes('joulu');
    await codes('7KQM-93XD-4TPB-W2HC');
    const refusals = info.mock.calls.filter(([, words]) => words === 'campaign code refused').map(([facts]) => facts);
    expect(refusals).toEqual([{ code: 'JOULU', reason: expect.any(String) }, { reason: 'no_such_code' }]);
  });

  test('is unknown before and after its time, when it does not exist, and when it is automatic', async () => {
    const { db, codes, clock } = await shopWith();
    await putCampaign(db, madeCampaign('KAIKILLE', [half], { automatic: true }));
    await putCampaign(db, madeCampaign('JOULU', [half]), {
      from: '2026-12-01T00:00:00Z',
      until: '2026-12-25T00:00:00Z',
    });
    const asked = async () => Promise.all(['JOULU', 'EI-OLE', 'KAIKILLE'].map((code) => codes(code)));
    const unknown = [['KAIKILLE'], 'unknown'];
    expect(await asked()).toEqual([unknown, unknown, unknown]);
    clock.now = new Date('2026-12-01T00:00:00Z');
    expect((await asked())[0]).toEqual([['KAIKILLE', 'JOULU'], null]);
    clock.now = new Date('2026-12-25T00:00:00Z');
    expect((await asked())[0]).toEqual(unknown);
  });
});

describe('a tier’s code', () => {
  const reached = { A: 2 };

  test('is valid only for a cart that reaches it (campaign-1)', async () => {
    const { db, codes, items } = await shopWith();
    await putCampaign(db, madeCampaign('PORRAS1', [half]));
    await putCampaign(db, madeCampaign('PORRAS2', [half]));
    await putCartRule(db, rule);
    expect(await codes('PORRAS1', { items: await items({ A: 1 }) })).toEqual([[], 'unknown']);
    expect(await codes('PORRAS1', { items: await items(reached) })).toEqual([['PORRAS1'], null]);
    expect(await codes('PORRAS2', { items: await items(reached) })).toEqual([[], 'unknown']);
    // items outside the filter do not count
    expect(await codes('PORRAS1', { items: await items({ A: 1, B: 5 }) })).toEqual([[], 'unknown']);
  });

  test('of a rule for customers is invalid for guests, who do not see its campaign (campaign-3)', async () => {
    const { db, codes, items, cartRule } = await shopWith();
    await putCampaign(db, madeCampaign('PORRAS1', [half]));
    await putCartRule(db, { ...rule, isLoginRequired: true });
    expect(await codes('PORRAS1', { items: await items(reached) })).toEqual([[], 'unknown']);
    expect(await codes('PORRAS1', { items: await items(reached), userId: 'aino' })).toEqual([['PORRAS1'], null]);
    expect(await cartRule(null)).toMatchObject({ rule: { isLoginRequired: true }, campaigns: [] });
    expect((await cartRule('aino'))?.campaigns.map(({ code }) => code)).toEqual(['PORRAS1']);
  });
});

describe('the cart rule', () => {
  test('is the newest active one, without tiers whose campaign has ended', async () => {
    const { db, cartRule } = await shopWith();
    await putCampaign(db, madeCampaign('PORRAS1', [half]));
    await putCampaign(db, madeCampaign('PORRAS2', [half]), { until: '2026-11-01T00:00:00Z' });
    await putCartRule(db, { ...rule, id: 'vanha' }, '2026-01-01T00:00:00Z');
    await putCartRule(db, { ...rule, id: 'uusi' }, '2026-11-01T00:00:00Z');
    await putCartRule(db, { ...rule, id: 'tuleva' }, '2026-12-01T00:00:00Z');
    expect((await cartRule(null))?.rule).toMatchObject({
      id: 'uusi',
      priceTiers: [{ campaignCode: 'PORRAS1' }],
    });
  });

  test('matches products by sku in the index and spare parts by their fields', async () => {
    const { shop, items } = await shopWith();
    const [a, b] = await items({ A: 1, B: 1 });
    if (!a || !b) throw new Error('no items');
    const part = { ...a, id: '1@88', sku: '1@88', sparePart: true, brands: ['Honda'] };
    const card = { ...a, isGiftCard: true };
    const found = async (filters: string) =>
      (await markRuleItems([a, b, part, card], { productSearchFilters: filters }, shop.search)).map(
        (item) => item.isCartRuleItem,
      );
    expect(await found('')).toEqual([true, true, true, false]);
    expect(await found('NOT discounted:true')).toEqual([true, false, true, false]);
    expect(await found('sku:B OR brand:honda')).toEqual([false, true, true, false]);
    expect(await found('supplierNumber:88 OR price:80 TO 90')).toEqual([false, true, true, false]);
    expect(await found('supplierNumber:88')).toEqual([false, false, true, false]);
    expect(await found('NOT supplierNumber:88')).toEqual([true, true, false, false]);
    expect(await found('price < 60 OR categories:x')).toEqual([false, false, false, false]);
    expect((await markRuleItems([a], null, shop.search)).map((item) => item.isCartRuleItem)).toEqual([false]);
  });
});

test('gives only gifts in stock, in addition to the cart’s units, that are not larger than the goods', async () => {
  const { campaigns, items, db } = await shopWith();
  const cart = await items({ A: 4 });
  const given = async (sku: string, amount: number) =>
    (await campaigns.giftItems([{ sku, amount }], cart, 'fi')).map((item) => [item.sku, item.amount]);
  expect(await given('B', 5)).toEqual([['B', 5]]);
  expect(await given('B', 6)).toEqual([]);
  expect(await given('A', 1)).toEqual([['A', 1]]);
  expect(await given('A', 2)).toEqual([]);
  expect(await given('POIS', 1)).toEqual([]);
  await db.kysely.updateTable('product').set({ shipping_class: 'pallet' }).where('sku', '=', 'B').execute();
  expect(await given('B', 1)).toEqual([]);
});
