import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUDGET_BYTES = 130 * 1024;
const STYLES_BUDGET_BYTES = 15 * 1024;

for (const path of ['/', '/category', '/product/']) {
  test(`first load of ${path} stays within the JavaScript budget`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(path === '/product/' ? '/category' : path, { waitUntil: 'networkidle' });
    if (path === '/product/') {
      const product = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
      scripts.clear();
      await page.goto(product ?? '', { waitUntil: 'networkidle' });
    }
    const sizes = await Promise.all(
      [...scripts].map(async (script) => gzipSync(await readFile(`build/client${script}`), { level: 9 }).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(JSON.stringify({ path, scripts: scripts.size, gzipBytes: bytes }));
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

test('the styles a first page waits for stay within their budget', async ({ page }) => {
  for (const path of ['/', '/category', '/haku', '/uutiset-ja-artikkelit']) {
    await page.goto(path);
    const sheets = await page
      .locator('link[rel="stylesheet"]:not([media])')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(sheets).toHaveLength(1);
    const bytes = brotliCompressSync(await readFile(`build/client${sheets[0]}`)).length;
    console.log(JSON.stringify({ path, styles: sheets[0], brotliBytes: bytes }));
    expect(bytes).toBeLessThanOrEqual(STYLES_BUDGET_BYTES);
  }
});
