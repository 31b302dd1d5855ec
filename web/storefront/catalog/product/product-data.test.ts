import { expect, test } from 'vitest';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { cheapestDelivery as cheapest } from './product-data.ts';

const cheapestDelivery = (product: Parameters<typeof cheapest>[0], isGiftCard?: boolean) =>
  cheapest(product, (line) => allowedMethods([line]), isGiftCard);

test('finds the cheapest delivery and pickup; goods for pickup only have no delivery (product-1)', () => {
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

test('goods by deposit are picked up in a store', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [], depositCents: 5000 })).toEqual({
    from: null,
    pickup: 0,
  });
});

test('a gift card is sent by e-mail free of charge', () => {
  expect(cheapestDelivery({ shippingClass: 'letter', shippingMethods: [], depositCents: null }, true)).toEqual({
    from: 0,
    pickup: null,
  });
});
