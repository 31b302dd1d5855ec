import { expect, test } from 'vitest';
import { failureOf, mend } from './asked.ts';

test('the rate limit message says at least one minute', () => {
  const limited = (retryAfter: number) => failureOf({ reason: 'limited', details: { retryAfter } }, 'wrong');
  expect(limited(1)).toEqual({ kind: 'limited', minutes: 1 });
  expect(limited(61)).toEqual({ kind: 'limited', minutes: 2 });
  expect(failureOf({ reason: 'wrong' }, 'wrong')).toEqual({ kind: 'wrong' });
});

test('a rejected form is not cached and sets Retry-After', () => {
  const wrong = mend({ problems: { email: 'email' } });
  expect(wrong.init?.status).toBe(400);
  expect(new Headers(wrong.init?.headers).get('cache-control')).toBe('no-store');
  const limited = mend({}, { reason: 'limited', details: { retryAfter: 90 } });
  expect(limited.init?.status).toBe(429);
  expect(new Headers(limited.init?.headers).get('retry-after')).toBe('90');
});
