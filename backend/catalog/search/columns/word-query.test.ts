import { expect, test } from 'vitest';
import { readWordQuery } from './word-query.ts';

const word = (text: string, isBeginning = false) => ({ kind: 'word', text, isBeginning });

test.each([
  ["'Akelkka'", word('Akelkka')],
  ["'Akel':*", word('Akel', true)],
  ["'A\"talven takki'", word('A"talven takki')],
  ["'Aa' | 'Bb':*", { kind: 'any', of: [word('Aa'), word('Bb', true)] }],
  ["'Aa' | 'Ab' & 'Ac'", { kind: 'any', of: [word('Aa'), { kind: 'all', of: [word('Ab'), word('Ac')] }] }],
  [
    "('Aa' | ('Ab' & 'Ac')) & 'Ad'",
    {
      kind: 'all',
      of: [{ kind: 'any', of: [word('Aa'), { kind: 'all', of: [word('Ab'), word('Ac')] }] }, word('Ad')],
    },
  ],
])('parses %s', (text, expected) => {
  expect(readWordQuery(text)).toEqual(expected);
});
