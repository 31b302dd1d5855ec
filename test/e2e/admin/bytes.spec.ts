import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ADMIN, asStaff } from './staff.ts';

const MOST_GZIP = 190 * 1024;

test('the start page loads at most 190 kB of script', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await asStaff(page, 'owner');
  const stream = page.waitForResponse(/\/tapahtumat$/);
  await page.goto(`${ADMIN}/`);
  await stream;
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_GZIP);
});

test('no file of the storefront holds a word of the admin', () => {
  const folder = 'build/client/assets/';
  const manifest = readFileSync('build/server/index.js', 'utf8');
  // files of earlier builds stay for a week
  const current = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name) && manifest.includes(name));
  expect(current.length).toBeGreaterThan(10);
  const holds = (name: string) => /Toimiston valikko|staff-live|\.rail-btn/.test(readFileSync(folder + name, 'utf8'));
  expect(current.filter(holds)).toEqual([]);
});
