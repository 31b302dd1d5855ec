import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { customerEmail, PASSWORD } from './customers.ts';

const CUSTOMER = 1990;

test('the vehicle of the browser joins the garage, which leads to what fits it (garage-1)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/kone?ajoneuvo=Polaris%7CPN%20640%20Trail%7C2024', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Tämä on minun koneeni' }).click();
  await page.goto('/kirjaudu?next=/oma-tili/koneet');
  await page.getByLabel('Sähköposti', { exact: true }).fill(customerEmail(CUSTOMER));
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Kirjaudu sisään', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Omat koneet' })).toBeVisible();
  await page.getByRole('button', { name: 'Tallenna omiin koneisiin: Polaris PN 640 Trail 2024' }).click();
  await expect(page.getByRole('heading', { name: 'Polaris PN 640 Trail 2024' })).toBeVisible();

  await page.getByRole('link', { name: 'Muokkaa konetta Polaris PN 640 Trail 2024' }).click();
  await page.getByLabel(/^Oma nimi/).fill('Mökkikelkka');
  await page.getByLabel(/^Rekisteritunnus/).fill('???');
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(page.getByText('Tarkista tämä kenttä.').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel(/^Rekisteritunnus/).fill('abc-123');
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mökkikelkka' })).toBeVisible();
  await expect(page.getByText('ABC-123')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Koneeseen sopivat/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sopii koneeseen Polaris PN 640 Trail 2024');

  await page.goto('/oma-tili/koneet');
  await page.getByRole('button', { name: 'Poista kone Mökkikelkka' }).click();
  await expect(page.getByRole('heading', { name: 'Mökkikelkka' })).toBeHidden();
});
