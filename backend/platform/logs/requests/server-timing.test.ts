import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serverTiming, timed } from './server-timing.ts';

const app = new Hono()
  .use(serverTiming())
  .get('/quiet', (c) => c.text('ok'))
  .get('/hashing', async (c) => {
    const work = () => timed('hash', () => new Promise((done) => setTimeout(done, 20)));
    await work();
    await work();
    return c.text('ok');
  });

test('reports the timings of each request separately', async () => {
  const [hashing, quiet] = await Promise.all([app.request('/hashing'), app.request('/quiet')]);
  const [, ms] = /^hash;dur=([\d.]+)$/.exec(hashing.headers.get('server-timing') ?? '') ?? [];
  expect(Number(ms)).toBeGreaterThanOrEqual(38);
  expect(quiet.headers.get('server-timing')).toBeNull();
});
