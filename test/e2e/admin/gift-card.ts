import { expect, type Page } from '@playwright/test';
import { ADMIN } from './staff.ts';

/** Makes a card of 30 € for nobody's address and returns its code, which is shown this once. */
export async function madeCard(page: Page): Promise<string> {
  await page.goto(`${ADMIN}/lahjakortit/uusi`);
  await page.getByLabel('Arvo, €').fill('30');
  await page.getByLabel('Syy').fill('Arvonta');
  await page.getByRole('button', { name: /^Tee lahjakortti/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vahvista/ })
    .click();
  const code = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}
