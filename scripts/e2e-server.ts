/** Starts the built shop on an empty data dir for browser tests: `node scripts/e2e-server.ts` (PORT). */
import { rmSync, writeFileSync } from 'node:fs';
import { openShop } from '../backend/entrypoints/open-shop.ts';
import { hash } from '../backend/platform/passwords/passwords.ts';
import { staffRoles } from '../domain/staff/permissions.ts';
import { addCustomers } from '../test/e2e/accounts/customers.ts';
import { staffToken } from '../test/staff.ts';

const port = process.env.PORT ?? '3210';
const dataDir = `.cache/e2e-data-${port}`;
rmSync(dataDir, { recursive: true, force: true });
Object.assign(process.env, {
  NODE_ENV: 'production',
  ENV_FILE: '',
  PORT: port,
  HOST: '127.0.0.1',
  BASE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  DEMO_ORDERS: 'false',
  // loads only after consent, as test/e2e/consent.spec.ts checks
  GTM_ID: 'GTM-E2E',
  // tests give each visitor an IP address of its own, as a proxy would
  TRUSTED_PROXIES: '127.0.0.1',
});

// customers for tests that are not about registration
const { shop, close } = await openShop(process.env);
await addCustomers(shop.db, hash);
// bought by several tests, each on two screens in two languages
await shop.db.kysely
  .updateTable('stock_level')
  .set((level) => ({ qty: level('qty', '+', 1000) }))
  .where('sku', 'in', ['92-0120', '41-3230-KUUSI-XL', '41-3231-MUSTA-L'])
  .execute();
// sessions of staff: the links of the demo work once
const tokens = await Promise.all(staffRoles.map(async (role) => [role, await staffToken(shop, role)]));
writeFileSync(`${dataDir}/staff-tokens.json`, JSON.stringify(Object.fromEntries(tokens)), { mode: 0o600 });
await close();
await import('../server.ts');
