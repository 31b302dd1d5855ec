import { join } from 'node:path';
import { importCatalog } from '../../backend/catalog/import/import-catalog.ts';
import { createContext, openDb } from '../../backend/entrypoints/open-shop.ts';
import { migrate } from '../../backend/platform/db/migrate.ts';
import { readSettings } from '../../backend/platform/settings/settings.ts';
import { createShop } from '../../backend/shop.ts';
import { writeCatalog } from '../big-catalog.ts';

/** Two editions of a catalog beside the shop's folder, and the first one in the shop. */
export async function prepareShop(env: { DATA_DIR: string; DATABASE_URL?: string }, products: number) {
  const folder = (edition: number) => join(env.DATA_DIR, `edition-${edition}`);
  const editions = [await writeCatalog(folder(0), products, 0), await writeCatalog(folder(1), products, 1)];
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' });
  const { db, release } = await openDb(settings);
  await migrate(db);
  await importCatalog(createShop(createContext(settings, db)), editions[0] ?? '');
  await db.close();
  release();
  return editions;
}

/** What visitors look at: the departments with their groups, and products. */
export const lookedAt: readonly string[] = [
  ...Array.from({ length: 10 }, (_, n) => `/category/osasto-${n}`),
  ...Array.from({ length: 10 }, (_, n) => `/category/osasto-${n}/ryhma-${n}`),
  ...Array.from({ length: 40 }, (_, n) => `/product/tuote-${n * 7}`),
];
