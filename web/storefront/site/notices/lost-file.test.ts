import { beforeEach, expect, test, vi } from 'vitest';
import { cutShort, mayLoadAgain, ONCE_IN_MS } from './lost-file.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

test('reloads a path once in ten seconds, and another path at once (error-2)', () => {
  expect(mayLoadAgain('/uutuudet', 1_000)).toBe(true);
  expect(mayLoadAgain('/uutuudet', 1_000 + ONCE_IN_MS - 1)).toBe(false);
  expect(mayLoadAgain('/outlet', 2_000)).toBe(true);
  expect(mayLoadAgain('/uutuudet', 1_000 + ONCE_IN_MS)).toBe(true);
});

test('reloads when the stored history is unreadable', () => {
  sessionStorage.setItem('reloads', '{');
  expect(mayLoadAgain('/', 1_000)).toBe(true);
});

test.each([
  [{ path: '/outlet', at: 1_000 }, 'reload', 1_500, '/outlet'],
  [{ path: '/outlet', at: 1_000 }, 'reload', 1_000 + ONCE_IN_MS, null],
  [{ path: '/outlet', at: 1_000 }, 'navigate', 1_500, null],
  [null, 'reload', 1_500, null],
])('after the navigation %j a document of type %s continues to %4$s', (opening, type, now, path) => {
  expect(cutShort(opening, type, now)).toBe(path);
});
