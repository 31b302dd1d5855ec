import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const port = Number(process.env.TEST_PORT ?? 3220);

const { globalSetup: _, projects: [desktop] = [], ...common } = base;

/** The main job in another shop: `npm run task -- test:other-shop`. */
export default defineConfig({
  ...common,
  projects: desktop ? [desktop] : [],
  testDir: '.',
  testMatch: 'other-shop.spec.ts',
  outputDir: '../../.cache/other-shop-e2e',
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node test/other-shop/serve.ts',
    cwd: '../..',
    // the catalog is in
    url: `http://127.0.0.1:${port}/product/havu-sohva`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    // the shop of the copied tree, not the demo's
    env: { PORT: String(port), NODE_OPTIONS: '' },
  },
});
