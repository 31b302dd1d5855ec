import { expect, test } from 'vitest';
import { createResultCache } from './result-cache.ts';

test('returns the newest result while it is fresh', () => {
  const cache = createResultCache<string>({ size: 9, freshMs: 100 });
  expect(cache.get('hih', 0)).toBeNull();
  cache.set('hih', 'old', 0);
  cache.set('hih', 'new', 50);
  expect(cache.get('hih', 149)).toBe('new');
  expect(cache.get('hih', 150)).toBeNull();
  expect(cache.get('hih', 120)).toBeNull();
});

test('evicts the least recently used result', () => {
  const cache = createResultCache<number>({ size: 2, freshMs: 100 });
  cache.set('a', 1, 0);
  cache.set('b', 2, 0);
  cache.get('a', 1);
  cache.set('c', 3, 2);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 3))).toEqual([1, null, 3]);
});
