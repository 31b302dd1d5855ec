import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { shopContext } from '#storefront/context.ts';
import { logFault } from './log-fault.ts';

function faultOn(signal?: AbortSignal) {
  const logged: unknown[][] = [];
  const context = new RouterContextProvider();
  context.set(shopContext, { log: { error: (...line: unknown[]) => logged.push(line) } } as unknown as Shop);
  const request = new Request('https://shop.test/_auth/reset?token=s3cret', signal ? { signal } : {});
  const error = new Error('no such column');
  logFault(error, { request, context, params: {} } as unknown as Parameters<typeof logFault>[1]);
  return { error, logged };
}

test('a failure is one line of the log, without what the address may hold', () => {
  const { error, logged } = faultOn();
  expect(logged).toEqual([[{ err: error, path: '/_auth/reset' }, 'page failed']]);
});

test('a visitor who has left is no failure', () => {
  expect(faultOn(AbortSignal.abort()).logged).toEqual([]);
});
