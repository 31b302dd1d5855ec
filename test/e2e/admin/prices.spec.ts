import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

const SKU = '92-0210';

test('a reduction is planned with its preview, approved, listed as coming and cancelled (price-11)', async ({
  page,
}) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/tuotteet/${SKU}`);
  await page.getByRole('link', { name: 'Hinnat', exact: true }).click();
  await expect(page.getByRole('img', { name: /Hinta ja alin hinta/ })).toBeVisible();
  await page.getByLabel('Paljonko').fill('20');
  await page.getByLabel('Alkaa').fill('2030-12-01');
  await page.getByLabel('Viimeinen päivä').fill('2030-12-24');
  await expect(page.getByText('Näin se näkyy')).toBeVisible();
  await expect(page.getByText('−20 %').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tarkista alennus' }).click();
  await page.getByRole('button', { name: 'Hyväksy muutokset' }).click();
  await expect(page.getByText('Ajastettu', { exact: true })).toBeVisible();

  await page.goto(`${ADMIN}/hinnat?view=coming&q=${SKU}`);
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lopeta nyt' }).click();
  await page.getByRole('button', { name: 'Hyväksy muutokset' }).click();
  await expect(page.getByRole('button', { name: 'Peru ennen alkua' })).toBeVisible();
  await page.goto(`${ADMIN}/hinnat?view=coming&q=${SKU}`);
  await expect(page.getByText('Ei alennuksia tässä näkymässä')).toBeVisible();
});
