import { beforeEach, expect, test, vi } from 'vitest';
import { forgetLists, type KeptList, keepList, keepOnly, readKeptLists, WISHES_KEY } from './saved-wish-lists.ts';

const storage = new Map<string, string>();
const stored = () => readKeptLists(storage.get(WISHES_KEY) ?? null);
const list = (id: string, ...titles: string[]): KeptList => ({
  id,
  name: `Lista ${id}`,
  items: titles.map((title) => ({ title, amount: 1, price: 1000 })),
});

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

test('replaces the stored list and keeps the others until they are deleted', () => {
  keepList(list('a', 'Kypärä'));
  keepList(list('b', 'Hihna'));
  keepList(list('a', 'Kypärä', 'Öljy'));
  expect(stored()).toEqual([list('b', 'Hihna'), list('a', 'Kypärä', 'Öljy')]);
  keepOnly(['a', 'c']);
  expect(stored()).toEqual([list('a', 'Kypärä', 'Öljy')]);
  forgetLists();
  expect(storage.has(WISHES_KEY)).toBe(false);
});

test('reads what is valid of any stored text', () => {
  expect(readKeptLists(null)).toEqual([]);
  for (const text of ['{', '7', '"x"', '{}', '[null, 1, {"id":"a"}]']) expect(readKeptLists(text)).toEqual([]);
  const odd = [{ id: 'a', name: 'A', items: [null, { title: 'x' }, { title: 'y', amount: 2, price: 'no' }] }];
  expect(readKeptLists(JSON.stringify(odd))).toEqual([
    { id: 'a', name: 'A', items: [{ title: 'y', amount: 2, price: null }] },
  ]);
});

test('works in a browser without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(() => keepList(list('a'))).not.toThrow();
  expect(() => forgetLists()).not.toThrow();
});
