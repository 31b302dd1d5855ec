import { expect, test } from 'vitest';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { withoutBought } from './settle-cart.ts';

const left = (bought: { sku: string; amount: number }[]) =>
  withoutBought([cartItem({ sku: 'A', amount: 3 }), cartItem({ sku: 'B' })], bought).map(({ sku, amount }) => [
    sku,
    amount,
  ]);

test('removes paid pieces and keeps those added since (order-10)', () => {
  expect(left([{ sku: 'A', amount: 2 }])).toEqual([
    ['A', 1],
    ['B', 1],
  ]);
  expect(
    left([
      { sku: 'A', amount: 3 },
      { sku: 'B', amount: 1 },
    ]),
  ).toEqual([]);
  expect(left([{ sku: 'C', amount: 1 }])).toHaveLength(2);
});

test('removes only the size that was bought', () => {
  const piece = (widthCm: number) =>
    cartItem({ sku: 'A', customization: { identifier: 'size', widthCm, lengthCm: 200 } });
  const { sku, customization } = piece(120);
  const bought = [{ sku, amount: 1, customization }];
  expect(withoutBought([piece(120), piece(150)], bought).map(({ id }) => id)).toEqual(['A~150x200']);
});
