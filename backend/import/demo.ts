import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { importContent } from '../content/import-content.ts';
import type { ShopContext } from '../context.ts';
import { importCatalog } from './import-catalog.ts';
import type { ImportDeps } from './run.ts';

const FOLDER = fileURLToPath(new URL('../../demo/catalog', import.meta.url));

/**
 * Loads the demo catalog into a shop that has never had one; later changes are the owner's to import; not with DEMO_CATALOG=false. Pages and
 * articles are brought up to date at every start.
 */
export async function loadDemoCatalog(shop: ImportDeps & Pick<ShopContext, 'log' | 'settings'>): Promise<void> {
  if (shop.settings.DEMO_CATALOG) await loadCatalog(shop);
  await importContent(shop);
}

async function loadCatalog(shop: ImportDeps & { log: Logger }): Promise<void> {
  const imported = await shop.db.kysely
    .selectFrom('shop_meta')
    .select('key')
    .where('key', '=', 'catalog_version')
    .execute();
  if (imported.length > 0) return;
  const { products } = await importCatalog(shop, FOLDER);
  shop.log.info({ products: products.added }, 'demo catalog loaded');
}
