import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff, SKU } from './staff.ts';

test('a salesperson takes a phone order with a pay link and answers a question about it', async ({ page }) => {
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/tarjoukset`);
  await page.getByRole('link', { name: 'Uusi puhelintilaus' }).click();
  await page.getByLabel('Etunimi').fill('Eero');
  await page.getByLabel('Sukunimi').fill('Latvala');
  await page.getByLabel('Tuotekoodi, 1').fill(SKU);
  await page.getByLabel('Oma hinta, €, 1').fill('1 250,00');
  await page.getByLabel(/^Laite, vuosimalli/).fill('Kaira Reitti 550, 2017');
  await page.getByLabel(/^Hyvitys/).fill('200');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Sähköposti').fill('eero@example.fi');
  await page.getByRole('button', { name: 'Luo tilaus ja lähetä maksulinkki' }).click();
  await expect(page.getByRole('heading', { name: 'Maksulinkki' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Kirjoita asiakkaalle').fill('Kiitos puhelusta!');
  await page.getByRole('button', { name: 'Lähetä viesti' }).click();
  await expect(page.getByText('Lähetetty asiakkaalle.')).toBeVisible();

  const link = await page.getByRole('link', { name: /kassa\?tarjous=/ }).getAttribute('href');
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  // a link of a mail leads over the quote's own page, where the customer reads what they pay
  await expect(page).toHaveURL(/\/tarjous\//);
  await expect(page.getByText(/^1\s050\s€/).first()).toBeVisible();
});
