import { expect, test } from 'vitest';
import { cheapestDelivery } from './product-data.ts';

test('delivery starts at the cheapest carrier; what only a store hands out has no carrier', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [], depositCents: null })).toEqual({
    from: 540,
    pickup: 0,
  });
  expect(cheapestDelivery({ shippingClass: 'vehicle', shippingMethods: [], depositCents: null })).toEqual({
    from: 29_000,
    pickup: 15_000,
  });
  expect(
    cheapestDelivery({ shippingClass: 'parcel', shippingMethods: ['401', '403'], depositCents: null }).from,
  ).toBeNull();
});

test('what is reserved by a deposit is handed out by a store', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [], depositCents: 5000 })).toEqual({
    from: null,
    pickup: 0,
  });
});

test('a gift card comes by e-mail for nothing', () => {
  expect(cheapestDelivery({ shippingClass: 'letter', shippingMethods: [], depositCents: null }, true)).toEqual({
    from: 0,
    pickup: null,
  });
});
