import { createHash } from 'node:crypto';
import { type Mock, onTestFinished, vi } from 'vitest';
import type { ChangeDeps } from '#backend/catalog/products/staff/store-product.ts';
import { recordChange } from '#backend/catalog/search/indexer/changes.ts';
import { importContent } from '#backend/content/pages/import-content.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import { testDb } from '#test/test-db.ts';
import { searchOver } from '#test/test-search.ts';
import type { ImportOptions } from './import-catalog.ts';
import { importCatalog } from './import-catalog.ts';
import { describeProblem, ImportRefused } from './problems.ts';
import type { ImportDeps } from './run.ts';
import { catalogFolder, type FolderContent } from './test-folder.ts';

export const now = new Date('2026-11-21T10:00:00Z');
export const none = { added: 0, changed: 0, removed: 0 };

const TABLES = [
  'category',
  'product',
  'product_variant',
  'product_category',
  'stock_level',
  'spare_part',
  'price_history',
];
const MORE = ['fitment', 'redirect', 'shop_meta'];

const idOf = (bytes: Uint8Array, colours = {}) =>
  createHash('sha256').update(bytes).update(JSON.stringify(colours)).digest('hex').slice(0, 16);

/** Dependencies of an import over a database; pictures and documents are not stored, only counted by `kept`. */
export const importDeps = (db: Db, now: () => Date, kept: () => void = () => {}): ImportDeps & ChangeDeps => ({
  db,
  now,
  pictures: {
    has: async () => true,
    inspect: async (bytes, _, colours) => ({ id: idOf(bytes, colours), isStored: false }),
    add: async (bytes, _, colours) => {
      kept();
      return idOf(bytes, colours);
    },
  },
  documents: { inspect: async () => ({ id: '0123456789abcdef', bytes: 9 }), add: async () => kept() },
  deliveryMethods: new Set(shippingMethods().map(({ id }) => id)),
  importContent,
  search: { recordChange: async (tx, scope) => void (await recordChange(tx, scope)) },
});

/** An empty shop database with the import over it, and the search that follows it. */
export async function testImport(options: ImportOptions = {}) {
  const db = await testDb();
  const kept: Mock<() => void> = vi.fn();
  const shop = searchOver(db);
  onTestFinished(shop.close);
  const deps = { ...importDeps(db, () => now, kept), search: shop.search };
  const run = async (content: FolderContent, more: ImportOptions = {}) =>
    importCatalog(deps, await catalogFolder(content), { allowRemovals: true, ...options, ...more });
  const refused = async (content: FolderContent) => {
    const error = await run(content).catch((thrown) => thrown);
    if (!(error instanceof ImportRefused)) throw error;
    return error.problems.map(describeProblem);
  };
  const everything = async () =>
    Promise.all(
      [...TABLES, ...MORE].map(async (table) => (await db.query(`select * from ${table} t order by t::text`)).rows),
    );
  /** The skus of the products that a search finds, sorted; all of them without a query. */
  const found = async (query = '', filters = '', locale = 'fi') =>
    (await shop.hits(`products_${locale}`, { query, filters, distinct: false }))
      .map(({ sku }) => String(sku))
      .toSorted();
  return { ...shop, db, deps, run, refused, everything, kept, found };
}
