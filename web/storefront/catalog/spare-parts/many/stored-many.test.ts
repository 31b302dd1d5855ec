import { beforeEach, expect, test, vi } from 'vitest';
import { parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import { addPasted, emptyList } from './many-list.ts';
import { readMany, storeMany } from './stored-many.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

test('restores text and lines, unchecked', () => {
  const list = addPasted(emptyList, parsePasted('3211180;2\n99;0\n3211202@1044').lines);
  storeMany({ text: 'kesken', list });
  expect(readMany()).toEqual({ text: 'kesken', list });
});

test('an empty list removes the stored value', () => {
  storeMany({ text: 'a', list: emptyList });
  storeMany({ text: '', list: emptyList });
  expect([storage.size, readMany()]).toEqual([0, null]);
});

test.each(['rubbish', 'null', '[]', '{"lines":[null,{"code":1},{"code":"A","amount":"2"}]}'])(
  'ignores the stored value %s',
  (text) => {
    storage.set('many-parts', text);
    expect(readMany()).toBeNull();
  },
);

test('works without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  storeMany({ text: 'a', list: emptyList });
  expect(readMany()).toBeNull();
});
