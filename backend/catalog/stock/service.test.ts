import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { byCommand } from '#test/actors.ts';

test('sets quantities per store, keeps holds and updates the store facet (stock-1)', async () => {
  const { shop, placed } = await orderShop([
    { sku: 'RAJA', productLine: 2, price: 5000, stock: { oulu: 3, ranua: 1 } },
  ]);
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const { number } = await placed(requestFor('RAJA', 5000));
  const changed = await shop.stock.set(byCommand, 'RAJA', { oulu: 0, rovaniemi: 7 });
  expect(changed).toMatchObject({ ok: true, value: { before: { free: 3 }, after: { free: 7 } } });
  const stock = await shop.stock.show('RAJA');
  expect(stock).toMatchObject({ shelf: { oulu: 0, ranua: 1, rovaniemi: 7 }, holds: [{ order: number, qty: 1 }] });
  const { facets } = await shop.search.listing(readListingQuery(new URLSearchParams()), 'fi');
  expect(facets.store.map(({ value, count }) => [value, count]).toSorted()).toEqual([
    ['oulu', 0],
    ['ranua', 1],
    ['rovaniemi', 1],
  ]);
});

test('refuses unknown skus and stores and changes nothing', async () => {
  const { shop } = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 3 } }]);
  expect(await shop.stock.show('none')).toBeNull();
  expect(await shop.stock.set(byCommand, 'none', { oulu: 1 })).toMatchObject({ ok: false, reason: 'unknown_sku' });
  const wrong = await shop.stock.set(byCommand, 'RAJA', { oulu: 1, helsinki: 1 });
  expect(wrong).toMatchObject({ ok: false, reason: 'unknown_store', details: { store: 'helsinki' } });
  expect((await shop.stock.show('RAJA'))?.shelf).toEqual({ oulu: 3 });
  expect(await shop.stock.set(byCommand, 'RAJA', { oulu: 0 })).toMatchObject({
    ok: true,
    value: { after: { free: 0 } },
  });
});
