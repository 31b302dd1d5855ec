import { defineConfig } from 'vitest/config';
import { chooseDemoShop, demoShopAlias } from './scripts/demo-shop.mjs';

chooseDemoShop();
const resolve = { alias: demoShopAlias() };

// No reactRouter() plugin here: it must not run under vitest.
/**
 * What `npm test` runs on PostgreSQL too: whatever locks, counts, imports, searches or keeps order in the database. The rest
 * of the services asks in the same plain SQL, and runs there in `npm run test:all`.
 */
const differs =
  'backup,campaigns,cart,products,checkout,db,export,gift-cards,import,jobs,orders,payments,prices,search,spare-parts,stock,webhooks,returns';
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

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
          include: ['{domain,scripts}/**/*.test.ts', 'web/**/*.test.tsx'],
          // pure functions leave nothing behind: files share their worker and what it has loaded
          isolate: false,
          pool: 'threads',
        },
      },
      {
        // stores of the browser live as long as their page: each file has a page of its own
        resolve,
        test: {
          ...node,
          name: 'browser',
          include: ['web/**/*.test.ts'],
          pool: 'threads',
        },
      },
      {
        // what talks to the database: runs on PGlite, and again on PostgreSQL by `npm run task -- test:postgres`
        resolve,
        test: {
          ...node,
          name: 'database',
          include: [
            process.env.MAIN_ONLY === '1' ? `backend/*/{${differs}}/**/*.test.ts` : '{backend,demo,test}/**/*.test.ts',
          ],
          // how words are read, and how other systems are asked, does not depend on the database
          exclude: onPostgres
            ? ['backend/catalog/search/finnish*.test.ts', 'backend/catalog/{search/hosted,spare-parts/http}/**']
            : [],
          globalSetup: 'test/global-setup.ts',
          setupFiles: 'backend/customers/sign-in/test-cheap-hashes.ts',
          // files share their worker, so that they can share its opened database (test/reused-db.ts)
          isolate: false,
        },
      },
    ],
  },
});
