import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, wordsOf } from './text-changes.ts';

const marks = { same: '', del: '-', ins: '+' };
const marked = (before: string, after: string) =>
  changesOf(before.split(' '), after.split(' '))
    .map(({ kind, text }) => marks[kind] + text)
    .join(' ');

test.each([
  ['hinta on 100', 'hinta on 90', 'hinta on -100 +90'],
  ['a b c', 'a b c', 'a b c'],
  ['a b c', 'b c d', '-a b c +d'],
])('%s becomes %s: %s', (before, after, expected) => expect(marked(before, after)).toBe(expected));

test('what stayed and was taken out is the old text, what stayed and was put in the new one', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const changes = changesOf(before, after);
      const without = (kind: 'del' | 'ins') => changes.filter((one) => one.kind !== kind).map(({ text }) => text);
      expect(without('ins')).toEqual(before);
      expect(without('del')).toEqual(after);
    }),
  );
});

test('the words of a text are the text', () => {
  fc.assert(fc.property(fc.string(), (text) => wordsOf(text).join('') === text));
});
