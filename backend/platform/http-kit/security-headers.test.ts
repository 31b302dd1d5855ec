import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type HeaderOptions, securityHeaders } from './security-headers.ts';

async function policyOf(options: Partial<HeaderOptions>) {
  const app = new Hono().use(securityHeaders({ https: true, dev: false, ...options })).get('/', (c) => c.text(''));
  return (await app.request('/')).headers.get('content-security-policy')?.split('; ');
}

test('a page with a secret URL has a stricter referrer policy', async () => {
  const app = new Hono()
    .use(securityHeaders({ https: true, dev: false }))
    .get('/', (c) => c.text(''))
    .get('/secret', (c) => c.text('', 200, { 'referrer-policy': 'strict-origin' }));
  const policyAt = async (path: string) => (await app.request(path)).headers.get('referrer-policy');
  expect(await policyAt('/')).toBe('strict-origin-when-cross-origin');
  expect(await policyAt('/secret')).toBe('strict-origin');
});

test('pages connect only to the shop and the configured search engine', async () => {
  const plain = await policyOf({});
  expect(plain).toContain("default-src 'self'");
  // falls back to default-src
  expect(plain?.filter((part) => part.startsWith('connect-src'))).toEqual([]);
  expect(await policyOf({ searchOrigins: ['https://haku.example', 'https://haku2.example'] })).toContain(
    "connect-src 'self' https://haku.example https://haku2.example",
  );
});

test('allows the tag manager’s origins only if one is configured (tag-1)', async () => {
  expect((await policyOf({}))?.join()).not.toMatch(/google/);
  const policy = await policyOf({ tags: true });
  expect(policy).toContainEqual(
    expect.stringMatching(/^script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com$/),
  );
  expect(policy?.find((part) => part.startsWith('connect-src'))).toContain('https://*.google-analytics.com');
  expect(policy).toContain("default-src 'self'");
});
