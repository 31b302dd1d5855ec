import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test.each([
  ['a space', 'A-1 10', { 'A-1': 10 }],
  ['a tab of a sheet', 'A-1\t10\r\nB\t2\r\n', { 'A-1': 10, B: 2 }],
  ['a semicolon', 'A-1;3', { 'A-1': 3 }],
  ['the same sku twice', 'A 1\n\nA 2', { A: 3 }],
])('reads lines with %s', (_, text, lines) => {
  expect(Object.fromEntries((readLines(text, '') ?? []).map(({ sku, ordered }) => [sku, ordered]))).toEqual(lines);
});

test('refuses a line without pieces, and drops a day that does not exist', () => {
  expect(readLines('A-1', '')).toBeNull();
  expect(readLines('A-1 0', '')).toBeNull();
  expect(readLines('A 1', '2026-13-40')?.[0]?.expectedOn).toBeNull();
  expect(readLines('A 1', '2026-12-24')?.[0]?.expectedOn).toBe('2026-12-24');
});
