import { expect, test } from 'vitest';
import { checkListName } from './list-name.ts';

test.each([
  ['Kelkkakausi', 'Kelkkakausi'],
  ['  Joulu 2026 ', 'Joulu 2026'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['🎁'.repeat(60), '🎁'.repeat(60)],
  // an umlaut of two code points is one letter
  ['A\u0308iti', 'Äiti'],
])('%j is kept as %j', (typed, kept) => {
  expect(checkListName(typed)).toEqual({ ok: true, value: kept });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(61), 'too_long'],
  ['a\u0000b', 'text'],
  ['a\nb', 'text'],
])('%j is refused: %s', (typed, reason) => {
  expect(checkListName(typed)).toEqual({ ok: false, reason });
});
