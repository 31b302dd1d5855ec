import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

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
