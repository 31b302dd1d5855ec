import { expect, test, vi } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { orderShop, requestFor } from './test-orders.ts';

test('a paid order updates the stock facets', async () => {
  const { shop, placed, returned } = await orderShop([
    { sku: 'VIIMEINEN', productLine: 2, price: 5000, stock: { oulu: 1 } },
  ]);
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const inStock = async () => {
    const { facets } = await shop.search.listing(readListingQuery(new URLSearchParams()), 'fi');
    return facets.inStock;
  };
  expect(await inStock()).toBe(1);
  await shop.jobs.start();
  const { number } = await placed(requestFor('VIIMEINEN', 5000));
  await shop.checkout.settle(await returned(number, 'ok'));
  await vi.waitFor(async () => expect(await inStock()).toBe(0), { timeout: 10_000 });
});
