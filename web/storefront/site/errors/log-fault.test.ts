import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { shopContext, unavailableContext } from '#web/storefront/base/context.ts';
import { logFault } from './log-fault.ts';

function faultOn(signal?: AbortSignal, error: Error = new Error('no such column')) {
  const logged: unknown[][] = [];
  const context = new RouterContextProvider();
  context.set(shopContext, { log: { error: (...line: unknown[]) => logged.push(line) } } as unknown as Shop);
  const request = new Request('https://shop.test/_auth/reset?token=s3cret', signal ? { signal } : {});
  logFault(error, { request, context, params: {} } as unknown as Parameters<typeof logFault>[1]);
  return { error, logged, isUnavailable: context.get(unavailableContext) };
}

test('a failure is one line of the log, without what the address may hold', () => {
  const { error, logged, isUnavailable } = faultOn();
  expect(logged).toEqual([[{ err: error, path: '/_auth/reset' }, 'page failed']]);
  expect(isUnavailable).toBe(false);
});

test('a visitor who has left is no failure', () => {
  expect(faultOn(AbortSignal.abort()).logged).toEqual([]);
});

test('a shop that cannot answer just now is told by its reason, and makes the answer 503', () => {
  const reason = new Error('connect ECONNREFUSED');
  const away = Object.assign(new Error('away', { cause: reason }), { code: 'unavailable' });
  const { logged, isUnavailable } = faultOn(undefined, away);
  expect(logged).toEqual([[{ err: reason, path: '/_auth/reset' }, 'page unavailable']]);
  expect(isUnavailable).toBe(true);
});
