import { expect, test } from 'vitest';
import { homeForm, orderShop, requestFor } from './test-orders.ts';

const last = { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 1 } };
const another = requestFor('RAJA', 5000 + 1590, { form: homeForm });

/** A first order holds the last unit; its shopper has returned from the payment page. */
async function cameBack() {
  const made = await orderShop([last]);
  const { number, key } = await made.placed(requestFor('RAJA', 5000));
  return { ...made, number, own: [{ number, key }], cookie: `order_${number}=${key}` };
}

test('does not show a unit held by the own order as sold', async () => {
  const { request, cookie } = await cameBack();
  const validate = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ items: [{ sku: 'RAJA', amount: 1 }] });
    return (await request('/functions/paymentGateway-validateCartV2', { method: 'POST', headers, body })).json();
  };
  const own = { cookie, origin: 'http://shop.test' };
  expect(await validate({})).toMatchObject({ success: false, problems: [{ reason: 'outOfStock' }] });
  expect(await validate(own)).toMatchObject({ success: true, items: [{ amount: 1, stock: { qty: 1 } }] });
  const body = JSON.stringify({ lines: [{ sku: 'RAJA', amount: 1 }] });
  const options = await request('/api/checkout/options', { method: 'POST', headers: own, body });
  expect(await options.json()).toMatchObject({ problems: [] });
});

test('a new order takes over the goods and cancels the first (order-7)', async () => {
  const { shop, own, number, order, held } = await cameBack();
  const placed = await shop.checkout.place(another, 'fi', own);
  expect(placed).toMatchObject({ ok: true });
  expect([(await order(number)).status, await held('RAJA')]).toEqual(['cancelled', 1]);
});

test('takes over nothing with a forged key or while the first payment is under way (order-6)', async () => {
  const { shop, own, number, order, returned } = await cameBack();
  const forged = [{ number, key: `${own[0]?.key.slice(0, -1)}_` }];
  expect(await shop.checkout.place(another, 'fi', forged)).toMatchObject({ reason: 'unavailable' });
  await shop.checkout.settle(await returned(number, 'pending'));
  expect(await shop.checkout.place(another, 'fi', own)).toMatchObject({ reason: 'unavailable' });
  expect((await order(number)).status).toBe('pending_payment');
});

test('keeps both orders when stock suffices', async () => {
  const { shop, own, number, order, held } = await cameBack();
  await shop.db.query("update stock_level set qty = 2 where sku = 'RAJA'");
  expect(await shop.checkout.place(another, 'fi', own)).toMatchObject({ ok: true });
  expect([(await order(number)).status, await held('RAJA')]).toEqual(['pending_payment', 2]);
});

test('cancels nothing when stock would still not suffice', async () => {
  const { shop, own, number, order } = await cameBack();
  const two = requestFor('RAJA', 10_000, { lines: [{ sku: 'RAJA', amount: 2 }] });
  expect(await shop.checkout.place(two, 'fi', own)).toMatchObject({
    reason: 'unavailable',
    details: [{ sku: 'RAJA', reason: 'limited', available: 1 }],
  });
  expect((await order(number)).status).toBe('pending_payment');
});

test('does not take over units held by others when stock has decreased', async () => {
  const { shop, placed, order } = await orderShop([{ ...last, stock: { oulu: 3 } }]);
  const lines = [{ sku: 'RAJA', amount: 2 }];
  const { number, key } = await placed(requestFor('RAJA', 10_000, { lines }));
  await placed(requestFor('RAJA', 5000));
  await shop.db.query("update stock_level set qty = 2 where sku = 'RAJA'");
  const again = requestFor('RAJA', 10_000 + 1590, { lines, form: homeForm });
  expect(await shop.checkout.place(again, 'fi', [{ number, key }])).toMatchObject({
    reason: 'unavailable',
    details: [{ available: 1 }],
  });
  expect((await order(number)).status).toBe('pending_payment');
});
