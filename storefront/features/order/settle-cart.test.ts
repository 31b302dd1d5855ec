import { expect, test } from 'vitest';
import { cartItem } from '#storefront/features/cart/cart-item.fixture.ts';
import { withoutBought } from './settle-cart.ts';

const left = (bought: { sku: string; amount: number }[]) =>
  withoutBought([cartItem({ sku: 'A', amount: 3 }), cartItem({ sku: 'B' })], bought).map(({ sku, amount }) => [
    sku,
    amount,
  ]);

test('what was bought leaves, what was added since stays', () => {
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
