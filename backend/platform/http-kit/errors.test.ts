import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#backend/platform/db/database-unavailable.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { respondWithError } from './errors.ts';

const errorPage = async (status: number, locale: string) => `<p>${status} ${locale}</p>`;

/** An app whose every endpoint throws the same error. */
function failing(error: Error, faultPage = errorPage) {
  const logged: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void logged.push(line) });
  const app = new Hono().onError(respondWithError(log, faultPage));
  app.all('*', () => {
    throw error;
  });
  const ask = async (path: string, accept: string) => {
    const answer = await app.request(path, { method: 'POST', headers: { accept } });
    const again = answer.headers.get('retry-after');
    return { status: answer.status, body: await answer.text(), ...(again ? { again } : {}) };
  };
  return { ask, logged };
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const busy = new ShopError('resource-exhausted', 'Too many requests: wait a moment and try again.');

test('responds 429 with a page to a browser’s form and with JSON to a script (callable-1)', async () => {
  const { ask, logged } = failing(busy);
  expect(await ask('/kirjaudu', browser)).toEqual({ status: 429, body: '<p>429 fi</p>' });
  expect(await ask('/en/kirjaudu', browser)).toEqual({ status: 429, body: '<p>429 en</p>' });
  const words = { error: { status: 'RESOURCE_EXHAUSTED', message: busy.message } };
  for (const [path, accept] of [
    ['/kirjaudu.data', '*/*'],
    ['/kirjaudu.data', browser],
    ['/api/send-quote', browser],
    ['/functions/customer-getUser', browser],
    ['/shop/europe-north1/customer-getUser', browser],
  ] as const)
    expect([path, await ask(path, accept)]).toEqual([path, { status: 429, body: JSON.stringify(words) }]);
  expect(logged).toEqual([]);
});

test('logs an unexpected error and does not reveal its message', async () => {
  const { ask, logged } = failing(new Error('relation "secret" does not exist'));
  expect(await ask('/kirjaudu', browser)).toEqual({ status: 500, body: '<p>500 fi</p>' });
  const { body } = await ask('/api/x', '*/*');
  expect(body).toBe('{"error":{"status":"INTERNAL","message":"Something went wrong on our side."}}');
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('relation \\"secret\\" does not exist');
});

test('responds 503 with Retry-After when the database is unavailable, and logs the cause', async () => {
  const { ask, logged } = failing(new DatabaseUnavailable(new Error('connect ECONNREFUSED')));
  expect(await ask('/kassa', browser)).toEqual({ status: 503, body: '<p>503 fi</p>', again: '10' });
  expect(await ask('/api/x', '*/*')).toMatchObject({ status: 503, body: expect.stringContaining('UNAVAILABLE') });
  expect(logged[0]).toContain('connect ECONNREFUSED');
});

test('responds with JSON if the error page cannot be rendered', async () => {
  const { ask } = failing(busy, async () => Promise.reject(new Error('no build')));
  expect(await ask('/kirjaudu', browser)).toMatchObject({
    status: 429,
    body: expect.stringContaining('RESOURCE_EXHAUSTED'),
  });
});
