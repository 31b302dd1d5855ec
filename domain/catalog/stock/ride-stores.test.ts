import { expect, test } from 'vitest';
import { testVariant } from '#domain/catalog/products/product.fixture.ts';
import { rideStores } from './ride-stores.ts';

const at = (storeAvailability: Record<string, number>) => {
  const { stock } = testVariant();
  return { stock: { ...stock, storeAvailability } };
};

test.each([
  ['the stores that have it', [at({ oulu: 0, ranua: 1 }), at({ rovaniemi: 2 })], false, ['rovaniemi', 'ranua']],
  ['all stores when none has it', [at({})], false, ['oulu', 'rovaniemi', 'ranua']],
  ['a used machine where it stands', [at({ ranua: 1 })], true, ['ranua']],
  ['no store for a used machine that is sold', [at({})], true, []],
  ['no store that the shop does not have', [at({ kemi: 3 })], true, []],
])('offers test rides at %s (test-ride-1)', (_, variants, isUsed, stores) => {
  expect(rideStores(variants, isUsed)).toEqual(stores);
});
