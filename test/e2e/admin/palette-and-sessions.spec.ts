import { expect, test } from '@playwright/test';
import { ADMIN, asStaff, SKU } from './staff.ts';

test('the palette finds a product and opens it', async ({ page }) => {
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/tuotteet`);
  const asked = page.waitForRequest((request) => request.url().includes('/etsi.data'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill(SKU);
  // a fetcher asks for its own route only: not for the numbers of the menu
  expect(new URL((await asked).url()).searchParams.get('_routes')).toBe('site/find/route');
  await page
    .getByRole('option', { name: new RegExp(SKU) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/tuotteet/${SKU}$`));
});

test('an owner signs a colleague out from their page after a fresh factor', async ({ page, browser }) => {
  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await asStaff(other, 'accounting');
  await other.goto(`${ADMIN}/oma`);
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/henkilokunta`);
  await page.getByRole('main').getByRole('link', { name: 'Leena Ojala' }).click();
  await page.getByRole('button', { name: 'Kirjaa ulos kaikkialta' }).click();
  await page.getByRole('button', { name: 'Vahvista (esittely)' }).click();
  await expect(page.getByText('Kirjattu ulos.')).toBeVisible();
  await expect(page.getByText('Ei kirjautumisia viimeisen vuorokauden aikana.')).toBeVisible();
  await other.goto(`${ADMIN}/oma`);
  await expect(other).toHaveURL(/\/kirjaudu/);
});
