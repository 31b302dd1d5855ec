import { expect, test } from 'vitest';
import { isPossibleId } from '#domain/base/ids.ts';
import { localeOf, localize } from '#domain/base/locale.ts';

test.each([
  ['/', 'fi'],
  ['/en', 'en'],
  ['/en/kassa', 'en'],
  ['/english', 'fi'],
  ['/product/en', 'fi'],
])('%s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test('a missing translation falls back to Finnish and says so', () => {
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
])('%j can be an id: %s', (id, possible) => {
  expect(isPossibleId(id)).toBe(possible);
});
