import { expect, test } from '@playwright/test';
import { ADMIN, asStaff } from './staff.ts';

test.use({ javaScriptEnabled: false });

test('without scripts an action is confirmed by a form that keeps everything typed', async ({ page }) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/lahjakortit/uusi`);
  await page.getByLabel('Arvo, €').fill('25');
  await page.getByLabel('Syy').fill('Talkoot & arvonta');
  await page.getByRole('button', { name: /^Tee lahjakortti/ }).click();
  await expect(page.getByRole('heading', { name: 'Vahvista, että se olet sinä' })).toBeVisible();
  await expect(page.getByText(/25\s€/)).toBeVisible();
  await page.getByRole('button', { name: /^Vahvista/ }).click();
  await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible();
});
