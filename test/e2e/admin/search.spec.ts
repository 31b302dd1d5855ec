import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

test('a content writer teaches the search a word, after trying it (search-12)', async ({ page }) => {
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/haku`);
  await page.getByRole('link', { name: 'Uusi sääntö' }).click();
  await page.getByLabel('Sana', { exact: true }).fill('hurauttaja');
  await page.getByLabel('Muut sanat').fill('mönkijä');
  await page.getByLabel('Kokeiluhaku').fill('hurauttaja');
  await page.getByRole('button', { name: 'Kokeile' }).click();
  await expect(page.getByText('Ostaja näkee tyhjän sivun.')).toHaveCount(1);
  await expect(page.getByText('yksikään ei huonone')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ota käyttöön' }).click();
  await expect(page.getByRole('link', { name: 'hurauttaja' })).toBeVisible();
  await page.goto('/haku?q=hurauttaja');
  await expect(
    page
      .getByRole('main')
      .getByText(/tuotetta/)
      .first(),
  ).toBeVisible();

  await page.goto(`${ADMIN}/haku?nakyma=rules`);
  await page.getByRole('link', { name: 'hurauttaja' }).click();
  await page.getByRole('button', { name: 'Poista sääntö' }).click();
  await expect(page.getByText('Ei sääntöjä vielä')).toBeVisible();
});
