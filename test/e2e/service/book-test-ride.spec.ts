import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

const free = /^\d+\.\d\d$/;
const PRODUCT = '/product/kaira-tunturi-900-r';

test('a test ride is booked above the product page (test-ride-1, vehicle-box-5)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Varaa koeajo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: free }).first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(dialog.getByRole('link', { name: 'Valitse aika.' })).toBeVisible();
  await expectAccessible(page);
  const first = await dialog.locator('summary').first().textContent();
  await dialog.getByRole('link', { name: 'Näytä myöhempiä aikoja' }).click();
  await expect(dialog.locator('summary').first()).not.toHaveText(first ?? '');
  await dialog.locator('summary').last().click();
  await dialog.getByRole('radio', { name: free }).last().check();
  await dialog.getByLabel('Nimi', { exact: true }).fill('Aino <script>alert(1)</script>');
  await dialog.getByLabel('Sähköposti', { exact: true }).fill('koeajo@example.fi');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(dialog.getByText(/^Koeajo on varattu: .+, Tieva/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(PRODUCT);
  await dialog.getByRole('link', { name: 'Katso, siirrä tai peru varaus' }).click();
  await expect(page.getByRole('heading', { name: /^Koeajovaraus \d+$/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Peru varaus' }).click();
  await page.getByRole('link', { name: 'Varaa uusi aika' }).click();
  await expect(page.getByRole('heading', { name: /^Koeajo: Kaira/, level: 1 })).toBeVisible();
});

test('without scripts a test ride is booked by plain forms (test-ride-1)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/en${PRODUCT}`);
  await page.getByRole('link', { name: 'Book a test ride' }).click();
  await page.locator('summary').last().click();
  await page.getByRole('radio').last().check();
  await page.getByLabel('Name', { exact: true }).fill('Matti');
  await page.getByLabel('E-mail', { exact: true }).fill('ride@example.fi');
  const heading = page.getByRole('heading', { level: 1 });
  // a press within the first seconds is refused as too early, with all fields kept
  await expect(async () => {
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(heading).toHaveText(/^Test ride \d+$/, { timeout: 1000 });
  }).toPass();
  await context.close();
});
