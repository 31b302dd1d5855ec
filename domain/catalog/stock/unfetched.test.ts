import { expect, test } from 'vitest';
import { type OpenOrder, unfetched } from './unfetched.ts';

const order: OpenOrder = {
  storeId: 'oulu',
  taken: [
    { sku: 'A', storeId: 'ranua', qty: 2 },
    { sku: 'A', storeId: 'oulu', qty: 3 },
  ],
  gone: {},
};
const shelves = (orders: OpenOrder[]) => Object.fromEntries(unfetched(orders).get('A') ?? []);

test.each([
  ['nothing is packed', {}, { oulu: 3, ranua: 2 }],
  ['a part is in the parcel, from its own store first', { A: 2 }, { oulu: 1, ranua: 2 }],
  ['goods of both stores have left', { A: 4 }, { oulu: 0, ranua: 1 }],
  ['all of it has left, with pieces that no store had', { A: 9 }, { oulu: 0, ranua: 0 }],
])('sold goods lie on their shelf when %s (stock-6)', (_, gone, expected) => {
  expect(shelves([{ ...order, gone }])).toEqual(expected);
});

test('adds up several orders', () => {
  expect(shelves([order, { ...order, gone: { A: 5 } }, order])).toEqual({ oulu: 6, ranua: 4 });
});

test('what came back from the order is on no shelf for it', () => {
  const back = { ...order, taken: [...order.taken, { sku: 'A', storeId: 'oulu', qty: -3 }], gone: { A: 1 } };
  expect(shelves([back])).toEqual({ oulu: 0, ranua: 1 });
});
