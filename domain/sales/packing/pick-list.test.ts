import { expect, test } from 'vitest';
import { pickList } from './pick-list.ts';

test('each sku has one row with the units of every order', () => {
  const oil = { sku: 'OTS-2T-1', title: 'Öljy' };
  const belt = { sku: 'HIH-1118', title: 'Hihna' };
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
