import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../shopper.ts';

const LISTING = '/category/moottorikelkat';
/** Longer than a pointer must rest and a card must have been in view. */
const SETTLED = { timeout: 5_000 };

/** What a page asks the shop for, as its data; `together` is how many were on their way at once at most. */
function watchData(page: Page) {
  const asked: string[] = [];
  let open = 0;
  const seen = { asked, together: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.data')) return;
    asked.push(pathname);
    seen.together = Math.max(seen.together, ++open);
  });
  const end = (request: { url: () => string }) => {
    if (new URL(request.url()).pathname.endsWith('.data')) open--;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return seen;
}

/** Opens a page and waits for its scripts. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** How often an address came from the shop, and not from the browser's cache. */
const timesSent = (page: Page, path: string) =>
  page.evaluate(
    (asked) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, transferSize }) => new URL(name).pathname === asked && transferSize > 0,
      ).length,
    path,
  );

const firstCard = (page: Page) => page.locator('main article a[href^="/product/"]').first();
const hrefOf = async (page: Page) => (await firstCard(page).getAttribute('href')) ?? '';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('cards in view are prefetched, at most five at a time (route-5)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  const data = watchData(page);
  // slow enough to be together
  await page.route('**/*.data?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await open(page, LISTING);
  const product = await hrefOf(page);
  await expect.poll(() => data.asked.length, SETTLED).toBeGreaterThan(8);
  await page.waitForLoadState('networkidle');
  expect(data.together).toBeGreaterThan(1);
  expect(data.together).toBeLessThanOrEqual(5);
  expect(new Set(data.asked).size).toBe(data.asked.length);
  expect(data.asked).toContain(`${product}.data`);
  expect(data.asked.every((path) => path.startsWith('/product/'))).toBe(true);

  const name = await firstCard(page).textContent();
  await firstCard(page).click();
  await expect(title(page)).toContainText(name ?? '?');
});

test('hovering a link prefetches its page, the press requests nothing', async ({ page }) => {
  const data = watchData(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => data.asked, SETTLED).toContain('/outlet.data');
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(/\/outlet$/);
  await expect(title(page)).toHaveText('Outlet');
  expect(await timesSent(page, '/outlet.data')).toBe(1);
});

test('personal pages, searches and filters are not prefetched', async ({ page }) => {
  const data = watchData(page);
  await open(page, '/');
  const before = new Set(data.asked);
  const links = page.locator(
    'a[href^="/oma-tili"], a[href="/ostoskori"], a[href="/tarjouskori"], a[href="/varaosahaku"], a[href="/peruuta-sopimus"], a[href="/evasteet"], a[rel~="nofollow"], a[hreflang="en"]',
  );
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    await link.dispatchEvent('mouseover');
    await link.dispatchEvent('focusin');
    await link.dispatchEvent('touchstart');
  }
  // the same events do ask for a page that is for all: by then the others would have been
  const outlet = page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' });
  await outlet.dispatchEvent('mouseover');
  await expect.poll(() => data.asked, SETTLED).toContain('/outlet.data');
  const after = data.asked.filter((path) => !before.has(path) && path !== '/outlet.data');
  expect(after.filter((path) => !/^\/(category|product)\//.test(path))).toEqual([]);
});

test('nothing is prefetched in data-saver mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const data = watchData(page);
  await open(page, LISTING);
  const product = await hrefOf(page);
  const others = page.locator('main article a[href^="/product/"]');
  await others.nth(1).hover();
  await others.nth(2).dispatchEvent('touchstart');
  await firstCard(page).click();
  await expect(page).toHaveURL(new RegExp(`${product}$`));
  await page.waitForLoadState('networkidle');
  expect(data.asked).toEqual([`${product}.data`]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the page is on its way as soon as the link goes down', async ({ page }) => {
    const data = watchData(page);
    await open(page, '/uutuudet');
    const outlet = page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' });
    await outlet.scrollIntoViewIfNeeded();
    await outlet.dispatchEvent('touchstart');
    await expect.poll(() => data.asked, SETTLED).toContain('/outlet.data');
    await expect(page).toHaveURL(/uutuudet$/);
    await outlet.tap();
    await expect(title(page)).toHaveText('Outlet');
    expect(await timesSent(page, '/outlet.data')).toBe(1);
  });
});
