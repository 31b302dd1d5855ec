import { expect, test } from 'vitest';
import { alignBlocks, pairBlocks } from './align-blocks.ts';
import type { SourceBlock } from './source-doc.ts';

const text = (raw: string): SourceBlock => ({ kind: 'text', raw });
const hours = (raw: string): SourceBlock => ({ kind: 'hours', raw });
const before = [text('A'), hours('B'), text('C'), hours('D')].map((block, i) => ({ ...block, id: 'abcd'[i] ?? '' }));

test.each<[string, SourceBlock[], string]>([
  ['unchanged', [text('A'), hours('B'), text('C'), hours('D')], 'abcd'],
  ['a changed text', [text('A'), hours('B'), text('X'), hours('D')], 'abcd'],
  ['a new block first', [hours('N'), text('A'), hours('B'), text('C'), hours('D')], 'Nabcd'.replace('N', '1')],
  ['one taken away', [text('A'), text('C'), hours('D')], 'acd'],
  ['one of another kind in its place', [text('A'), text('B'), text('C'), hours('D')], 'a1cd'],
  ['all new', [hours('X'), text('Y')], 'bc'],
  ['nothing left', [], ''],
])('%s: blocks keep their ids (admin-page-3)', (_, after, ids) => {
  let next = 0;
  const aligned = alignBlocks(before, after, () => String(++next));
  expect(aligned.map(({ id }) => id).join('')).toBe(ids);
});

test('blocks of two languages stand beside each other, and what one lacks is a gap (admin-page-5)', () => {
  const kinds = (names: string, prefix: string) =>
    [...names].map((name, i) => ({ id: `${prefix}${i}`, kind: name === 't' ? ('text' as const) : ('hours' as const) }));
  expect(pairBlocks(kinds('tht', 'f'), kinds('tt', 'e'))).toEqual([
    ['f0', 'e0'],
    ['f1', null],
    ['f2', 'e1'],
  ]);
  expect(pairBlocks([], kinds('h', 'e'))).toEqual([[null, 'e0']]);
});
