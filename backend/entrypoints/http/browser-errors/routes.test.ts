import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { browserErrorRoutes } from './routes.ts';

function errorReports() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  let counted = 0;
  const routes = browserErrorRoutes({ log: pino(sink), metrics: { browserError: () => counted++ } });
  const send = (body: string) => routes.request('/browser-errors', { method: 'POST', body });
  return { lines, send, counted: () => counted };
}

test('logs a browser error without the query of the page', async () => {
  const { lines, send, counted } = errorReports();
  const told = {
    message: 'x is undefined',
    stack: 'at a.js:1',
    path: '/en/tilaus/secret/kuitti?key=secret#y',
    build: 'b1',
    extra: 1,
  };
  expect((await send(JSON.stringify(told))).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ browser: { message: 'x is undefined', path: '/en/tilaus/…/kuitti', build: 'b1' } });
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect(counted()).toBe(1);
});

test('truncates long reports and ignores invalid ones', async () => {
  const { lines, send, counted } = errorReports();
  await send(JSON.stringify({ message: 'm'.repeat(9000), path: '/' }));
  expect(lines[0]?.browser).toMatchObject({ message: 'm'.repeat(500) });
  for (const nonsense of ['', 'not json', '[]', '{"message":5,"path":"/"}'])
    expect((await send(nonsense)).status).toBe(204);
  expect([lines.length, counted()]).toEqual([1, 1]);
});
