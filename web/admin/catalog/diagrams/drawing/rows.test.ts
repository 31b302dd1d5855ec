import { expect, test } from 'vitest';
import { editsOf, isChanged, rebased, rowsOf, typedRows } from './rows.ts';

const spot = { number: 1, sku: 'A@1', amount: 1, x: 10, y: 20.5 };

test('a form that nobody touched edits nothing; an empty last row is none', () => {
  const form = new FormData();
  for (const [base, number, x, y] of [
    [JSON.stringify(spot), '1', '10', '20,5'],
    ['', '', '', ''],
  ] as const) {
    const row = { base, number, sku: base ? 'A@1' : '', amount: '1', x, y };
    for (const [name, value] of Object.entries(row)) form.append(`spot.${name}`, value);
  }
  expect(editsOf(typedRows(form))).toEqual([{ base: spot, mine: spot }]);
  expect(isChanged(typedRows(form))).toBe(false);
  form.append('spot.gone', '0');
  expect(editsOf(typedRows(form))).toEqual([{ base: spot, mine: null }]);
});

test.each(['{', 'null', '[1]', '"x"'])('a base that is %s is no place', (base) => {
  const form = new FormData();
  form.append('spot.base', base);
  const [row] = typedRows(form);
  expect(row?.base === null || Number.isNaN(row?.base.number)).toBe(true);
});

test('after a clash the next save starts from what the colleague stored', () => {
  const [row] = rowsOf([spot]);
  const theirs = { ...spot, x: 70 };
  const mine = { ...spot, x: 50 };
  const rows = row ? [{ ...row, x: '50' }] : [];
  expect(editsOf(rebased(rows, [{ base: spot, mine, theirs }]))).toEqual([{ base: theirs, mine }]);
  expect(editsOf(rebased(rows, [{ base: spot, mine, theirs: null }]))).toEqual([{ base: null, mine }]);
});
