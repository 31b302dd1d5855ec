import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

test('placing orders is limited, from the page however its address is spelt and at the JSON door alike', async () => {
  const { request } = await testShop();
  const spellings = ['/kassa', '/KASSA', '/en/kassa/', '/kassa.data'];
  const methods = ['POST', 'PUT'];
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const [path = '', method = ''] = [spellings[i % spellings.length], methods[i % methods.length]];
    statuses.push((await request(path, { method, body: '{}' })).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
  expect((await request('/api/checkout/orders', { method: 'POST', body: '{}' })).status).toBe(429);
  expect((await request('/kassa')).status).not.toBe(429);
});
