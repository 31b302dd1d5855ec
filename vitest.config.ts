import { defineConfig } from 'vitest/config';
import { chooseDemoShop, demoShopAlias } from './scripts/demo-shop.mjs';

chooseDemoShop();
const resolve = { alias: demoShopAlias() };

// No reactRouter() plugin here: it must not run under vitest.
/**
 * Features whose SQL may behave differently on PostgreSQL (locks, types, isolation, sort order): `npm test` runs them there
 * too. `npm run test:all` runs all services there.
 */
const differs =
  'admin-api,api-keys,backup,campaigns,change-feed,cart,products,checkout,db,export,gift-cards,import,jobs,orders,payments,prices,search,spare-parts,stock,webhooks,returns,quotes,contact';
const onMain = process.env.MAIN_ONLY === '1';
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const isThorough = process.env.THOROUGH === '1';
/** Faults of the engine and the disk, every hostile value in every field: `npm run task -- test:thorough`. */
const thorough = '**/*.thorough.test.ts';
const services = isThorough
  ? [thorough, 'test/access/admin/hostile-fields.test.ts']
  : [onMain ? `backend/*/{${differs}}/**/*.test.ts` : '{backend,demo,test}/**/*.test.ts'];
/** Tests that our SQL does not decide: no database, another system, or a PGlite that they open themselves. */
const withoutDatabase = [
  'backend/catalog/search/finnish*.test.ts',
  'backend/catalog/search/columns/word-*.test.ts',
  'backend/catalog/{search/hosted,spare-parts/http}/**',
  'backend/platform/db/query-watch.test.ts',
  'backend/platform/db/data-dir-*.test.ts',
  'backend/sales/payments/paytrail/**',
];

const node = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // two cores, two workers: while one waits for its database the other works
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...node,
          name: 'rules',
          include: ['{domain,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          // files share a worker and its modules; a test that fills a store of the browser empties it first
          isolate: false,
          unstubGlobals: true,
          pool: 'threads',
        },
      },
      {
        // services: on PGlite, and again on PostgreSQL by `npm run task -- test:postgres`
        resolve,
        test: {
          ...node,
          name: 'database',
          include: services,
          exclude: [
            ...(isThorough ? [] : [thorough]),
            ...(onPostgres ? withoutDatabase : []),
            // relevance is computed in memory from rows that other tests compare
            ...(onMain ? ['backend/catalog/search/relevance/**'] : []),
          ],
          globalSetup: 'test/global-setup.ts',
          setupFiles: 'backend/platform/passwords/test-cheap-hashes.ts',
          // files share a worker and its opened database (test/reused-db.ts)
          isolate: false,
        },
      },
    ],
  },
});
