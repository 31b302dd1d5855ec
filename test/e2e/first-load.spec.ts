import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUDGET_BYTES = 130 * 1024;

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
