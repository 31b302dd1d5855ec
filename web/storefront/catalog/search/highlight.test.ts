import { expect, test } from 'vitest';
import { HIGHLIGHT_END as E, parseHighlights, HIGHLIGHT_START as S } from './highlight.ts';

test('splits a value at the highlights; HTML stays text', () => {
  expect(parseHighlights(`Variaattori${S}hihna${E} <b>`)).toEqual([
    { text: 'Variaattori', found: false },
    { text: 'hihna', found: true },
    { text: ' <b>', found: false },
  ]);
  expect(parseHighlights('öljy')).toEqual([{ text: 'öljy', found: false }]);
});
