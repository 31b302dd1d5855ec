import { beforeEach, expect, test, vi } from 'vitest';
import { parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import { emptyList, takeLines } from './many-list.ts';
import { keepMany, readMany } from './stored-many.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what was typed comes back, to be looked up again', () => {
  const list = takeLines(emptyList, parsePasted('3211180;2\n99;0\n3211202@1044').lines);
  keepMany({ text: 'kesken', list });
  expect(readMany()).toEqual({ text: 'kesken', list });
});

test('an empty list leaves nothing behind', () => {
  keepMany({ text: 'a', list: emptyList });
  keepMany({ text: '', list: emptyList });
  expect([kept.size, readMany()]).toEqual([0, null]);
});

test.each(['rubbish', 'null', '[]', '{"lines":[null,{"code":1},{"code":"A","amount":"2"}]}'])(
  '%s is survived',
  (text) => {
    kept.set('many-parts', text);
    expect(readMany()).toBeNull();
  },
);

test('forbidden storage is survived', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  keepMany({ text: 'a', list: emptyList });
  expect(readMany()).toBeNull();
});
