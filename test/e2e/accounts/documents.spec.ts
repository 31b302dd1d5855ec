import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { customerEmail, PASSWORD } from './customers.ts';

const CUSTOMER = 1986;

test('the account leads to bookings, quotes, gift cards and receipts (account-8)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/kirjaudu?next=/oma-tili/huollot');
  await page.getByLabel('Sähköposti', { exact: true }).fill(customerEmail(CUSTOMER));
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Kirjaudu sisään', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Huoltovaraukset' })).toBeVisible();
  await page.getByRole('link', { name: 'Varaa huolto' }).click();
  await page.getByRole('button', { name: 'Näytä vapaat ajat' }).click();
  await expect(page.getByLabel('Sähköposti', { exact: true })).toHaveValue(customerEmail(CUSTOMER));
  await page.getByRole('radio').last().check();
  await page.getByLabel('Kone', { exact: true }).fill('Lynx Ranger 2020');
  await expect(async () => {
    const book = page.getByRole('button', { name: 'Varaa aika' });
    // a slow machine may show the booking after the wait
    if (await book.isVisible()) await book.click();
    await expect(page.getByText('Aika on varattu.')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto('/oma-tili/huollot');
  await expect(page.getByText('Lynx Ranger 2020')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/oma-tili/asiakirjat');
  await expect(page.getByRole('heading', { name: 'Asiakirjat' })).toBeVisible();
  await expect(page.getByText('Et ole pyytänyt tarjouksia.')).toBeVisible();
  await expect(page.getByText(/kuluttajansuojalaki 38\/1978/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
