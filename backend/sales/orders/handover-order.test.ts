import { expect, test } from 'vitest';
import { orderShop, pickupForm, requestFor } from './test-orders.ts';

test('an order of a vehicle stores its days of work, and its mail and page name the day of handover (handover-1)', async () => {
  const made = await orderShop([{ sku: 'KELKKA', price: 500_000, stock: { oulu: 1 }, shippingClass: 'vehicle' }]);
  const { shop, placed, returned, order, mailText, clock } = made;
  // Monday noon in Finland; Oulu takes three working days
  clock.now = new Date('2026-11-23T10:00:00Z');
  const form = { ...pickupForm, delivery: { methodId: '312' } };
  const { number } = await placed(requestFor('KELKKA', 515_000, { form }));
  expect((await order(number)).promise).toEqual({ kind: 'usual', handover: { storeId: 'oulu', days: 3 } });
  // paid on the next day
  clock.now = new Date('2026-11-24T10:00:00Z');
  await shop.checkout.settle(await returned(number, 'ok'));
  const words = 'Luovutettavissa aikaisintaan ma 30.11. Sovimme päivän kanssasi etukäteen';
  expect(await mailText('order-confirmation')).toContain(words);
  const { secret } = await order(number);
  const page = await shop.ownOrders.one({ secret: secret ?? '' }, 'fi');
  expect(page?.delivery).toMatchObject({ deliveryTime: words, isHandover: true, expected: null, isLate: false });
});
