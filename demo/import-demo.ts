import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { describeProblem } from '#backend/catalog/import/problems.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import { importContent } from '#backend/content/pages/import-content.ts';
import { readProgress } from '#backend/entrypoints/setup/steps.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { campaignFiles } from '#backend/sales/campaigns/importing/files.ts';
import { importCampaigns } from '#backend/sales/campaigns/importing/import-campaigns.ts';

const FOLDER = fileURLToPath(new URL('catalog', import.meta.url));
const CAMPAIGNS = fileURLToPath(new URL('campaigns', import.meta.url));

/**
 * Imports the demo catalog and campaigns into a demo shop that never had a catalog, unless DEMO_CATALOG=false. Imports changed
 * pages and articles at every start.
 */
export async function importDemoCatalog(shop: ImportDeps & Pick<ShopContext, 'log' | 'settings'>): Promise<void> {
  if (shop.settings.DEMO_CATALOG) await loadCatalog(shop);
  // a shop that was set up in the browser has pages of its own
  if ((await readProgress(shop.db.kysely)).hasBegun) return;
  const { warnings } = await importContent(shop);
  for (const warning of warnings) shop.log.warn(`content: ${describeProblem(warning)}`);
}

async function loadCatalog(shop: ImportDeps & { log: Logger }): Promise<void> {
  const imported = await shop.db.kysely
    .selectFrom('shop_meta')
    .select('key')
    .where('key', '=', 'catalog_version')
    .execute();
  if (imported.length > 0) return;
  const { products } = await importCatalog(shop, FOLDER);
  const actor = { kind: 'job', name: 'demo' } as const;
  for (const what of campaignFiles) await importCampaigns(shop, { what, path: join(CAMPAIGNS, `${what}.yaml`), actor });
  shop.log.info({ products: products.added }, 'demo catalog loaded');
}
