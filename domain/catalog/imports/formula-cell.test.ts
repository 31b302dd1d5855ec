import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originalCell, safeCell } from './formula-cell.ts';

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+358 40 123', '+358 40 123'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-5,20', '-5,20'],
  ['-1+cmd', "'-1+cmd"],
  ['Hihna', 'Hihna'],
])('%s is written as %s', (cell, written) => {
  expect(safeCell(cell)).toBe(written);
});

test('a corrected file gives cells back as they were', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      fc.pre(!cell.startsWith("'"));
      expect(originalCell(safeCell(cell))).toBe(cell);
    }),
  );
});
