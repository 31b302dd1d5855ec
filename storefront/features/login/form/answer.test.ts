import { expect, test } from 'vitest';
import { failureOf, mend } from '../server/asked.ts';
import { orFailed } from './answer.ts';

test('a lost connection is an answer, a redirect and a fault are not', async () => {
  const lost = await orFailed(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(lost).toMatchObject({ failure: { kind: 'failed' }, problems: {}, values: {} });
  const redirect = new Response(null, { status: 302 });
  await expect(orFailed(() => Promise.reject(redirect))).rejects.toBe(redirect);
  await expect(orFailed(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});

test('too many tries say how many minutes to wait, never none', () => {
  const limited = (retryAfter: number) => failureOf({ reason: 'limited', details: { retryAfter } }, 'wrong');
  expect(limited(1)).toEqual({ kind: 'limited', minutes: 1 });
  expect(limited(61)).toEqual({ kind: 'limited', minutes: 2 });
  expect(failureOf({ reason: 'wrong' }, 'wrong')).toEqual({ kind: 'wrong' });
});

test('a form to be mended is kept nowhere and tells robots when to come again', () => {
  const wrong = mend({ problems: { email: 'email' } });
  expect(wrong.init?.status).toBe(400);
  expect(new Headers(wrong.init?.headers).get('cache-control')).toBe('no-store');
  const limited = mend({}, { reason: 'limited', details: { retryAfter: 90 } });
  expect(limited.init?.status).toBe(429);
  expect(new Headers(limited.init?.headers).get('retry-after')).toBe('90');
});
