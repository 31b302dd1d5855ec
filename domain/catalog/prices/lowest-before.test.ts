import { expect, test } from 'vitest';
import { lowestBefore } from './lowest-before.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const when = { now: at('2026-11-21'), timeZone: 'Europe/Helsinki' };
const history = [
  { cents: 19_900, from: at('2026-01-01') },
  { cents: 17_900, from: at('2026-11-01') },
  { cents: 18_900, from: at('2026-11-10') },
];

test('the 30 days end when the current price began (price-4)', () => {
  expect(lowestBefore([...history, { cents: 14_900, from: at('2026-11-20') }], 14_900, when)).toBe(17_900);
});

test('a price that the history lacks begins now', () => {
  expect(lowestBefore(history, 14_900, when)).toBe(17_900);
  expect(lowestBefore(history.slice(0, 1), 14_900, when)).toBe(19_900);
});

test('gives null without an earlier price', () => {
  expect(lowestBefore([{ cents: 14_900, from: at('2026-11-20') }], 14_900, when)).toBeNull();
  expect(lowestBefore([], 14_900, when)).toBeNull();
});
