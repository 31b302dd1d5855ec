import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../shopper.ts';
import { openWatched } from './open-watched.ts';

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

test('a page that is long on its way: the pressed link shows it, the old page stays usable, and nothing moves', async ({
  page,
}) => {
  await openWatched(page, '/');
  const answer = await hold(page, /\/outlet\.data/);
  const footer = page.getByRole('contentinfo');
  const outlet = footer.getByRole('link', { name: 'Outlet' });
  await outlet.scrollIntoViewIfNeeded();
  const before = await outlet.boundingBox();
  await outlet.click();
  await expect(outlet).toHaveAttribute('data-waits');
  expect(await outlet.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // what is asked for instead comes
  await footer.locator('a[href="/vaihtolaitteet"]').click();
  await expect(page).toHaveURL(/\/vaihtolaitteet$/);
  await expect(outlet).not.toHaveAttribute('data-waits');

  await outlet.click();
  await expect(outlet).toHaveAttribute('data-waits');
  answer();
  await expect(title(page)).toHaveText('Outlet');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
});

test('a card waits as a whole, by keys too', async ({ page }) => {
  await openWatched(page, '/category/moottorikelkat');
  const answer = await hold(page, /\/product\/.+\.data/);
  const link = page.locator('main .card a[href^="/product/"]').first();
  const name = (await link.textContent()) ?? '?';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card[data-waits]')).toHaveCount(1);
  await expect(page.locator('.card[data-waits]')).toContainText(name);
  answer();
  await expect(title(page)).toContainText(name);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
});
