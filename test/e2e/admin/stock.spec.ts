import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff, SKU } from './staff.ts';

test('a count by scanner on a phone corrects the stock, and the correction is in the movements', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/varasto/inventointi`);
  await page.getByRole('button', { name: 'Aloita' }).click();
  await expect(page).toHaveURL(/\/varasto\/inventointi\/\d+$/);

  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const status = page.getByRole('status').filter({ hasText: /: \d+$/ });
  await scan('ei-ole-tuotetta');
  await expect(page.getByText('Koodilla ei-ole-tuotetta ei ole tuotetta')).toBeVisible();
  await scan(SKU);
  await expect(status).toContainText(': 1');
  await scan(SKU);
  await expect(status).toContainText(': 2');
  const row = page.getByRole('row').filter({ hasText: SKU });
  await expect(row).toBeVisible();
  const expected = Number(await row.getByRole('cell').nth(2).textContent());
  await page.getByRole('textbox', { name: /^Aseta määrä/ }).fill(String(expected - 3));
  await page.getByRole('button', { name: 'Aseta', exact: true }).click();
  await expect(row).toContainText('−3');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tarkista erot' }).click();
  await expect(page.getByText('1 laskettua, 1 eroaa')).toBeVisible();
  await page.getByRole('button', { name: 'Hyväksy inventointi' }).click();
  await expect(page.getByText('Inventointi hyväksytty: 1 saldoa muuttui.')).toBeVisible();

  await page.goto(`${ADMIN}/varasto`);
  await scan(SKU);
  await expect(page.getByRole('row').filter({ hasText: 'Inventointi' }).first()).toContainText('−3');
  await page.getByLabel('Muutos, esimerkiksi -1 tai +3').fill('+3');
  await page.getByRole('button', { name: 'Tallenna' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Rikki' }).first()).toContainText('+3');
});
