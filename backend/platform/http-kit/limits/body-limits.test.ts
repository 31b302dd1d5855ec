import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

const KB = 1024;

test('a body has 256 KB, a report of a settlement 16 MB, and no other door does', async () => {
  const { request } = await testShop();
  const post = async (path: string, bytes: number) =>
    (await request(path, { method: 'POST', body: new Uint8Array(bytes) })).status;
  expect(await post('/api/checkout/orders', 256 * KB + 1)).toBe(413);
  expect(await post('/payments/settlements/1/x', 256 * KB + 1)).toBe(413);
  // read, and refused for its signature
  expect(await post('/payments/settlements/20261119', 16 * KB * KB)).toBe(400);
  expect(await post('/payments/settlements/20261119', 16 * KB * KB + 1)).toBe(413);
});
