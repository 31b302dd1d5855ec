import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const { globalSetup: _, projects: [desktop, phone] = [], ...common } = base;
const port = Number(process.env.TEST_PORT ?? 3230);
/** A shop of its own for each screen: it is set up once. */
const SHOPS = [
  { project: desktop, at: port },
  { project: phone, at: port + 2 },
];

/** A furniture shop that its owner opens in the browser (setup-1 to setup-3): `npm run task -- test:setup`. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: 'wizard.spec.ts',
  outputDir: '../../.cache/wizard-e2e',
  workers: 1,
  timeout: 300_000,
  projects: SHOPS.map(({ project, at }) => ({
    ...project,
    testMatch: 'wizard.spec.ts',
    testIgnore: [],
    use: { ...project?.use, baseURL: `http://127.0.0.1:${at}`, actionTimeout: 30_000 },
  })),
  webServer: SHOPS.map(({ at }) => ({
    command: 'node scripts/e2e-server.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${at}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(at), DEMO_CATALOG: 'false' },
  })),
});
