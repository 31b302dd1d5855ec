import { describe, expect, test } from 'vitest';
import { effectParts, effectText, emptyEffect, numberText, thenOf, typedEffectText } from './effect-text.ts';

test.each([
  [{ kind: 'percentage', percent: 12.5 }, 'percentage 12.5', { percentage: 12.5 }],
  [{ kind: 'amount', cents: 2050 }, 'amount 20.50', { amount: 20.5 }],
  [{ kind: 'fixed_price', cents: 7990 }, 'fixedPrice 79.90', { fixedPrice: 79.9 }],
  [{ kind: 'buy_pay', buy: 3, pay: 2 }, 'buyPay 3 2', { buy: 3, pay: 2 }],
  [{ kind: 'gift_item', sku: '12@88 A', amount: 2 }, 'gift 2 12@88 A', { gift: '12@88 A', pieces: 2 }],
  [{ kind: 'gift_item', sku: 'PIPO', amount: 1 }, 'gift 1 PIPO', { gift: 'PIPO' }],
  [{ kind: 'free_delivery', methods: null }, 'freeDelivery', { freeDelivery: true }],
  [{ kind: 'free_delivery', methods: ['101', '103'] }, 'freeDelivery 101 103', { freeDelivery: ['101', '103'] }],
] as const)('%j is one text, and that text the row of a file (admin-campaign-2)', (effect, text, then) => {
  expect(effectText(effect as never)).toBe(text);
  expect(thenOf(text)).toEqual(then);
  // sent as it was opened, a form has the same text
  expect(typedEffectText(effectParts(text))).toBe(text);
});

describe('what people type', () => {
  test.each([
    [{ kind: 'percentage', percentage: ' 12,50 %' }, 'percentage 12.5'],
    [{ kind: 'amount', amount: '20,5 €' }, 'amount 20.50'],
    [{ kind: 'amount', amount: '1 000' }, 'amount 1000'],
    [{ kind: 'gift', gift: ' PIPO ' }, 'gift 1 PIPO'],
    [{ kind: 'freeDelivery', methods: '101, 103' }, 'freeDelivery 101 103'],
    [{ kind: 'amount', amount: 'paljon' }, 'amount paljon'],
  ] as const)('%j is kept as %s', (typed, text) => {
    expect(typedEffectText({ ...emptyEffect, ...typed })).toBe(text);
  });

  test('that is no number goes to the schema as it is, to be refused by name', () => {
    expect(thenOf('amount paljon')).toEqual({ amount: 'paljon' });
    expect(thenOf('amount ')).toEqual({ amount: '' });
    expect(numberText('1e309')).toBe('1e309');
  });
});
