import { expect, test } from '@playwright/test';
import { expectAccessible } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

test('staff book on the phone, see the day and mark the machine (service-booking-4)', async ({ page }) => {
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/huolto`);
  await page.getByRole('link', { name: 'Varaa puhelimessa' }).click();
  await page.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(page.getByText('Täytä kenttä.').first()).toBeVisible();
  const times = page.getByLabel('Aika', { exact: true });
  await times.selectOption({ index: 30 });
  await page.getByLabel('Nimi', { exact: true }).fill('Matti <b>Meikäläinen</b>');
  await page.getByLabel('Puhelin', { exact: true }).fill('040 123 4567');
  await page.getByLabel('Kone', { exact: true }).fill('Lynx Ranger 2020');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Varaa aika' }).click();
  await expect(page.getByRole('heading', { name: /^Huoltovaraus \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Kone tuli' }).click();
  await expect(page.getByText('Tila on nyt Huollossa.')).toBeVisible();
  await page.getByLabel(/^Oma muistiinpano/).fill('Hihna kulunut');
  await page.getByRole('button', { name: 'Tallenna muistiinpano' }).click();
  await expect(page.getByText('Muistiinpano on tallennettu.')).toBeVisible();
  await page.getByRole('button', { name: 'Valmis' }).click();
  await expect(page.getByText('Tila on nyt Valmis.')).toBeVisible();
  await expectAccessible(page);
});
