import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ATTEMPTS, retryAfterSeconds, retryDelay, urlProblem } from './webhook.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('delays grow to six hours and differ by up to a quarter (webhook-1)', () => {
  expect([1, 2, 12, 16].map((attempts) => retryDelay(attempts, 0))).toEqual([10, 20, 20_480, 21_600]);
  expect(retryDelay(16, 1)).toBe(27_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_ATTEMPTS }), fc.double({ min: 0, max: 1, noNaN: true }), (n, random) => {
      expect(retryDelay(n, random)).toBeGreaterThanOrEqual(retryDelay(n, 0));
      expect(retryDelay(n, random)).toBeLessThanOrEqual(retryDelay(n, 0) * 1.25);
    }),
  );
  const all = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, i) => retryDelay(i + 1, 0));
  expect(all.reduce((sum, delay) => sum + delay) / 86_400).toBeGreaterThan(1);
});

test.each([
  [null, null],
  ['', null],
  ['120', 120],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:05:00 GMT', 300],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['9999999999', 86_400],
  ['soon', null],
  ['-5 apples', null],
])('Retry-After %s asks for %s seconds (webhook-4)', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test.each([
  ['https://erp.example/hook', null, null],
  ['https://erp.example:443/hook', null, null],
  ['http://erp.example/hook', 'not_https', null],
  ['https://erp.example:8443/hook', 'not_https', null],
  ['http://127.0.0.1:9000/', 'not_https', null],
  ['https://me:secret@erp.example/', 'invalid', 'invalid'],
  ['ftp://erp.example/', 'invalid', 'invalid'],
  ['erp.example', 'invalid', 'invalid'],
  ['', 'invalid', 'invalid'],
  [`https://erp.example/${'x'.repeat(500)}`, 'invalid', 'invalid'],
])('%s: live %s, demo %s (webhook-5)', (url, live, demo) => {
  expect([urlProblem(url, true), urlProblem(url, false)]).toEqual([live, demo]);
});
