import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { hydrated } from './shopper.ts';
import { openHeld } from './site/held-scripts.ts';

type Kind = 'scripts' | 'html' | 'fonts' | 'styles';
const KINDS: Record<string, Kind> = { script: 'scripts', document: 'html', font: 'fonts', stylesheet: 'styles' };

/** What a browser on a line of its own gets: files of the build as they were packed, pages packed now, fonts as they are. */
async function sent(kind: Kind, response: Response): Promise<number> {
  const built = `build/client${new URL(response.url()).pathname}.br`;
  if (kind !== 'fonts' && existsSync(built)) return statSync(built).size;
  const body = await response.body();
  return (kind === 'fonts' ? body : brotliCompressSync(body)).length;
}

/** What a fresh visit fetches until the page is alive and quiet, by kind, as the wire has it: files and bytes. */
async function visit(page: Page, path: string) {
  const seen = new Map<string, { kind: Kind; bytes: Promise<number> }>();
  const note = (response: Response) => {
    const kind = KINDS[response.request().resourceType()];
    if (kind) seen.set(response.url(), { kind, bytes: sent(kind, response) });
  };
  page.on('response', note);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // what arrives later is no first load, and its body may be gone before it is read
  page.off('response', note);
  const sums = {
    scripts: { files: 0, bytes: 0 },
    html: { files: 0, bytes: 0 },
    fonts: { files: 0, bytes: 0 },
    styles: { files: 0, bytes: 0 },
  };
  for (const { kind, bytes } of seen.values()) {
    sums[kind].files += 1;
    sums[kind].bytes += await bytes;
  }
  console.log(JSON.stringify({ path, ...sums }));
  return sums;
}

for (const name of ['home', 'listing', 'product'] as const) {
  test(`the first load of ${name} stays within its budgets`, { tag: '@main' }, async ({ page }) => {
    const { scripts, html, fonts, styles } = await visit(page, budgets.pages[name]);
    expect(scripts.files).toBeGreaterThan(5);
    expect(scripts.bytes).toBeLessThanOrEqual(budgets.scripts[name]);
    expect(html.files).toBe(1);
    expect(html.bytes).toBeLessThanOrEqual(budgets.html[name]);
    expect(fonts.files).toBeGreaterThan(0);
    expect(fonts.bytes).toBeLessThanOrEqual(budgets.fonts);
    expect(styles.files).toBeGreaterThan(0);
    expect(styles.bytes).toBeLessThanOrEqual(budgets.styles);
  });
}

test('the styles a first page waits for are at most four files within their budget', async ({ page }) => {
  for (const path of [...Object.values(budgets.pages), '/category', '/haku', '/uutiset-ja-artikkelit']) {
    // as the server sends it: what loads after hydration blocks nothing
    const html = await (await page.request.get(path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const files = [...new Set(sheets.map((sheet) => sheet.split('#')[0]))];
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(4);
    const sizes = files.map(async (file) => brotliCompressSync(await readFile(`build/client${file}`)).length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(budgets.styles);
  }
});

test('restores the scroll position after a reload and Back', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = () => page.evaluate(() => scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(3000);
  await page.reload();
  await expect.poll(place).toBe(left);
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test('loads the first picture with priority, others near the viewport', async ({ page }) => {
  await page.goto('/category/renkaat');
  const pictures = page.locator('main article img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
});

test('a press before hydration works as without JavaScript', async ({ page }) => {
  const release = await openHeld(page, '/category/renkaat');
  await page.getByRole('banner').getByLabel('Valikko').click();
  await expect(page).toHaveURL(/\/category$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
