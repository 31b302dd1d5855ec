import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

const free = /^\d+\.\d\d$/;

test('a service is booked, moved and cancelled (service-booking-1, service-booking-3)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/varaa-huolto?kone=Polaris%20PN%20640', { waitUntil: 'networkidle' });
  await page.getByLabel('Myymälä', { exact: true }).selectOption({ label: 'Tieva Rovaniemi' });
  await page.getByRole('button', { name: 'Näytä vapaat ajat' }).click();
  await expect(page.getByRole('heading', { name: 'Vapaat ajat' })).toBeVisible();
  await expect(page.getByLabel('Kone', { exact: true })).toHaveValue('Polaris PN 640');
  await page.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(page.getByRole('link', { name: 'Valitse aika.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: free }).last().check();
  await page.getByLabel('Nimi', { exact: true }).fill('Aino <script>alert(1)</script>');
  await page.getByLabel('Sähköposti', { exact: true }).fill('huolto@example.fi');
  await page.getByLabel(/^Lisätiedot/).fill('Hihna vinkuu');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(page.getByRole('heading', { name: /^Huoltovaraus \d+$/, level: 1 })).toBeVisible();
  await expect(page.getByText('Aika on varattu.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Lisää kalenteriin' }).click();
  expect((await file).suggestedFilename()).toBe('huolto.ics');

  await page.getByRole('link', { name: 'Siirrä varaus' }).click();
  await page.getByRole('radio', { name: free }).nth(20).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Siirrä tähän aikaan' }).click();
  await expect(page.getByRole('link', { name: 'Siirrä varaus' })).toBeVisible();
  await page.getByRole('button', { name: 'Peru varaus' }).click();
  await expect(page.getByText('Peruttu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Varaa uusi aika' })).toBeVisible();
});

test('without scripts a service is booked by plain forms (service-booking-1)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/varaa-huolto');
  await page.getByRole('button', { name: 'Show free times' }).click();
  await page.getByRole('radio').last().check();
  await page.getByLabel('Machine', { exact: true }).fill('Lynx Ranger 2020');
  await page.getByLabel('Name', { exact: true }).fill('Matti');
  await page.getByLabel('E-mail', { exact: true }).fill('service@example.fi');
  const heading = page.getByRole('heading', { level: 1 });
  // a press within the first seconds is refused as too early, with all fields kept
  await expect(async () => {
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(heading).toHaveText(/^Service booking \d+$/, { timeout: 1000 });
  }).toPass();
  await context.close();
});
