import { beforeEach, expect, test, vi } from 'vitest';
import { forgetVisit, isRemembered, noteViewed, remember, withViewed } from './recent-skus.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  forgetVisit();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the newest first, each once, at most eight', () => {
  expect(withViewed(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(withViewed([...'abcdefgh'], 'x')).toEqual([...'xabcdefg']);
});

test('the list lives for the visit and writes nothing unless asked', () => {
  expect(noteViewed('a')).toEqual([]);
  expect(noteViewed('b')).toEqual(['a']);
  expect(kept.size).toBe(0);
  forgetVisit();
  expect(noteViewed('c')).toEqual([]);
});

test('asked to remember, it outlives the visit; asked to stop, it is deleted', () => {
  noteViewed('a');
  remember(true);
  forgetVisit();
  expect(isRemembered()).toBe(true);
  expect(noteViewed('b')).toEqual(['a']);
  remember(false);
  expect(kept.size).toBe(0);
});

test('what another hand wrote there does no harm', () => {
  kept.set('recently-viewed', '{"a":1}');
  expect(noteViewed('a')).toEqual([]);
  kept.set('recently-viewed', '[1,"b",null]');
  expect(noteViewed('a')).toEqual(['b']);
  kept.set('recently-viewed', 'not json');
  expect(noteViewed('c')).toEqual(['a', 'b']);
});
