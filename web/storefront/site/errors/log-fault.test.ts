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

test('logs one line per error, without the query of the address (route-2)', () => {
  const { error, logged, isUnavailable } = faultOn();
  expect(logged).toEqual([[{ err: error, path: '/_auth/reset' }, 'page failed']]);
  expect(isUnavailable).toBe(false);
});

test('does not log an aborted request', () => {
  expect(faultOn(AbortSignal.abort()).logged).toEqual([]);
});

test('responds 503 with the reason when the database is unavailable', () => {
  const reason = new Error('connect ECONNREFUSED');
  const away = Object.assign(new Error('away', { cause: reason }), { code: 'unavailable' });
  const { logged, isUnavailable } = faultOn(undefined, away);
  expect(logged).toEqual([[{ err: reason, path: '/_auth/reset' }, 'page unavailable']]);
  expect(isUnavailable).toBe(true);
});
