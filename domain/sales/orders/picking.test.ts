import { expect, it } from 'vitest';
import { pickLines } from './picking.ts';

const taken = [
  {
    sku: 'KYP',
    taken: [
      { storeId: 'oulu', qty: 1 },
      { storeId: 'ranua', qty: 2 },
    ],
    missing: 2,
  },
];

it('lines of one sku share its pieces, the own store first; what nobody has is missing', () => {
  const lines = [2, 3].map((amount) => ({ sku: 'KYP', amount }));
  expect(pickLines(lines, taken, 'oulu')).toEqual([
    { elsewhere: [{ storeId: 'ranua', qty: 1 }], missing: 0 },
    { elsewhere: [{ storeId: 'ranua', qty: 1 }], missing: 2 },
  ]);
});

it('what was given back is missing no more, and goods without stock miss nothing', () => {
  expect(pickLines([{ sku: 'KYP', amount: 1 }], taken, 'oulu')).toEqual([{ elsewhere: [], missing: 0 }]);
  expect(pickLines([{ sku: 'OSA@1044', amount: 9 }], taken, 'oulu')).toEqual([{ elsewhere: [], missing: 0 }]);
});
