import { expect, test } from 'vitest';
import { isPossibleId } from '#domain/base/ids.ts';
import { localeOf, localize } from '#domain/base/locale.ts';

test.each([
  ['/', 'fi'],
  ['/en', 'en'],
  ['/en/kassa', 'en'],
  ['/english', 'fi'],
  ['/product/en', 'fi'],
])('the locale of %s is %s (locale-1)', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test('a missing translation falls back to Finnish with its language marked (locale-4)', () => {
  expect(localize({ fi: 'kypärä', en: 'helmet' }, 'en')).toEqual({ text: 'helmet' });
  expect(localize({ fi: 'kypärä' }, 'en')).toEqual({ text: 'kypärä', lang: 'fi' });
});

test.each([
  ['rengas-26x9', true],
  ['a/b#c+d%', true],
  ['', false],
  ['   ', false],
  ['a\u0000b', false],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
])('%j is a possible slug or sku: %s (route-2)', (id, possible) => {
  expect(isPossibleId(id)).toBe(possible);
});
