import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type HeaderOptions, securityHeaders } from './security-headers.ts';

async function policyOf(options: Partial<HeaderOptions>) {
  const app = new Hono().use(securityHeaders({ https: true, dev: false, ...options })).get('/', (c) => c.text(''));
  return (await app.request('/')).headers.get('content-security-policy')?.split('; ');
}

test('pages ask nobody but the shop, and the search engine of the settings', async () => {
  expect(await policyOf({})).toContain("connect-src 'self'");
  expect(await policyOf({ searchOrigins: ['https://haku.example', 'https://haku2.example'] })).toContain(
    "connect-src 'self' https://haku.example https://haku2.example",
  );
});
