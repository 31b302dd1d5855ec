import { expect, test } from 'vitest';
import { packingStoreOf } from './packing-store.ts';

const STORES = ['oulu', 'rovaniemi', 'ranua'];
const line = (sku: string, amount: number, storeAvailability: Record<string, number>) => ({
  sku,
  amount,
  stock: { storeAvailability },
});

test.each([
  ['the store that has it', [line('A', 1, { ranua: 1 })], 'ranua'],
  ['of equal ones the first', [line('A', 1, { ranua: 5, rovaniemi: 1 })], 'rovaniemi'],
  ['most of the ordered pieces', [line('A', 4, { oulu: 1, ranua: 3 })], 'ranua'],
  ['most of all lines', [line('A', 1, { oulu: 1 }), line('B', 2, { oulu: 1, ranua: 2 })], 'oulu'],
  [
    'two sizes of one sku together',
    [line('A', 2, { oulu: 2, ranua: 4 }), line('A', 2, { oulu: 2, ranua: 4 })],
    'ranua',
  ],
  ['nowhere', [line('A', 1, { oulu: 0 }), line('B', 1, {})], null],
])('finds who packs (delivery-8): %s', (_, lines, expected) => {
  expect(packingStoreOf(STORES, lines)).toBe(expected);
});
