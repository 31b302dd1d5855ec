import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { mailed } from './new-account.ts';
import { newAddress, test } from './visitor.ts';

test('a search of used machines is saved from its listing and confirmed by mail (alert-2)', async ({ page }) => {
  const email = newAddress();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vaihtolaitteet?brand=Otso&sort=price-asc');
  await page.getByRole('link', { name: 'Ilmoita uusista koneista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hakuvahti vaihtolaitteista' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Otso', { exact: true })).toBeVisible();
  await expect(page.getByText(/Nyt hakuun sopii \d+ kone/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Aloita hakuvahti' }).click();
  await expect(page.getByText('Kirjoita sähköpostiosoite').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Sähköposti' }).first().fill(email);
  await page.getByRole('button', { name: 'Aloita hakuvahti' }).click();
  await expect(page.getByText(`Lähetimme viestin osoitteeseen ${email}`)).toBeVisible();
  await page.goto(await mailed(page, email, /https?:\/\/[^/\s]+(\/uutiskirje\/vahvista\?t=[\w-]+)/));
  await page.getByRole('button', { name: 'Vahvista' }).click();
  await expect(page.getByText('kun hakuusi sopiva kone tulee myyntiin')).toBeVisible();
});
