import { expect, test } from 'vitest';
import { MAX_ITEMS, parseRequestedItems } from './requested-items.ts';

const refusals = (input: unknown) => {
  const checked = parseRequestedItems(input);
  return checked.ok ? [] : (checked.details ?? []).map(({ field, message }) => `${field} ${message.slice(12)}`);
};

test('merges lines of the same sku; defaults are amount 1 and the sku as title (quote-3)', () => {
  expect(
    parseRequestedItems([
      { sku: 'A' },
      { sku: 'B', amount: 9000, title: 'B\u0000' },
      { sku: 'A', amount: 2 },
      { sku: 'B', amount: 9000 },
    ]),
  ).toEqual({
    ok: true,
    value: [
      { sku: 'A', title: 'A', variationName: '', slug: '', image: null, amount: 3 },
      { sku: 'B', title: 'B', variationName: '', slug: '', image: null, amount: 9999 },
    ],
  });
});

test.each<[unknown, string[]]>([
  [undefined, ['items items']],
  [[], ['items items']],
  ['A', ['items items']],
  [Array.from({ length: MAX_ITEMS + 1 }, (_, i) => ({ sku: String(i) })), ['items tooMany']],
  [
    [null, { sku: '' }, { sku: 'x'.repeat(201) }],
    ['items.0.sku required', 'items.1.sku required', 'items.2.sku required'],
  ],
  [
    [
      { sku: 'A', amount: 0 },
      { sku: 'B', amount: 1.5 },
      { sku: 'C', amount: 10_000 },
    ],
    ['items.0.amount amount', 'items.1.amount amount', 'items.2.amount amount'],
  ],
])('rejects %j with %j', (input, expected) => {
  expect(refusals(input)).toEqual(expected);
});
