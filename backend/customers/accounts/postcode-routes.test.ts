import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

test('returns the town of a postcode', async () => {
  const { request } = await testShop();
  const answer = await request('/data/postcodes/90100.json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await answer.json()).toEqual({ postcode: '90100', city: 'Oulu' });
});

test.each(['99998.json', '9010.json', '90100', '9010x.json', '90100.json/x'])('responds 404 to %s', async (path) => {
  const { request } = await testShop();
  expect((await request(`/data/postcodes/${path}`)).status).toBe(404);
});
