import { expect, test } from 'vitest';
import { mergeLines, readPastedLines } from './pasted-lines.ts';

const read = (text: string) => readPastedLines(text).lines;

test('cells of a spreadsheet, a price file or plain text are code and pieces', () => {
  expect(read('3211186;2\n15400-PLM-A02\t4\r\n90430-12;1')).toEqual([
    { code: '3211186', amount: 2 },
    { code: '15400-PLM-A02', amount: 4 },
    { code: '90430-12', amount: 1 },
  ]);
  expect(read('3211186, 2')).toEqual([{ code: '3211186', amount: 2 }]);
  expect(read('3211186 2\n3211187 x 3\n3211188 4 kpl')).toEqual([
    { code: '3211186', amount: 2 },
    { code: '3211187', amount: 3 },
    { code: '3211188', amount: 4 },
  ]);
});

test('a code alone is one piece, and its own spaces, commas and signs stay', () => {
  expect(read('3211186')).toEqual([{ code: '3211186', amount: 1 }]);
  expect(read('A/1 #5+%\n5 01 234')).toEqual([
    { code: 'A/1 #5+%', amount: 1 },
    // no word but `kpl` or `x` divides a code from its pieces when the code has spaces of its own
    { code: '5 01 234', amount: 1 },
  ]);
  expect(read('"A;1";3')).toEqual([{ code: 'A;1', amount: 3 }]);
});

test('a supplier number may follow, or stand in the sku', () => {
  expect(read('3211186;2;1044\nA1@88;1')).toEqual([
    { code: '3211186', amount: 2, supplierNumber: '1044' },
    { code: 'A1@88', amount: 1 },
  ]);
});

test('empty lines and a heading are passed over, a wrong amount is told by its line', () => {
  expect(read('\n\nTuotekoodi;Määrä\n3211186;2\n\n')).toEqual([{ code: '3211186', amount: 2 }]);
  const { lines, wrong } = readPastedLines('A;2\nB;nolla\nC;0\nD;10000\nE;1,5\n;4\nF;-1');
  expect(lines).toEqual([{ code: 'A', amount: 2 }]);
  expect(wrong.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(wrong[0]).toEqual({ line: 2, text: 'B;nolla' });
});

test('doubles are one line with all the pieces, never above what a line may have', () => {
  const merged = mergeLines([
    { code: '32-11186', amount: 2 },
    { code: 'X', amount: 1 },
    { code: '3211186', amount: 3 },
    { code: '3211186', amount: 1, supplierNumber: '88' },
    { code: 'x', amount: 9999 },
  ]);
  expect(merged).toEqual([
    { code: '32-11186', amount: 5 },
    { code: 'X', amount: 9999 },
    { code: '3211186', amount: 1, supplierNumber: '88' },
  ]);
});

test('hostile text is read quickly and stays text', () => {
  const started = performance.now();
  const { lines } = readPastedLines(`${'a '.repeat(50_000)}\n${'1'.repeat(100_000)}\n\u0000\u202e🙂;3`);
  expect(performance.now() - started).toBeLessThan(500);
  expect(lines.every(({ code }) => code.length <= 200)).toBe(true);
});
