import { expect, test } from 'vitest';
import { formValues } from './form-values.ts';

test.each([
  ['3', 3],
  ['+3', 3],
  [' -2 ', -2],
  ['−2', -2],
  ['', Number.NaN],
  ['2,5', Number.NaN],
  ['1e3', Number.NaN],
])('reads %j as %d pieces', (typed, number) => {
  const form = new FormData();
  form.set('qty', typed);
  expect(formValues(form).number('qty')).toBe(number);
});

test('reads the pieces of lines that have a number, also of skus with dots', () => {
  const form = new FormData();
  for (const [sku, typed] of [
    ['A.1', '3'],
    ['B', ''],
    ['C', '0'],
    ['D', 'x'],
  ] as const)
    form.set(`piece.${sku}`, typed);
  expect(formValues(form).pieces()).toEqual({ 'A.1': 3, C: 0 });
});
