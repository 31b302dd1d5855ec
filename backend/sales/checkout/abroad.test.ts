import { expect, test } from 'vitest';
import { homeForm, orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';

const filter = { sku: 'SUODATIN', price: 1040, stock: { oulu: 5 } };
const toEstonia = {
  ...homeForm,
  delivery: { methodId: '114', address: { street: 'Pikk 1', postcode: '10123', city: 'Tallinn', country: 'EE' } },
};
const order = () => requestFor('SUODATIN', 1040 + 1990, { form: toEstonia });

test('delivery abroad is off until configured (delivery-4)', async () => {
  const { shop } = await orderShop([filter]);
  expect(await shop.checkout.place(order(), 'fi')).toMatchObject({ reason: 'not_deliverable' });
  const options = await shop.checkout.options({ lines: [{ sku: 'SUODATIN', amount: 1 }], postcode: null }, 'fi');
  expect(options).toMatchObject({ value: { countries: ['FI'] } });
});

test('an order to Estonia has Estonian VAT at the same price, and its country at the gateway and in the mail (delivery-4)', async () => {
  const made = await orderShop([filter], { DELIVERY_ABROAD: 'EE' });
  const { checkout } = made.shop;
  const options = await checkout.options(
    { lines: [{ sku: 'SUODATIN', amount: 1 }], postcode: null, country: 'EE' },
    'fi',
  );
  expect(options).toMatchObject({
    value: {
      countries: ['FI', 'EE'],
      notice: null,
      methods: [{ id: '113' }, { id: '114' }],
      totals: { total: 1040, vat: [{ rate: 24, net: 839, vat: 201 }] },
    },
  });
  const { number } = await made.placed(order());
  expect(await made.order(number)).toMatchObject({
    total: 3030,
    deliveryAddress: { city: 'Tallinn', country: 'EE' },
    lines: [{ vatRate: 24 }],
    vat: [{ rate: 24, gross: 3030 }],
  });
  await checkout.settle(await made.returned(number, 'ok'));
  expect(await made.mailText('order-confirmation')).toContain('10123 Tallinn, Viro');
});

test('rejects a method of another country, and store pickup for an address abroad', async () => {
  const made = await orderShop([filter], { DELIVERY_ABROAD: 'EE' });
  const { address } = toEstonia.delivery;
  for (const methodId of ['107', '113']) {
    const form = {
      ...toEstonia,
      delivery: { methodId, address: { ...address, country: methodId === '113' ? 'SE' : 'EE' } },
    };
    expect(await made.shop.checkout.place(requestFor('SUODATIN', 3030, { form }), 'fi')).toMatchObject({
      reason: 'invalid',
      details: expect.arrayContaining([{ field: 'form.delivery.methodId', message: 'checkout.error.deliveryMethod' }]),
    });
  }
});
