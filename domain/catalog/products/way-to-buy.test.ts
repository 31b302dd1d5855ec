import { expect, it } from 'vitest';
import { missingPrice, wayToBuy } from './way-to-buy.ts';

it.each([
  ['buy', 'inStock', true, 'buy'],
  ['buy', 'backorder', true, 'buy'],
  ['buy', 'outOfStock', true, 'none'],
  ['buy', 'inStock', false, 'none'],
  ['deposit', 'backorder', true, 'deposit'],
  ['deposit', 'outOfStock', true, 'quote'],
  ['deposit', 'inStock', false, 'quote'],
  ['quote', 'inStock', true, 'quote'],
  ['quote', 'outOfStock', false, 'quote'],
] as const)('sale mode %s, stock %s, priced %s: %s (product-7, product-9)', (saleMode, stockStatus, hasPrice, way) => {
  expect(wayToBuy(saleMode, stockStatus, hasPrice)).toBe(way);
});

it('shows the day of a coming price, else offers a quote, else nothing', () => {
  const pricedFrom = '2027-02-25T22:00:00.000Z';
  expect(missingPrice({ pricedFrom }, 'quote')).toEqual({ kind: 'from', at: pricedFrom });
  expect(missingPrice({}, 'deposit')).toEqual({ kind: 'ask' });
  expect(missingPrice({}, 'buy')).toEqual({ kind: 'none' });
});
