import { expect, it } from 'vitest';
import { testDb } from '#test/test-db.ts';
import { importCatalog } from './import-catalog.ts';
import { catalogFolder, categories, saw } from './test-folder.ts';
import { importDeps } from './test-import.ts';

const chain = { ...saw, sku: 'KETJU', slug: 'ketju', price: 100, firstSoldOn: '2025-01-01' };

/** A shop that sold the chain for 100 € since January, and not at all from 18 November to the 20th. */
async function shopThatSoldItBefore() {
  const db = await testDb();
  const at = (time: string, rows: Record<string, unknown>[]) =>
    catalogFolder({ categories, products: [saw, ...rows] }).then((folder) =>
      importCatalog(
        importDeps(db, () => new Date(time)),
        folder,
        { allowRemovals: true },
      ),
    );
  await at('2026-01-01T10:00:00Z', [chain]);
  await at('2026-11-18T10:00:00Z', []);
  const plan = async () => (await db.query("select prices from product_variant where sku = 'KETJU'")).rows[0]?.prices;
  const history = async () =>
    (await db.query("select cents, from_at from price_history where sku = 'KETJU' order by from_at")).rows.map(
      ({ cents, from_at }) => [cents, (from_at as Date).toISOString().slice(0, 10)],
    );
  return { at, plan, history };
}

it('keeps the price history of a sku that returns at a higher price: no reduction counts from a price it never had (price-3)', async () => {
  const { at, plan, history } = await shopThatSoldItBefore();
  await at('2026-11-20T10:00:00Z', [{ ...chain, price: 200 }]);
  expect(await history()).toEqual([
    [10000, '2026-01-01'],
    [null, '2026-11-18'],
    [20000, '2026-11-20'],
  ]);
  await at('2026-11-21T10:00:00Z', [{ ...chain, price: 200, salePrice: 150 }]);
  expect(await plan()).toMatchObject({ reductions: [{ cents: 15000, reference: 10000 }] });
});

it('rejects a reduction in the past for a sku that returns (price-5)', async () => {
  const { at, plan } = await shopThatSoldItBefore();
  const sale = { salePrice: 90, saleStartsAt: '2026-11-01T00:00:00+02:00' };
  await at('2026-11-20T10:00:00Z', [{ ...chain, ...sale }]);
  expect(await plan()).toMatchObject({ reductions: [{ from: '2026-11-20T10:00:00.000Z', reference: 10000 }] });
});
