import { expect, test } from 'vitest';
import { sellProblem, takenBefore } from './sell-problem.ts';

const item = (productLine: number, qty: number, stockStatus: 'inStock' | 'outOfStock' | 'backorder') => ({
  productLine,
  stock: { qty, stockStatus, nextDeliveryDate: null, storeAvailability: {} },
});

test.each([
  ['in stock', item(1, 3, 'inStock'), 3, null],
  ['more than the stock of an ordinary product', item(1, 3, 'inStock'), 30, null],
  ['ordered from the maker', item(1, 0, 'backorder'), 2, null],
  ['out of stock', item(1, 0, 'outOfStock'), 1, { reason: 'outOfStock', available: 0 }],
  ['stock-limited, enough', item(2, 3, 'inStock'), 3, null],
  ['stock-limited, too many', item(2, 3, 'inStock'), 4, { reason: 'limited', available: 3 }],
  ['stock-limited is never ordered from the maker', item(2, 0, 'backorder'), 1, { reason: 'outOfStock', available: 0 }],
])('%s (stock-1, stock-2)', (_name, line, amount, expected) => {
  expect(sellProblem(line, amount)).toEqual(expected);
});

test('pieces in other lines of the sku are not available', () => {
  expect(sellProblem(item(2, 5, 'inStock'), 2, 3)).toBeNull();
  expect(sellProblem(item(2, 5, 'inStock'), 3, 3)).toEqual({ reason: 'limited', available: 2 });
  expect(sellProblem(item(2, 5, 'inStock'), 1, 5)).toEqual({ reason: 'outOfStock', available: 0 });
  expect(sellProblem(item(1, 5, 'inStock'), 30, 5)).toBeNull();
});

test('reports quote only before any stock problem', () => {
  expect(sellProblem({ ...item(1, 5, 'inStock'), saleMode: 'quote' }, 1)).toEqual({
    reason: 'quote_only',
    available: 0,
  });
});

test('adds up the lines of one sku only', () => {
  const lines = ['A', 'B', 'A', 'A'].map((sku, i) => ({ sku, amount: i + 1 }));
  expect(takenBefore(lines)).toEqual([0, 0, 1, 4]);
});
