import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
import { testShop } from '#test/test-shop.ts';
import { bodyLimits } from './body-limits.ts';

const KB = 1024;

test('limits bodies to 256 KB, settlement reports to 16 MB', async () => {
  const { request } = await testShop();
  const post = async (path: string, bytes: number) =>
    (await request(path, { method: 'POST', body: new Uint8Array(bytes) })).status;
  expect(await post('/api/checkout/orders', 256 * KB + 1)).toBe(413);
  expect(await post('/payments/settlements/1/x', 256 * KB + 1)).toBe(413);
  // read, then refused for its signature
  expect(await post('/payments/settlements/20261119', 16 * KB * KB)).toBe(400);
  expect(await post('/payments/settlements/20261119', 16 * KB * KB + 1)).toBe(413);
});

const readBy = (application: 'shop' | 'admin') =>
  new Hono()
    .onError((error) => new Response(error.message, { status: error instanceof ShopError ? error.status : 500 }))
    .use(bodyLimits(application))
    .post('/tuonti/tiedosto', (c) => c.text('not read'))
    .post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

test.each([
  ['admin', '/tuotteet/KYP'],
  ['admin', '/tuotteet/KYP.data'],
  ['admin', '/tuotteet/KYP/kuvat'],
  ['admin', '/luettelo/merkit'],
  ['admin', '/tiedostot'],
  ['shop', '/en/arvostele/x'],
] as const)('a form with a photo may have 16 MB in the %s: %s', async (application, path) => {
  const other = application === 'shop' ? 'admin' : 'shop';
  const post = async (bytes: number, to: typeof other = application) =>
    (await readBy(to).request(path, { method: 'POST', body: new Uint8Array(bytes) })).status;
  expect(await post(16 * KB * KB)).toBe(200);
  expect(await post(16 * KB * KB + 1)).toBe(413);
  expect(await post(256 * KB + 1, other)).toBe(413);
});

test('a form that is read as it comes is not held in memory, however its length is declared', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * KB).fill(++pulled)),
  });
  const post = (more: RequestInit) =>
    readBy('admin').request('/tuonti/tiedosto', { method: 'POST', ...more, headers: { ...headers, ...more.headers } });
  const chunked: RequestInit & { duplex: 'half' } = { body: endless, duplex: 'half' };
  const open = await post(chunked);
  expect([open.status, pulled < 4]).toEqual([200, true]);
  expect((await post({ body: 'x', headers: { 'content-length': String(600 * KB * KB) } })).status).toBe(413);
});
