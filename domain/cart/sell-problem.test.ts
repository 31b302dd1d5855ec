import { expect, test } from 'vitest';
import { sellProblem } from './sell-problem.ts';

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
])('%s', (_name, line, amount, expected) => {
  expect(sellProblem(line, amount)).toEqual(expected);
});
