import { expect, test } from 'vitest';
import { HIGHLIGHT_END as E, highlightPieces, HIGHLIGHT_START as S } from './highlight.ts';

test('found words become pieces of text, HTML stays text', () => {
  expect(highlightPieces(`Variaattori${S}hihna${E} <b>`)).toEqual([
    { text: 'Variaattori', found: false },
    { text: 'hihna', found: true },
    { text: ' <b>', found: false },
  ]);
  expect(highlightPieces('öljy')).toEqual([{ text: 'öljy', found: false }]);
});
