import { beforeEach, expect, test, vi } from 'vitest';
import { addRecent, isRemembered, recentViews, recordView, resetVisit, setRemembered } from './recent-skus.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  resetVisit();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

test('lists the newest first, each once, at most eight', () => {
  expect(addRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(addRecent([...'abcdefgh'], 'x')).toEqual([...'xabcdefg']);
});

test('the list lives for the visit and stores nothing without the shopper’s wish (consent-1)', () => {
  expect(recordView('a')).toEqual([]);
  expect(recordView('b')).toEqual(['a']);
  expect(storage.size).toBe(0);
  resetVisit();
  expect(recordView('c')).toEqual([]);
});

test('a remembered list survives the visit and is deleted when remembering stops', () => {
  recordView('a');
  setRemembered(true);
  resetVisit();
  expect(isRemembered()).toBe(true);
  expect(recordView('b')).toEqual(['a']);
  setRemembered(false);
  expect(storage.size).toBe(0);
});

test('pages that are no product show the whole list, that of the device first (consent-1)', () => {
  expect(recentViews()).toEqual([]);
  recordView('a');
  recordView('b');
  expect(recentViews()).toEqual(['b', 'a']);
  storage.set('recently-viewed', '["c"]');
  expect(recentViews()).toEqual(['c']);
  expect(storage.size).toBe(1);
});

test('ignores stored values of another shape', () => {
  storage.set('recently-viewed', '{"a":1}');
  expect(recordView('a')).toEqual([]);
  storage.set('recently-viewed', '[1,"b",null]');
  expect(recordView('a')).toEqual(['b']);
  storage.set('recently-viewed', 'not json');
  expect(recordView('c')).toEqual(['a', 'b']);
});
