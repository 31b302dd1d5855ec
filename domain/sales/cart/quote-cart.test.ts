import { expect, test } from 'vitest';
import { addQuoteItems, quoteItem, setQuoteAmount } from './quote-cart.ts';

const belt = quoteItem({ sku: '3211180@1044', title: 'Variaattorihihna', slug: '3211180@1044' });

test('a quote item has version 1, its sku as id and amount 1 by default (quote-3)', () => {
  expect(belt).toEqual({
    version: 1,
    baseType: 'quoteCartItem',
    id: '3211180@1044',
    sku: '3211180@1044',
    title: 'Variaattorihihna',
    variationName: '',
    slug: '3211180@1044',
    amount: 1,
    variationOptions: {},
    image: null,
  });
});

test('adding an existing sku raises its amount, keeps its place and takes the newer name (quote-1)', () => {
  const plug = quoteItem({ sku: 'B', title: 'Tulppa', slug: 'tulppa' }, 2);
  const renamed = quoteItem({ ...belt, title: 'Hihna' }, 3);
  expect(addQuoteItems([belt, plug], [renamed]).map(({ id, title, amount }) => [id, title, amount])).toEqual([
    ['3211180@1044', 'Hihna', 4],
    ['B', 'Tulppa', 2],
  ]);
});

test.each([
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [10_000, 9999],
])('an amount of %d becomes %d (cart-3)', (asked, kept) => {
  expect(setQuoteAmount([belt], belt.id, asked)[0]?.amount).toBe(kept);
  expect(quoteItem(belt, asked).amount).toBe(kept);
});

test('caps the summed amount at 9999 (cart-3)', () => {
  const many = quoteItem(belt, 9000);
  expect(addQuoteItems([many], [many])[0]?.amount).toBe(9999);
});
