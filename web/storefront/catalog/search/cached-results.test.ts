import { expect, test } from 'vitest';
import { rememberedAnswers } from './cached-results.ts';

test('an answer is known while it is fresh, and the newest counts', () => {
  const memory = rememberedAnswers<string>({ size: 9, freshMs: 100 });
  expect(memory.recall('hih', 0)).toBeNull();
  memory.remember('hih', 'old', 0);
  memory.remember('hih', 'new', 50);
  expect(memory.recall('hih', 149)).toBe('new');
  expect(memory.recall('hih', 150)).toBeNull();
  expect(memory.recall('hih', 120)).toBeNull();
});

test('the one used longest ago makes room', () => {
  const memory = rememberedAnswers<number>({ size: 2, freshMs: 100 });
  memory.remember('a', 1, 0);
  memory.remember('b', 2, 0);
  memory.recall('a', 1);
  memory.remember('c', 3, 2);
  expect(['a', 'b', 'c'].map((question) => memory.recall(question, 3))).toEqual([1, null, 3]);
});
