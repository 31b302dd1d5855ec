import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';
import { traceOf, traceparent } from './trace-context.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  [`00-${ID}-00f067aa0ba902b7-01`, { id: ID, flags: '01' }],
  // a later version may have more
  [`01-${ID}-00f067aa0ba902b7-00-more`, { id: ID, flags: '00' }],
  [`ff-${ID}-00f067aa0ba902b7-01`, null],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, null],
  [`00-${ID}-${'0'.repeat(16)}-01`, null],
  [`00-${ID.toUpperCase()}-00f067aa0ba902b7-01`, null],
  [`00-${ID}-00f067aa0ba902b7-011`, null],
  ['', null],
  [undefined, null],
])('the trace of %s (api-12)', (header, trace) => {
  expect(traceOf(header)).toEqual(trace);
});

test('the line of a request has its trace, and what it causes a span of its own (api-12)', async () => {
  const lines: { traceId?: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono().use(requestLog(log)).get('/', (c) => c.json({ caused: traceparent() }));
  const headers = { traceparent: `00-${ID}-00f067aa0ba902b7-01` };
  const { caused } = await (await app.request('/', { headers })).json();
  expect(caused).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
  expect(caused).not.toContain('00f067aa0ba902b7');
  expect(await (await app.request('/')).json()).toEqual({ caused: null });
  expect(lines.map(({ traceId }) => traceId)).toEqual([ID, undefined]);
  expect(traceparent()).toBeNull();
});
