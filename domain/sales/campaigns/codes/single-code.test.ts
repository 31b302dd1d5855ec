import { expect, test } from 'vitest';
import { isCodePrefix, RANDOM_CHARACTERS, singleCode } from './single-code.ts';

test('a code is its beginning and three groups without letters that look alike (admin-campaign-7)', () => {
  const code = singleCode('KEVÄT', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30]);
  expect(code).toBe('KEVÄT-2345-6789-ABCZ');
  expect(singleCode('A'.repeat(20), Array(RANDOM_CHARACTERS).fill(0)).length).toBeLessThanOrEqual(40);
});

test.each([
  ['KEVÄT-26', true],
  ['A', true],
  ['', false],
  ['-A', false],
  ['kevät', false],
  ['A'.repeat(21), false],
  ['A B', false],
])('%j begins codes: %s', (text, is) => {
  expect(isCodePrefix(text)).toBe(is);
});
