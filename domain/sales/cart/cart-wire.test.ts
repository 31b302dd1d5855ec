import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { cartItemFromWire, cartItemToWire } from './cart-wire.ts';

const item = testCartItem('KYP-1-M', 8999, {
  price: {
    price: 11_999,
    finalPrice: { inclTax: 8999, exclTax: 7171 },
    salePercent: 25,
    lowest30: 11_999,
    priceRuleId: 'talvi',
  },
});

test('functions carry prices in euros, which convert back to the same cents (cart-12)', () => {
  const wire = cartItemToWire(item);
  expect(wire.price).toMatchObject({ price: 119.99, finalPrice: { inclTax: 89.99, exclTax: 71.71 }, lowest30: 119.99 });
  expect(cartItemFromWire(wire)).toEqual(item);
});

test('functions carry deposits and square-metre prices in euros (cart-12)', () => {
  const limits = { min: 10, max: 500, step: 1 };
  const sizing = { identifier: 'size' as const, widthCm: limits, lengthCm: limits, perM2: 1290 };
  const wire = cartItemToWire({ ...item, sizing, deposit: 50_000 });
  expect(wire).toMatchObject({ sizing: { perM2: 12.9, widthCm: limits }, deposit: 500 });
  expect(cartItemFromWire(wire)).toEqual({ ...item, sizing, deposit: 50_000 });
});

test('every cent amount survives the conversion to euros and back', () => {
  for (let cents = 0; cents < 200_000; cents += 7) {
    const there = cartItemToWire({ ...item, price: { ...item.price, price: cents } });
    expect(cartItemFromWire(there).price.price).toBe(cents);
  }
});
