import { expect, test } from 'vitest';
import { readCells } from './edit-action.ts';

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readCells(form);
};

test('only cells that differ become rows of a set (change-1)', () => {
  const { rows, wrong } = read({
    'name:T:1': 'Uusi',
    'was:name:T:1': 'Vanha',
    'name:T2': 'Sama',
    'was:name:T2': 'Sama',
    'price:T1': '1 234,50',
    'was:price:T1': '1000',
    'price:T2': '10',
    'was:price:T2': '10',
  });
  expect(wrong).toEqual({});
  expect(rows).toEqual([
    { part: 'products', row: { sku: 'T:1', name: { fi: 'Uusi' } } },
    { part: 'prices', row: { sku: 'T1', price: 1234.5 } },
  ]);
});

test.each([
  ['name:T1', '', 'name'],
  ['price:T1', '', 'price'],
  ['price:T1', '0', 'price'],
  ['price:T1', '-5', 'price'],
  ['price:T1', '12,345', 'price'],
])('%s "%s" is a wrong %s, and other cells wait for it', (field, typed, kind) => {
  expect(read({ [field]: typed, [`was:${field}`]: 'x', 'name:T2': 'B', 'was:name:T2': 'A' }).wrong).toEqual({
    [field]: kind,
  });
});
