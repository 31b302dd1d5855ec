import { defineConfig } from 'vitest/config';

// No reactRouter() plugin here: it must not run under vitest.
export default defineConfig({
  test: {
    include: ['{domain,backend,storefront,scripts,test}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
