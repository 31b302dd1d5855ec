import { expect, it } from 'vitest';
import { table } from './table.ts';
import { terminalOut } from './terminal.ts';

const stream = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

it('draws a bar where somebody watches and clears it before a line', () => {
  const [output, watched] = [stream(true), stream(true)];
  const out = terminalOut(output, watched);
  out.progress('Writing', 6, 12);
  out.line('Imported.');
  expect(watched.written).toEqual([expect.stringContaining('Writing ████████████░░░░░░░░░░░░ 6/12'), '\r\u001b[2K']);
  expect(output.written).toEqual(['Imported.\n']);
});

it('draws nothing into a file', () => {
  const watched = stream(false);
  terminalOut(stream(false), watched).progress('Writing', 1, 2);
  expect(watched.written).toEqual([]);
});

it('aligns columns', () => {
  expect(table(['A', 'Long'], [['xyz', '1']])).toEqual(['A    Long', 'xyz  1']);
});
