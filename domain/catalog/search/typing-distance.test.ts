import { expect, test } from 'vitest';
import { allowedDistance, typingDistance } from './typing-distance.ts';

test.each([
  ['saha', 'saha', 0],
  ['mootorisaha', 'moottorisaha', 0.5],
  ['vinsssi', 'vinssi', 0.5],
  ['lumilikno', 'lumilinko', 0.7],
  ['rengss', 'rengas', 0.7],
  ['moottorisha', 'moottorisaha', 0.9],
  ['kyprara', 'kypara', 1],
  ['kalkka', 'kelkka', 1.3],
  ['akku', 'vene', 4],
  ['a', 'abcdefg', 4],
])('%s → %s: %d', (typed, right, distance) => {
  expect(typingDistance(typed, right, 3)).toBeCloseTo(distance);
});

test('allows one mistake in a short word, but no other ending, and two in a long one', () => {
  const isMistake = (typed: string, right: string) =>
    typingDistance(typed, right, allowedDistance(typed)) <= allowedDistance(typed);
  expect(isMistake('kypra', 'kypara')).toBe(true);
  expect(isMistake('nasta', 'nasti')).toBe(false);
  expect(isMistake('vastus', 'vasta')).toBe(false);
  expect(isMistake('mottorikelka', 'moottorikelkka')).toBe(true);
});
