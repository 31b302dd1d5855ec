import { expect, test } from 'vitest';
import { mayMove, stateAt } from './change-set.ts';
import { dropOf, isOwnChange, isWideChange, isWideSet, startOfPrices } from './wide-change.ts';

test.each([
  [50, 0, 0.3, false],
  [51, 0, 0, true],
  [0, 51, 0, true],
  [30, 21, 0, true],
  [1, 0, 0.3001, true],
  [0, 0, 0, false],
])('%i skus and %i quantity prices with a drop of %f: wide is %s (change-5)', (priced, breaks, largestDrop, wide) => {
  expect(isWideChange({ priced, breaks, largestDrop })).toBe(wide);
});

test.each([
  ['a set', null, false, false, true],
  ['the way back of a fall', 1, false, false, false],
  ['the way back of a rise', 1, true, false, true],
  ['a way back over what others wrote', 1, false, true, true],
])('%s is a change of its own: %s (change-10)', (_, inverseOf, lowers, overwrites, isOwn) => {
  const counts = { priced: 51, breaks: 0, largestDrop: 0, lowers };
  const set = { parts: ['prices' as const], inverseOf, overwrites, counts };
  expect([isOwnChange(set), isWideSet(set)]).toEqual([isOwn, isOwn]);
  expect(isWideSet({ ...set, parts: ['products'] })).toBe(false);
});

test.each([
  [1000, 100, 0.9],
  [1000, 1200, 0],
  [null, 100, 0],
  [1000, null, 0],
])('from %s to %s cents drops by %f', (before, after, drop) => {
  expect(dropOf(before, after)).toBe(drop);
});

test('prices start ten minutes after the approval; an undo that lowers none at once (change-6)', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const later = new Date('2026-11-23T10:10:00Z');
  expect(startOfPrices(at, { isUndo: false, lowers: false })).toEqual(later);
  expect(startOfPrices(at, { isUndo: true, lowers: true })).toEqual(later);
  expect(startOfPrices(at, { isUndo: true, lowers: false })).toEqual(at);
});

test('a scheduled set is applied from the moment its prices start, and no longer recalled (change-4)', () => {
  const start = new Date('2026-11-23T10:10:00Z');
  expect(stateAt('scheduled', start, new Date(+start - 1))).toBe('scheduled');
  const started = stateAt('scheduled', start, start);
  expect([started, mayMove(started, 'recall'), mayMove(started, 'undo')]).toEqual(['applied', false, true]);
});
