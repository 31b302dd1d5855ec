import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, hydrated } from '../shopper.ts';

/** Delays a response until the returned function is called. */
async function hold(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a slow navigation shows a progress line, the old page stays usable, and nothing moves', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const respond = await hold(page, /\/outlet\.data/);
  const footer = page.getByRole('contentinfo');
  const line = page.locator('[data-progress]');
  const outlet = footer.getByRole('link', { name: 'Outlet' });
  await outlet.scrollIntoViewIfNeeded();
  const before = await outlet.boundingBox();
  await outlet.click();
  await expect(line).toHaveAttribute('data-busy');
  expect(await outlet.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // another link replaces the pending navigation
  await footer.locator('a[href="/vaihtolaitteet"]').click();
  await expect(page).toHaveURL(/\/vaihtolaitteet$/);
  await expect(line).not.toHaveAttribute('data-busy');

  await outlet.click();
  await expect(line).toHaveAttribute('data-busy');
  respond();
  await expect(title(page)).toHaveText('Outlet');
  await expect(line).not.toHaveAttribute('data-busy');
});

test('a card opens by keys, and the page takes the focus', async ({ page }) => {
  await page.goto('/category/moottorikelkat');
  await page.waitForLoadState('networkidle');
  const link = page.locator('main article a[href^="/product/"]').first();
  const name = (await link.textContent()) ?? '?';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText(name);
  await expect(page.locator('main')).toBeFocused();
});

test('a page change scrolls to the anchor of the address, or to the top (route-3)', async ({ page }) => {
  await page.goto('/cms/asiakaspalvelu/palautus-reklamaatio-ja-takuu');
  await hydrated(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('main').getByRole('link', { name: 'peruuttamislomaketta' }).click();
  await expect(page).toHaveURL(/toimitusehdot#peruuttamislomake$/);
  await expect(page.locator('#peruuttamislomake')).toBeInViewport();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' }).click();
  await expect(title(page)).toHaveText('Outlet');
  await expect.poll(scrolled).toBe(0);
});
