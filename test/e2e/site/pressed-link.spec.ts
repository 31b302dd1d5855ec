import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../shopper.ts';

/** Holds an answer back until it is called. */
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
  const answer = await hold(page, /\/outlet\.data/);
  const footer = page.getByRole('contentinfo');
  const line = page.locator('.progress');
  const outlet = footer.getByRole('link', { name: 'Outlet' });
  await outlet.scrollIntoViewIfNeeded();
  const before = await outlet.boundingBox();
  await outlet.click();
  await expect(line).toHaveAttribute('data-busy');
  expect(await outlet.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // what is asked for instead comes
  await footer.locator('a[href="/vaihtolaitteet"]').click();
  await expect(page).toHaveURL(/\/vaihtolaitteet$/);
  await expect(line).not.toHaveAttribute('data-busy');

  await outlet.click();
  await expect(line).toHaveAttribute('data-busy');
  answer();
  await expect(title(page)).toHaveText('Outlet');
  await expect(line).not.toHaveAttribute('data-busy');
});

test('a card opens by keys, and the page takes the focus', async ({ page }) => {
  await page.goto('/category/moottorikelkat');
  await page.waitForLoadState('networkidle');
  const link = page.locator('main .card a[href^="/product/"]').first();
  const name = (await link.textContent()) ?? '?';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText(name);
  await expect(page.locator('main')).toBeFocused();
});
