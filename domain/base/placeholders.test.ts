import { expect, test } from 'vitest';
import { placeholderProblem, placeholdersIn } from './placeholders.ts';

test.each([
  ['Hei {name}, tilaus {number} ja {number}', ['name', 'number']],
  ['Ei mitään', []],
  ['{} { name } {a-b}', []],
])('%j names %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test.each([
  ['Kiitos tilauksesta {number}', 'Tilaus {number} on tullut', null],
  ['Kiitos tilauksesta {number}', 'Kiitos', { unknown: [], missing: ['number'] }],
  ['Kiitos tilauksesta {number}', 'Kiitos {numero}', { unknown: ['numero'], missing: ['number'] }],
  ['Kiitos', 'Kiitos {name}', { unknown: ['name'], missing: [] }],
])('%j as %j: %j (setting-11)', (first, typed, problem) => {
  expect(placeholderProblem(first, typed)).toEqual(problem);
});
