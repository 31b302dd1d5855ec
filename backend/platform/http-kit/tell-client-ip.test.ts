import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientOf } from './client.ts';
import { tellClientIp } from './tell-client-ip.ts';

/** Client data as a page sees it. */
async function seen(headers: Record<string, string>, proxies: string[] = []) {
  const app = new Hono()
    .use(tellClientIp(proxies))
    .get('/', (c) => c.json(clientOf(new Request(c.req.raw, { headers: c.req.raw.headers }))));
  return (await (await app.request('/', { headers })).json()) as { ip: string; userAgent: string };
}

test('pages get the client address, and never a forged one', async () => {
  expect(await seen({ 'user-agent': 'Firefox' })).toMatchObject({ ip: 'local', userAgent: 'Firefox' });
  expect(await seen({ 'x-client-ip': '203.0.113.7' })).toMatchObject({ ip: 'local' });
  expect(await seen({ 'x-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' })).toMatchObject({ ip: 'local' });
});

test('truncates a long user agent', async () => {
  expect((await seen({ 'user-agent': 'x'.repeat(5000) })).userAgent).toHaveLength(400);
});
