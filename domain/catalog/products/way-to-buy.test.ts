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
] as const)('sold by %s, %s, priced %s: %s', (saleMode, stockStatus, hasPrice, way) => {
  expect(wayToBuy(saleMode, stockStatus, hasPrice)).toBe(way);
});

it('names the day of a coming price, else the quote, else nothing', () => {
  const pricedFrom = '2027-02-25T22:00:00.000Z';
  expect(missingPrice({ pricedFrom }, 'quote')).toEqual({ kind: 'from', at: pricedFrom });
  expect(missingPrice({}, 'deposit')).toEqual({ kind: 'ask' });
  expect(missingPrice({}, 'buy')).toEqual({ kind: 'none' });
});
