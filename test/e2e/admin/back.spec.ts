import { expect, test } from '@playwright/test';
import { ADMIN, asStaff } from './staff.ts';

test('the way back leads to the list as it was left: its filters, its page, its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/tuotteet?q=a`);
  await expect(page.getByRole('row').nth(30)).toBeAttached();
  const row = page.getByRole('row').nth(25);
  await row.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  const sku = await row.getByRole('link').first().getAttribute('href');
  await row.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/tuotteet\?q=a$/);
  // from a panel of the list on to the page of the product
  if (sku?.includes('open=')) await page.locator('.peek a[href^="/tuotteet/"]').first().click();
  await expect(page).toHaveURL(/\/tuotteet\/[^?]+/);
  await page.locator('.crumb a').click();
  await expect(page).toHaveURL(/\/tuotteet\?.*q=a/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});
