import { expect, test } from 'vitest';
import { homeForm, orderShop, pickupForm, requestFor } from '../test-orders.ts';

const HELMET = { sku: 'KYP', price: 5000, stock: { ranua: 1, rovaniemi: 1 }, backorder: true } as const;

test('pick list, store mail and store page show missing units, other stores with stock and the next delivery (order-8)', async () => {
  const made = await orderShop([HELMET]);
  const { shop } = made;
  await shop.db.query("update product_variant set next_delivery_date = '2026-12-18'");
  const lines = [{ sku: 'KYP', amount: 3 }];
  const { number } = await made.placed(requestFor('KYP', 15_000, { form: pickupForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const mail = await made.mailText('store-notification');
  expect(mail).toContain('1 kpl myymälästä Ranua');
  expect(mail).toContain('puuttuu 1 kpl, seuraava toimituserä 18.12.');
  const token = /\/kasittely\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const opened = await shop.afterSale.links.open(token);
  expect(opened?.order?.lines).toMatchObject([{ sku: 'KYP', missing: 1, nextDelivery: '2026-12-18' }]);
  expect(opened?.order?.lines[0]?.elsewhere).toContainEqual({ store: 'Ranua', qty: 1 });
});

test('checkout, confirmation and order page promise a delivery date based on stock (stock-4)', async () => {
  const made = await orderShop([
    { ...HELMET, stock: {} },
    { sku: 'OULU', price: 5000, stock: { oulu: 2 } },
  ]);
  const { shop } = made;
  await shop.db.query("update product_variant set next_delivery_date = '2026-12-18' where sku = 'KYP'");
  const timesOf = async (sku: string) => {
    const found = await shop.checkout.options({ lines: [{ sku, amount: 1 }], postcode: null }, 'fi', [], null);
    if (!found.ok) throw new Error(found.reason);
    return found.value.methods;
  };
  expect((await timesOf('KYP')).filter(({ deliveryTime }) => !deliveryTime.includes('18.12.'))).toEqual([]);
  const pickups = (await timesOf('OULU')).filter(({ group }) => group === 'StorePickup');
  const sameDay = pickups.filter(({ deliveryTime }) => deliveryTime.includes('saman arkipäivän'));
  expect(sameDay.map(({ storeId }) => storeId)).toEqual(['oulu']);
  expect(pickups.find(({ storeId }) => storeId === 'ranua')?.deliveryTime).toContain('toisesta myymälästä');

  const { number } = await made.placed(requestFor('KYP', 6590, { form: homeForm }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  // the promise of the order stays, whatever the stock is later
  await shop.db.query('update stock_level set qty = 5');
  expect(await made.mailText('order-confirmation')).toContain('Tuotteet saapuvat meille 18.12.');
  expect((await made.order(number)).promise).toEqual({ kind: 'later', date: '2026-12-18' });
});

test('with a known date for missing units, checkout, confirmation and order page show how many are in stock (stock-4)', async () => {
  const made = await orderShop([HELMET]);
  const { shop } = made;
  await shop.db.query("update product_variant set next_delivery_date = '2026-12-18' where sku = 'KYP'");
  const lines = [{ sku: 'KYP', amount: 3 }];
  const found = await shop.checkout.options({ lines, postcode: null }, 'fi', [], null);
  if (!found.ok) throw new Error(found.reason);
  const promised = found.value.methods.find(({ id }) => id === homeForm.delivery.methodId)?.deliveryTime ?? 'none';
  expect(promised).toMatch(/^\d kpl on varastossa, loput saapuvat meille 18\.12\. Varastossa olevat: perillä /);

  const { number } = await made.placed(requestFor('KYP', 16_590, { form: homeForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  expect(await made.mailText('order-confirmation')).toContain(promised);
  const page = await shop.ownOrders.one({ secret: (await made.order(number)).secret ?? '' }, 'fi');
  expect(page?.delivery.deliveryTime).toBe(promised);
});

test('with no known date for missing units, checkout, confirmation and order page have the same promise', async () => {
  const made = await orderShop([HELMET]);
  const { shop } = made;
  const lines = [{ sku: 'KYP', amount: 3 }];
  const found = await shop.checkout.options({ lines, postcode: null }, 'fi', [], null);
  if (!found.ok) throw new Error(found.reason);
  const times = found.value.methods.map(({ deliveryTime }) => deliveryTime);
  expect(times.filter((time) => !time.startsWith('Osa tuotteista on varastossa, loput tilaamme sinulle.'))).toEqual([]);

  const { number } = await made.placed(requestFor('KYP', 15_000, { form: pickupForm, lines }));
  await shop.checkout.settle(await made.returned(number, 'ok'));
  const promised = found.value.methods.find(({ id }) => id === pickupForm.delivery.methodId)?.deliveryTime ?? 'none';
  expect(promised).toContain('Ilmoitamme sähköpostilla, kun tilaus on noudettavissa');
  expect(await made.mailText('order-confirmation')).toContain(promised);
  const order = await made.order(number);
  expect(order.promise).toEqual({ kind: 'partial' });
  const page = await shop.ownOrders.one({ secret: order.secret ?? '' }, 'fi');
  expect(page?.delivery.deliveryTime).toBe(promised);
});
