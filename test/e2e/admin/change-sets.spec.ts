import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

const SKU = '92-0210';

test('a price with a zero too few is seen, approved with a factor, and recalled before it starts (change-6)', async ({
  page,
}) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/muutokset`);
  await page.getByRole('link', { name: 'Uusi muutos' }).click();
  await page.getByLabel('Mitkä').fill(SKU);
  await page.getByLabel('Paljonko').fill('−90');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tarkista muutos' }).click();

  await expect(page.getByText('Laskee yli 30 %')).toBeVisible();
  await expect(page.getByText('Laaja muutos')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hyväksy muutokset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vahvista' }).click();
  await expect(page.getByText('Ajastettu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Peru ennen alkua' }).click();
  await expect(page.getByText('Hinnat peruttu. Ne eivät ehtineet alkaa.')).toBeVisible();
  await expect(page.getByText('Peruttu ennen alkua', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a label is set on what the list of products sent, and taken back', async ({ page }) => {
    await asStaff(page, 'owner');
    await page.goto(`${ADMIN}/muutokset/uusi?by=skus&which=${SKU}`);
    await page.getByLabel('Mitä muutetaan').selectOption('Merkintä');
    await page.getByLabel('Merkintä', { exact: true }).selectOption('Outlet');
    await page.getByRole('button', { name: 'Tarkista muutos' }).click();
    await page.getByRole('button', { name: 'Hyväksy muutokset' }).click();
    await expect(page.getByText('Voimassa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await page.getByRole('button', { name: 'Hyväksy muutokset' }).click();
    await expect(page.getByText('Voimassa', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Kumoaa erän' }).click();
    await expect(page.getByText('Kumottu', { exact: true })).toBeVisible();
  });
});
