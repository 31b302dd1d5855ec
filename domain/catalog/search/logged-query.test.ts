import { expect, test } from 'vitest';
import { isPlainSearch, loggedQuery } from './logged-query.ts';
import { readListingQuery } from './query.ts';

test.each([
  ['  Kelkan   HIHNA ', 'kelkan hihna'],
  ['3211186', '3211186'],
  ['sa\u0308hko\u0308', 'sähkö'],
  ['kypärä\u0000\n\tmusta', 'kypärä musta'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'a'.repeat(99)}𝕏𝕏`, `${'a'.repeat(99)}𝕏`],
  ['\ud800kela', '\ufffdkela'],
])('logs %j as %j (search-8)', (words, expected) => {
  expect(loggedQuery(words)).toBe(expected);
});

test.each([
  'matti.meikalainen@posti.example',
  'tilaus matti@posti.example apua',
  '040 123 4567',
  '+358-40-1234567',
  '131052-308T',
  '010101A123N kypärä',
  'FI21 1234 5600 0007 85',
  '',
  ' . ,!',
  '\ud83d\ude00',
])('does not log %j (search-8)', (words) => {
  expect(loggedQuery(words)).toBeNull();
});

test.each([
  ['q=hihna', true],
  ['q=hihna&sort=name', true],
  ['', false],
  ['q=hihna&page=2', false],
  ['q=hihna&brand=Kaira', false],
  ['q=hihna&stock=1', false],
  ['q=hihna&cat=vene', false],
])('%s is a search without filters: %s', (url, plain) => {
  expect(isPlainSearch(readListingQuery(new URLSearchParams(url)))).toBe(plain);
});

test('a category page is not a search', () => {
  expect(isPlainSearch(readListingQuery(new URLSearchParams('q=hihna'), 'vene'))).toBe(false);
});
