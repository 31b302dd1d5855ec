import { Hono } from 'hono';
import { expect, test } from 'vitest';
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

test.each([
  '/tuotteet/KYP',
  '/tuotteet/KYP.data',
  '/tuotteet/KYP/kuvat',
  '/luettelo/merkit',
  '/tiedostot',
  '/en/arvostele/x',
])('a form with a photo may have 16 MB: %s', async (path) => {
  const app = new Hono()
    .use(bodyLimits())
    .post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  const post = async (bytes: number) => app.request(path, { method: 'POST', body: new Uint8Array(bytes) });
  expect((await post(16 * KB * KB)).status).toBe(200);
  await expect(post(16 * KB * KB + 1).then(({ status }) => status)).resolves.not.toBe(200);
});
