import { expect, test } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

test('evicts the least recently used text when names and texts exceed the byte limit', () => {
  const cache = boundedCache(12);
  cache.keep('a', 'ää');
  expect(cache.bytes).toBe(5);
  cache.keep('b', '1234');
  expect(cache.recall('a')).toBe('ää');
  cache.keep('c', '1');
  expect([cache.bytes, cache.recall('b'), cache.recall('a')]).toEqual([12, '1234', 'ää']);
  cache.keep('d', '12');
  expect(['a', 'b', 'c', 'd'].map(cache.recall)).toEqual(['ää', null, null, '12']);
});

test('stores a name once and refuses a text larger than the limit', () => {
  const cache = boundedCache(10);
  for (const text of ['1', '123456789', '12']) cache.keep('a', text);
  expect([cache.bytes, cache.recall('a')]).toEqual([3, '12']);
  cache.keep('a', '1234567890');
  expect([cache.bytes, cache.recall('a')]).toEqual([0, null]);
  cache.keep('b', '1');
  cache.clear();
  expect([cache.bytes, cache.recall('b')]).toEqual([0, null]);
});
