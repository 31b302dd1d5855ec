import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { importCatalog } from '../../backend/catalog/import/import-catalog.ts';
import { migrate } from '../../backend/platform/db/migrate.ts';
import { openPglite } from '../../backend/platform/db/pglite.ts';
import { readSettings } from '../../backend/platform/settings/settings.ts';
import { createShop } from '../../backend/shop.ts';
import { writeCatalog } from '../big-catalog.ts';

/** Fills an empty data dir with made-up products. */
export async function fillDataDir(dataDir: string, products: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const db = await openPglite(join(dataDir, 'pglite'));
  try {
    await migrate(db);
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const log = pino({ level: 'silent' });
    const shop = createShop({ db, settings, log, now: () => new Date(), fetch, baseUrl: 'http://127.0.0.1' });
    // as the shop does when it opens: what is imported then is indexed once
    await importCatalog(shop, await writeCatalog(join(dataDir, 'catalog'), products, 0));
  } finally {
    await db.close();
  }
}
