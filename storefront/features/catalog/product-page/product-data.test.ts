import { expect, test } from 'vitest';
import { cheapestDelivery } from './product-data.ts';

test('delivery starts at the cheapest carrier; what only a store hands out has no carrier', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [] })).toEqual({ from: 540, pickup: true });
  expect(cheapestDelivery({ shippingClass: 'vehicle', shippingMethods: [] })).toEqual({ from: null, pickup: true });
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: ['401', '403'] }).from).toBeNull();
});
