import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import budgets from '../../bench/budgets.json' with { type: 'json' };

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
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (kind) seen.set(response.url(), { kind, bytes: sent(kind, response) });
  });
  await page.goto(path);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
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

test('the budget of scripts is the bare skeleton and little more', () => {
  const { productPageScripts, more } = budgets.skeleton;
  expect(budgets.scripts.product).toBe(productPageScripts + more);
});

for (const name of ['home', 'listing', 'product'] as const) {
  test(`the first load of ${name} stays within its budgets`, async ({ page }) => {
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

test('the styles a first page waits for are one file within their budget', async ({ page }) => {
  for (const path of ['/', '/category', '/haku', '/uutiset-ja-artikkelit']) {
    await page.goto(path);
    const sheets = await page
      .locator('link[rel="stylesheet"]:not([media])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(sheets).toHaveLength(1);
    const bytes = brotliCompressSync(await readFile(`build/client${sheets[0]}`)).length;
    expect(bytes).toBeLessThanOrEqual(budgets.styles);
  }
});

for (const name of ['home', 'listing', 'product'] as const) {
  test(`${name} with its head comes in the first turn of a new connection`, async ({ request }) => {
    // kept and squeezed as small as it gets, a moment after it was first asked for
    await expect
      .poll(async () => {
        const response = await request.get(budgets.pages[name], { headers: { 'accept-encoding': 'br' } });
        // the shop of these tests has a tag manager, whose hosts stand in its policy
        const head = response
          .headersArray()
          .map(({ name, value }) => `${name}: ${value.replaceAll(/ https:\S+(google|doubleclick)[^ ;]*/g, '')}\r\n`)
          .join('').length;
        return head + Number(response.headers()['content-length']);
      })
      .toBeLessThanOrEqual(budgets.firstTurn);
  });
}

test('fonts come after what a page paints', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/product/kaira-reitti-600-e');
  await expect.poll(() => asked.filter((type) => type === 'font').length).toBe(2);
  expect(asked.indexOf('image')).toBeLessThan(asked.indexOf('font'));
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
});

test('a picture that does not come holds up neither fonts nor pictures once somebody scrolls', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/category/renkaat', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-early');
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.locator('html')).not.toHaveAttribute('data-early', { timeout: 1000 });
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
});

test('a document that is reloaded or come back to finds its place again', async ({ page }) => {
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

test('what a page paints comes before its scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/product/kaira-reitti-600-e');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const firstScript = asked.indexOf('script');
  expect(firstScript).toBeGreaterThan(0);
  for (const kind of ['stylesheet', 'image']) {
    expect(asked.indexOf(kind)).toBeGreaterThan(0);
    expect(asked.indexOf(kind)).toBeLessThan(firstScript);
  }
});

test('a button pressed before the scripts came is done when they have', async ({ page }) => {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/product/e2e-reittikelkka');
  await page.getByRole('button', { name: 'Valitse oma myymälä' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  isHeld = false;
  for (const go of held) go();
  await expect(page.getByRole('dialog')).toBeVisible();
});
