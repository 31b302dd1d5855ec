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

it('lines of one sku share its units, the packing store first; units in no store are missing', () => {
  const lines = [2, 3].map((amount) => ({ sku: 'KYP', amount }));
  expect(pickLines(lines, taken, 'oulu')).toEqual([
    { elsewhere: [{ storeId: 'ranua', qty: 1 }], missing: 0 },
    { elsewhere: [{ storeId: 'ranua', qty: 1 }], missing: 2 },
  ]);
});

it('refunded units are no longer missing, and goods without stock keeping miss nothing', () => {
  expect(pickLines([{ sku: 'KYP', amount: 1 }], taken, 'oulu')).toEqual([{ elsewhere: [], missing: 0 }]);
  expect(pickLines([{ sku: 'OSA@1044', amount: 9 }], taken, 'oulu')).toEqual([{ elsewhere: [], missing: 0 }]);
});
