import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono().use(requestLog(log)).get('/broken', (c) => c.text('', 500));
  return { app, lines };
}

test('logs method, path and status, never the query', async () => {
  const { app, lines } = logged();
  await app.request('/broken?key=secret');
  expect(lines).toMatchObject([{ level: 50, method: 'GET', path: '/broken', status: 500 }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an aborted request is not an error', async () => {
  const { app, lines } = logged();
  await app.request(new Request('http://shop.test/broken', { signal: AbortSignal.abort() }));
  expect(lines).toMatchObject([{ level: 20, status: 499 }]);
});
