import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('memoizes a limited number of texts, and no long ones', () => {
  const made: string[] = [];
  const known = remember<number | null>(3, 4);
  const ask = (text: string) =>
    known(text, () => {
      made.push(text);
      return text === 'none' ? null : text.length;
    });
  expect([ask('a'), ask('a'), ask('none'), ask('none')]).toEqual([1, 1, null, null]);
  expect(made).toEqual(['a', 'none']);
  expect([ask('abcde'), ask('abcde')]).toEqual([5, 5]);
  expect(made).toEqual(['a', 'none', 'abcde', 'abcde']);
  for (const text of ['b', 'c', 'a']) ask(text);
  expect(made.slice(4)).toEqual(['b', 'c', 'a']);
});
