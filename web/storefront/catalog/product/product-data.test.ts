import { expect, test } from 'vitest';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { cheapestDelivery as cheapest, withBackground } from './product-data.ts';

const cheapestDelivery = (product: Parameters<typeof cheapest>[0], isGiftCard?: boolean) =>
  cheapest(product, (line) => allowedMethods([line]), isGiftCard);

test('finds the cheapest delivery and pickup; goods for pickup only have no delivery (product-1)', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [], depositCents: null })).toEqual({
    from: 540,
    pickup: 0,
    days: [2, 5],
  });
  expect(cheapestDelivery({ shippingClass: 'vehicle', shippingMethods: [], depositCents: null })).toEqual({
    from: 29_000,
    pickup: 15_000,
    days: null,
  });
  expect(
    cheapestDelivery({ shippingClass: 'parcel', shippingMethods: ['401', '403'], depositCents: null }).from,
  ).toBeNull();
});

test('goods by deposit are picked up in a store', () => {
  expect(cheapestDelivery({ shippingClass: 'parcel', shippingMethods: [], depositCents: 5000 })).toEqual({
    from: null,
    pickup: 0,
    days: null,
  });
});

test('a gift card is sent by e-mail free of charge', () => {
  expect(cheapestDelivery({ shippingClass: 'letter', shippingMethods: [], depositCents: null }, true)).toEqual({
    from: 0,
    pickup: null,
    days: null,
  });
});

test('two colours of a value are the halves of a diagonal, one is as it was (product-12)', () => {
  const value = { code: 'a', label: 'A', swatch: '#111111' };
  expect(withBackground(value)).toEqual(value);
  expect(withBackground({ ...value, swatch2: '#ffffff' })).toEqual({
    ...value,
    swatch: 'linear-gradient(135deg,#111111 50%,#ffffff 50%)',
  });
});
