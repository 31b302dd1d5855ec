import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRested, knownAfter, newMatches, savedSearchOf } from './saved-search.ts';

const saved = (query: string) => savedSearchOf(new URLSearchParams(query));

test.each([
  ['', ''],
  ['brand=Otso&brand=Kaira&sort=price-asc&page=3&from=1', 'brand=Kaira&brand=Otso'],
  ['attr=kunto:hyva&brand=Kaira', 'brand=Kaira&attr=kunto%3Ahyva'],
  ['max=5000&min=x&outo=1', 'max=5000'],
])('%s is kept as %s (alert-2)', (query, text) => expect(saved(query)).toBe(text));

test('a search that is too long is not kept', () => {
  const brands = Array.from({ length: 50 }, (_, at) => `brand=${at}${'x'.repeat(190)}`);
  expect(saved(brands.join('&'))).toBeNull();
});

test('any address means the same search again (alert-2)', () =>
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const text = saved(query);
      if (text !== null) expect(saved(text)).toBe(text);
    }),
  ));

test('nobody is told of a machine twice, also when it was away meanwhile (alert-2)', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 30 }),
      fc.uniqueArray(fc.string(), { maxLength: 30 }),
      (a, b) => {
        const known = knownAfter(a, b);
        expect(newMatches(known, a)).toEqual([]);
        expect(newMatches(known, b)).toEqual([]);
      },
    ),
  ));

test('a search mails once a day at most', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  expect(isRested(null, now)).toBe(true);
  expect(isRested(new Date('2026-11-29T06:00:00Z'), now)).toBe(false);
  expect(isRested(new Date('2026-11-28T12:00:00Z'), now)).toBe(true);
});
