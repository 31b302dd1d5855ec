import { defineConfig } from 'vitest/config';

// No reactRouter() plugin here: it must not run under vitest.
const node = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // two cores, two workers: while one waits for its database the other works
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          include: ['{domain,storefront,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // what talks to the database: runs on PGlite, and again on PostgreSQL by `npm run test:postgres`
        test: {
          ...node,
          name: 'database',
          include: ['{backend,test}/**/*.test.ts'],
          // how words are read, and how the hosted engine is asked, does not depend on the database
          exclude: process.env.TEST_DATABASE_URL ? ['backend/search/finnish*.test.ts', 'backend/search/hosted/**'] : [],
          globalSetup: 'test/global-setup.ts',
          // files share their worker, so that they can share its opened database (test/reused-db.ts)
          isolate: false,
        },
      },
    ],
  },
});
