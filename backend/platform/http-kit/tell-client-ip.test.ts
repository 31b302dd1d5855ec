import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientOf } from './client.ts';
import { tellClientIp } from './tell-client-ip.ts';

/** What a page behind the app sees of a request. */
async function seen(headers: Record<string, string>, proxies: string[] = []) {
  const app = new Hono()
    .use(tellClientIp(proxies))
    .get('/', (c) => c.json(clientOf(new Request(c.req.raw, { headers: c.req.raw.headers }))));
  return (await (await app.request('/', { headers })).json()) as { ip: string; userAgent: string };
}

test('pages know the address of the visitor, and no forged one (facts 5, gotcha 4)', async () => {
  expect(await seen({ 'user-agent': 'Firefox' })).toMatchObject({ ip: 'local', userAgent: 'Firefox' });
  expect(await seen({ 'x-client-ip': '203.0.113.7' })).toMatchObject({ ip: 'local' });
  expect(await seen({ 'x-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' })).toMatchObject({ ip: 'local' });
});

test('a long name of a browser is cut', async () => {
  expect((await seen({ 'user-agent': 'x'.repeat(5000) })).userAgent).toHaveLength(400);
});
