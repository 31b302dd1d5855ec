import { expect, test } from 'vitest';
import { sortForCart } from './for-cart.ts';

const lines = ['KYPÄRÄ', 'LOPPU', 'POIS', 'MATTO', 'KELKKA', 'RAJA'].map((id) => ({ id, name: `Tuote ${id}` }));

test('adds what can be bought and names the rest with the reason', () => {
  const items = [
    { id: 'KYPÄRÄ', amount: 1 },
    { id: 'LOPPU', amount: 1 },
    { id: 'KELKKA', amount: 1 },
    { id: 'RAJA', amount: 2 },
  ];
  const problems = [
    { id: 'LOPPU', reason: 'outOfStock', available: 0 },
    { id: 'POIS', reason: 'unknown' },
    { id: 'MATTO', reason: 'wrong_size' },
    { id: 'KELKKA', reason: 'quote_only', available: 0 },
    { id: 'RAJA', reason: 'limited', available: 2 },
  ];
  expect(sortForCart(lines, { items, problems })).toEqual({
    items: [
      { id: 'KYPÄRÄ', amount: 1 },
      { id: 'RAJA', amount: 2 },
    ],
    leftOut: [
      { name: 'Tuote LOPPU', reason: 'outOfStock' },
      { name: 'Tuote POIS', reason: 'unknown' },
      { name: 'Tuote MATTO', reason: 'wrong_size' },
      { name: 'Tuote KELKKA', reason: 'quote_only' },
    ],
    fewer: [{ name: 'Tuote RAJA', available: 2 }],
  });
});

test('reports a line that the cart check does not mention', () => {
  expect(sortForCart([{ id: 'X', name: 'X' }], { items: [], problems: [] }).leftOut).toEqual([
    { name: 'X', reason: 'unknown' },
  ]);
});
