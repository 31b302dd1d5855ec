import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chooseDemoShop } from './scripts/demo-shop.mjs';

// for the workers, the server and the command line of the tests
chooseDemoShop();

// as scripts/setup.mjs looks for one
const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);
const port = Number(process.env.TEST_PORT ?? 3210);
// `npm test` walks each road on one screen; `npm run task -- test:screens` walks all of them on both
const everywhere = process.env.ALL_SCREENS === '1';
const onPhone = ['buying', 'menu', 'vehicle', 'diagrams', 'compare', 'quote-cart'].map((road) => `${road}.spec.ts`);
// bytes and addresses do not depend on the screen
const onDesktop = ['first-load.spec.ts', 'hostile-pages.spec.ts', /admin\/(day-of-work|every-page)\.spec/];
// a visitor who chose "only necessary": the banner does not sit on what a test presses (test/e2e/consent.spec.ts is asked)
const consent = {
  name: 'consent',
  value: `1..${Math.floor(Date.now() / 1000)}`,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};
const chromium = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // main roads in Finnish, buying in both languages; `npm run task -- test:screens` walks all of them
  ...(everywhere ? {} : { grepInvert: /@thorough|^(?!.*\bbuying\.spec).*(\(en\)| en: |[:,] (in )?en\b|, dark)/ }),
  // a machine under other load may miss a wait once; the report says `flaky` then
  retries: process.env.CI ? 1 : 0,
  // a busy machine is slow, not wrong
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fi-FI',
    // only test/e2e/site/offline-shop.spec.ts wants one
    serviceWorkers: 'block',
    storageState: { cookies: [consent], origins: [] },
    // what was pressed, asked and said; pictures of every step cost a third of the run: `--trace=retain-on-failure` has them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: everywhere ? [] : [...onPhone, 'hostile-pages.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(everywhere ? { testIgnore: onDesktop } : { testMatch: [...onPhone, 'every-page.spec.ts'] }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: { PORT: String(port) },
  },
});
