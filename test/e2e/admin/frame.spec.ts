import { expect, type Page, test } from '@playwright/test';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

const lines = [{ sku: SKU, amount: 1 }];
const rail = (page: Page) => page.getByRole('complementary', { name: 'Toimiston valikko' });
const work = (page: Page) => page.getByRole('row', { name: /Pakattavat tilaukset/ });

/** Opens the start page and waits until its scripts run: then it reads the stream of changes. */
async function opened(page: Page) {
  const connected = page.waitForResponse(/\/tapahtumat$/);
  await page.goto(`${ADMIN}/`);
  await connected;
}

test('an owner sees the work of all stores, and opens it by a number', async ({ page, request }) => {
  await paidOrder(request, lines);
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tänään' })).toBeVisible();
  await expect(work(page)).toBeVisible();
  await work(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tilaukset\?view=pack/);
});

test('the menu, the keys and the palette lead to the pages of the role alone', async ({ page }) => {
  await asStaff(page, 'content');
  await opened(page);
  await expect(rail(page).getByRole('link', { name: 'Tänään' })).toHaveAttribute('aria-current', 'page');
  await expect(rail(page).getByRole('link', { name: 'Tilaukset' })).toHaveCount(0);
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Hae tai siirry' });
  await palette.getByRole('combobox').fill('tilau');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await palette.getByRole('combobox').fill('tapah');
  await expect(palette.getByRole('option', { name: /Tapahtumat/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('the palette finds an order by its number', async ({ page, request }) => {
  const number = await paidOrder(request, lines);
  await asStaff(page, 'owner');
  await opened(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(number);
  const found = page.getByRole('option', { name: new RegExp(number) });
  await expect(found).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tilaukset/${number}`));
});

test('single keys work outside of fields, are listed under ?, and can be switched off', async ({ page }) => {
  await asStaff(page, 'owner');
  await opened(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Näppäimet' });
  await expect(keys.getByText('Hae tai siirry')).toBeVisible();
  await keys.getByRole('button', { name: 'Poista yhden näppäimen pikavalinnat käytöstä' }).click();
  await expect(keys.getByRole('button', { name: 'Ota yhden näppäimen pikavalinnat käyttöön' })).toBeVisible();
  await keys.getByRole('button', { name: 'Sulje' }).click();
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('a paid order appears on an open screen without a reload', async ({ page, request }) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/tilaukset`);
  const number = await paidOrder(request, lines);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});

test('a paid order is on another screen within a second', { tag: '@thorough' }, async ({ page, request }) => {
  await asStaff(page, 'owner');
  const connected = page.waitForResponse(/\/tapahtumat$/);
  await page.goto(`${ADMIN}/tilaukset`);
  await connected;
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const number = await paidOrder(request, lines);
    const paidAt = Date.now();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    times.push(Date.now() - paidAt);
  }
  console.log(`a paid order is on another screen after ${times.join(', ')} ms`);
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThanOrEqual(1000);
});

test('the theme and the row height that were chosen last, also without scripts', async ({ browser, page }) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/`);
  await page.getByRole('button', { name: /oma valikko/ }).click();
  await page.getByRole('button', { name: 'Tumma' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const again = await plain.newPage();
  await again.goto(`${ADMIN}/`);
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark');
  await plain.close();
});

test('a page that the role may not see says so, inside the frame', async ({ page }) => {
  await asStaff(page, 'content');
  const response = await page.goto(`${ADMIN}/tilaukset`);
  expect([403, 404]).toContain(response?.status());
  await expect(rail(page)).toBeVisible();
});
