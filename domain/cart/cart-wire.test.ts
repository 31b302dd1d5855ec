import { expect, test } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { cartItemFromWire, cartItemToWire } from './cart-wire.ts';

const item: CartItem = {
  id: 'KYP-1-M',
  version: 2,
  baseType: 'cartItem',
  sku: 'KYP-1-M',
  parentSku: 'KYP-1',
  title: 'Kypärä Tunturi',
  variationName: 'M',
  amount: 2,
  image: null,
  slug: 'kypara-tunturi',
  link: '/product/kypara-tunturi',
  price: {
    price: 11_999,
    finalPrice: { inclTax: 8999, exclTax: 7171 },
    salePercent: 25,
    lowest30: 11_999,
    priceRuleId: 'talvi',
  },
  vatRate: 25.5,
  shippingClass: 'parcel',
  shippingOptions: [],
  variationOptions: {},
  productLine: 1,
  stock: { qty: 10, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: { oulu: 10 } },
  erpinfo: null,
  brands: [],
  categories: [],
  reviews: null,
  isCartRuleItem: false,
  sparePart: false,
  customization: null,
  sizing: null,
  saleMode: 'buy',
  deposit: null,
};

test('on the wire prices are euros, and come back to the cent', () => {
  const wire = cartItemToWire(item);
  expect(wire.price).toMatchObject({ price: 119.99, finalPrice: { inclTax: 89.99, exclTax: 71.71 }, lowest30: 119.99 });
  expect(cartItemFromWire(wire)).toEqual(item);
});

test('the deposit and the price of a square metre are euros, too', () => {
  const limits = { min: 10, max: 500, step: 1 };
  const sizing = { identifier: 'size' as const, widthCm: limits, lengthCm: limits, perM2: 1290 };
  const wire = cartItemToWire({ ...item, sizing, deposit: 50_000 });
  expect(wire).toMatchObject({ sizing: { perM2: 12.9, widthCm: limits }, deposit: 500 });
  expect(cartItemFromWire(wire)).toEqual({ ...item, sizing, deposit: 50_000 });
});

test('every whole cent survives the way to euros and back', () => {
  for (let cents = 0; cents < 200_000; cents += 7) {
    const there = cartItemToWire({ ...item, price: { ...item.price, price: cents } });
    expect(cartItemFromWire(there).price.price).toBe(cents);
  }
});
