import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { tierProgress } from './tier-progress.ts';

const rule = {
  type: 'cart_value' as const,
  priceTiers: [
    { from: 10_000, campaignCode: 'SATA' },
    { from: 30_000, campaignCode: 'KOLMESATAA' },
  ],
};
const found = (unit: number, amount = 1) => testCartItem('A', unit, { amount, isCartRuleItem: true });
const other = testCartItem('B', 90_000);

test.each([
  ['an empty cart', [], null, 'SATA', 10_000],
  ['only what the rule does not find', [other], null, 'SATA', 10_000],
  ['below the first tier', [found(7690), other], null, 'SATA', 2310],
  ['on the first tier', [found(5000, 2)], 'SATA', 'KOLMESATAA', 20_000],
  ['on the last one', [found(30_000)], 'KOLMESATAA', null, null],
])('%s', (_, items, reached, next, missing) => {
  const at = tierProgress(items, rule);
  expect([at.reached?.campaignCode ?? null, at.next?.campaignCode ?? null, at.missing]).toEqual([
    reached,
    next,
    missing,
  ]);
});
