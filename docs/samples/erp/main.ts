/**
 * node docs/samples/erp/main.ts, with SHOP_API (https://toimisto.kauppa.example/admin/v1), SHOP_KEY (tieva_sk_…) and ERP_DB (a file).
 * The key has the scopes orders:read, orders:write, stock:read, stock:write, catalog:read, prices:write, imports:write, reports:read.
 */
import { adminClient } from '../../../packages/admin-client/client.ts';
import { round } from './erp.ts';
import { openStore } from './store.ts';

const PAUSE_MS = Number(process.env.ERP_PAUSE_MS ?? 10_000);
const { SHOP_API: url = '', SHOP_KEY: key = '', ERP_DB: file = 'erp.db' } = process.env;
const erp = { store: openStore(file), shop: adminClient({ url, key }), now: () => new Date() };

for (;;) {
  try {
    await round(erp);
  } catch (error) {
    // the shop is away or busy: what is not done stays to be done
    console.error(error instanceof Error ? error.message : error);
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
