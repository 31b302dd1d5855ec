import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

test('orders placed from the page are limited, however the address is spelt', async () => {
  const { request } = await testShop();
  const spellings = ['/kassa', '/KASSA', '/en/kassa/', '/kassa.data'];
  const methods = ['POST', 'PUT'];
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const [path = '', method = ''] = [spellings[i % spellings.length], methods[i % methods.length]];
    statuses.push((await request(path, { method, body: '{}' })).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
  expect((await request('/kassa')).status).not.toBe(429);
});
