import { expect, it } from 'vitest';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';
import { healthRoutes } from './health.ts';

it('is ready when the search index is loaded, and until the process drains', async () => {
  const { shop } = await testShop();
  const ready = async (draining = false) => {
    const answer = await healthRoutes(shop, () => draining).request('/readyz');
    return [answer.status, (await answer.json()).checks.index];
  };
  expect(await ready()).toEqual([503, false]);
  await shop.search.settled();
  expect(await ready()).toEqual([200, true]);
  await makeProduct(shop.db, { name: { fi: 'Saha' } });
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  expect(await ready()).toEqual([200, true]);
  expect(await ready(true)).toEqual([503, true]);
});

it('is not ready after a timeout of the database', async () => {
  const { shop } = await testShop();
  const hung = { ...shop, db: { ...shop.db, query: () => new Promise<never>(() => {}) } };
  const answer = await healthRoutes(hung, () => false, 50).request('/readyz');
  expect(answer.status).toBe(503);
  expect((await answer.json()).checks).toMatchObject({ database: false, index: false });
});
