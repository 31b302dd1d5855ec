import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

test('a category made and moved by keys shows in the shop, and its old address redirects (admin-category-1)', async ({
  page,
}, info) => {
  const slug = `koe-${info.project.name.length}${Date.now() % 100_000}`;
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/luettelo/kategoriat?uusi=1`);
  await page.getByLabel('Nimi', { exact: true }).fill(slug);
  await page.getByLabel('Minkä alle').selectOption({ index: 0 });
  await page.getByRole('main').getByRole('button', { name: 'Lisää' }).click();
  await page.getByLabel('Näkyy valikossa').check();
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await expect(page.getByText(`Tallennettu: ${slug}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/category/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();

  await page.goto(`${ADMIN}/luettelo/kategoriat`);
  const row = page.getByRole('link', { name: slug, exact: true });
  // the moves of a row show when it is focused, once the page is hydrated
  await expect(async () => {
    await row.blur();
    await row.focus();
    await expect(page.getByRole('button', { name: `Siirrä edellisen sisään: ${slug}` })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(`Siirretty: ${slug}`)).toBeVisible();
  await expect(row).toBeFocused();
  await expect(page.getByRole('button', { name: `Siirrä edellisen sisään: ${slug}` })).toBeEnabled();
  // into the category above: its address changes, and the page says so first
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Ohjattavia osoitteita: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Siirrä ja ohjaa' }).click();
  await expect(page.getByText('Vanhat osoitteet ohjaavat: 1.')).toBeVisible();
  await page.goto(`/category/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/category/[^/]+/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();

  await page.goto(`${ADMIN}/luettelo/kategoriat`);
  await row.click();
  await page.getByRole('button', { name: 'Poista', exact: true }).click();
  await expect(page.getByText(`Poistettu: ${slug}`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
