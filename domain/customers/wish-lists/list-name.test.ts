import { expect, test } from 'vitest';
import { checkListName } from './list-name.ts';

test.each([
  ['Kelkkakausi', 'Kelkkakausi'],
  ['  Joulu 2026 ', 'Joulu 2026'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['🎁'.repeat(60), '🎁'.repeat(60)],
  // decomposed umlaut: two code points, one letter
  ['A\u0308iti', 'Äiti'],
])('stores %j as %j (wish-list-5)', (typed, kept) => {
  expect(checkListName(typed)).toEqual({ ok: true, value: kept });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(61), 'too_long'],
  ['a\u0000b', 'text'],
  ['a\nb', 'text'],
])('rejects %j: %s (wish-list-5)', (typed, reason) => {
  expect(checkListName(typed)).toEqual({ ok: false, reason });
});
