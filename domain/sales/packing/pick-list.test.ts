import { expect, test } from 'vitest';
import { pickList } from './pick-list.ts';

test('each sku has one row with the units of every order', () => {
  const oil = { sku: 'OTS-2T-1', title: 'Öljy', place: null };
  const belt = { sku: 'HIH-1118', title: 'Hihna', place: null };
  const rows = pickList([
    {
      number: '1000016',
      lines: [
        { ...oil, amount: 2 },
        { ...belt, amount: 1 },
        { ...oil, amount: 1 },
      ],
    },
    { number: '1000024', lines: [{ ...oil, amount: 4 }] },
  ]);
  expect(rows).toEqual([
    { ...belt, amount: 1, orders: [{ number: '1000016', amount: 1 }] },
    {
      ...oil,
      amount: 7,
      orders: [
        { number: '1000016', amount: 3 },
        { number: '1000024', amount: 4 },
      ],
    },
  ]);
});

test('a walk passes the shelves in order, and goods without a place at the end', () => {
  const line = (sku: string, place: string | null) => ({ sku, title: sku, place, amount: 1 });
  const lines = [line('A', null), line('B', 'B-10'), line('C', 'B-2'), line('D', 'A-7')];
  expect(pickList([{ number: '1000016', lines }]).map(({ sku }) => sku)).toEqual(['D', 'C', 'B', 'A']);
});
