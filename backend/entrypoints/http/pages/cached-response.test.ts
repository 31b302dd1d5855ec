import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage } from '#backend/platform/cache/cached-page.ts';
import { cachedResponse, mayServeCached } from './cached-response.ts';

const TEXT = 'sivu '.repeat(200);
const page = await compressPage({
  body: Buffer.from(TEXT),
  headers: { 'content-type': 'text/html', 'cache-control': 'public', 'cdn-cache-control': 'public, max-age=60' },
  tags: new Set(),
  renderedAt: 0,
});
const asking = (headers: Record<string, string>) => (name: string) => headers[name] ?? null;

test.each<[string, string | undefined, (body: Buffer) => Buffer]>([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (body) => body],
])('a browser that takes "%s" gets %s', async (accepted, encoding, open) => {
  const { status, headers, body } = await cachedResponse('/category', page, asking({ 'accept-encoding': accepted }));
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding']);
  expect(headers['content-length']).toBe(String(body?.length));
  expect(open(body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
});

test.each([page.etag, `"x", ${page.etag}`, '*'])('a browser that has it (%s) gets nothing', async (has) => {
  const { status, headers, body } = await cachedResponse('/category', page, asking({ 'if-none-match': has }));
  expect([status, body, headers.etag]).toEqual([304, null, page.etag]);
  expect(headers['content-length']).toBeUndefined();
});

test('the home page of one language is not given to who is led to the other, nor kept for others by a CDN', async () => {
  expect(mayServeCached('/', asking({}))).toBe(true);
  expect(mayServeCached('/', asking({ 'accept-language': 'en-GB,fi;q=0.8' }))).toBe(false);
  expect(mayServeCached('/', asking({ cookie: 'i18n_redirected=fi', 'accept-language': 'en' }))).toBe(true);
  expect(mayServeCached('/category', asking({ 'accept-language': 'en' }))).toBe(true);
  const { headers } = await cachedResponse('/', page, asking({}));
  expect(headers['cache-control']).toContain('private');
  expect(headers['cdn-cache-control']).toBeUndefined();
  expect(headers.vary).toContain('cookie');
});

test('a browser keeps the data that it prefetched for the press that follows, and a CDN does not', async () => {
  const prefetch = asking({ 'sec-purpose': 'prefetch' });
  const data = (await cachedResponse('/product/x.data?_routes=fi%2Froutes%2Fproduct', page, prefetch)).headers;
  expect([data['cache-control'], data['cdn-cache-control']]).toEqual(['private, max-age=30', undefined]);
  for (const { headers } of [
    await cachedResponse('/product/x', page, prefetch),
    await cachedResponse('/product/x.data', page, asking({})),
  ])
    expect(headers['cache-control']).toBe('public');
});
