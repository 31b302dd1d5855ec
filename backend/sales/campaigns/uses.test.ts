import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { releaseUses, takeUses } from './service.ts';
import { putCampaign } from './test-campaigns.ts';

const half = madeRule({ kind: 'percentage', percent: 50 });

async function withOrders() {
  const { shop, placed, order, clock } = await orderShop([{ sku: 'A', price: 1000, stock: { oulu: 9 } }]);
  await putCampaign(shop.db, madeCampaign('KAKSI', [half]), { useLimit: 2 });
  await putCampaign(shop.db, madeCampaign('KERRAN', [half]), { useLimitPerCustomer: 1 });
  const newOrder = async () => (await order((await placed(requestFor('A', 1000))).number)).id;
  const take = (orderId: string, codes: string[], email = 'aino@example.fi', userId: string | null = null) =>
    shop.db.kysely.transaction().execute((tx) =>
      takeUses(tx, {
        orderId,
        userId,
        email,
        now: clock.now,
        used: codes.map((code) => ({ code, discount: 100 })),
      }),
    );
  const release = (orderId: string) => shop.db.kysely.transaction().execute((tx) => releaseUses(tx, orderId));
  const refused = async (code: string, email: string | null = null) =>
    (await shop.campaigns.atWork({ code, items: [], userId: null, email })).refused;
  return { newOrder, take, release, refused };
}

test('a campaign is used up by as many orders as its limit; cancelling one releases a use', async () => {
  const { newOrder, take, release, refused } = await withOrders();
  const [first, second, third] = [await newOrder(), await newOrder(), await newOrder()];
  expect([await take(first, ['KAKSI']), await take(second, ['KAKSI'], 'eino@example.fi')]).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await take(third, ['KAKSI'])).toEqual({ ok: false, reason: 'used_up', details: 'KAKSI' });
  expect(await refused('kaksi')).toBe('used_up');
  await release(second);
  await release(second);
  expect(await refused('kaksi')).toBeNull();
  expect(await take(third, ['KAKSI'])).toMatchObject({ ok: true });
});

test('counts uses of a customer by account and by e-mail address, ignoring case', async () => {
  const { newOrder, take, refused } = await withOrders();
  const [first, second] = [await newOrder(), await newOrder()];
  await take(first, ['KERRAN'], 'Aino@Example.fi', 'aino');
  expect(await refused('KERRAN', 'aino@example.FI')).toBe('used_up');
  expect(await refused('KERRAN', 'eino@example.fi')).toBeNull();
  expect(await take(second, ['KERRAN'], 'other@example.fi', 'aino')).toMatchObject({ ok: false });
  expect(await take(second, ['KERRAN'], 'eino@example.fi')).toMatchObject({ ok: true });
});

test.each([
  ['once@example.fi', 'once+1@example.fi'],
  ['once+1@example.fi', 'Once+2@Example.fi'],
  ['o.nce@gmail.com', 'once+x@googlemail.com'],
])('%s and %s count as one customer', async (one, other) => {
  const { newOrder, take, refused } = await withOrders();
  await take(await newOrder(), ['KERRAN'], one);
  expect(await refused('KERRAN', other)).toBe('used_up');
});

test.each([
  ['o.nce@example.fi', 'once@example.fi'],
  ['+1@example.fi', '+2@example.fi'],
  ['once@example.fi', 'once@example.com'],
  ['', 'once@example.fi'],
])('%s and %s count as two customers', async (one, other) => {
  const { newOrder, take, refused } = await withOrders();
  await take(await newOrder(), ['KERRAN'], one);
  expect(await refused('KERRAN', other)).toBeNull();
});

test('takes no use when one of several campaigns is used up', async () => {
  const { newOrder, take, refused } = await withOrders();
  const orders = [await newOrder(), await newOrder()];
  await take(orders[0] ?? '', ['KERRAN']);
  expect(await take(orders[1] ?? '', ['KAKSI', 'KERRAN'])).toMatchObject({ details: 'KERRAN' });
  expect(await refused('KAKSI')).toBeNull();
});
