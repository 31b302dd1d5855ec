import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, newEmail } from '../shopper.ts';

test.use({ javaScriptEnabled: false });

test('browsing, filters, paging, reading and the newsletter need no script, and the cart says that it does', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ajovarusteet/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajovarusteet');
  await page.getByRole('link', { name: 'Seuraava' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByText(/^Tuotenumero /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lisää ostoskoriin' })).toBeHidden();

  await page.goto('/uutiset-ja-artikkelit');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/uutiset-ja-artikkelit\/[a-z]/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toimitusehdot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toimitusehdot');

  const letter = page.getByRole('contentinfo');
  await letter.getByLabel('Sähköpostiosoite').fill(newEmail());
  await letter.getByRole('button', { name: 'Tilaa uutiskirje' }).click();
  await expect(page).toHaveURL(/\/tilaa-uutiskirje/);
  await expect(page.getByRole('main')).toContainText(/vahvist/i);

  await page.goto('/ostoskori');
  // locators by text pass over what stands in <noscript>
  const said = await page.getByRole('main').textContent();
  expect(said).toContain('Ostoskori on selaimessasi ja tarvitsee JavaScriptin.');
  await expect(page.getByText('Ladataan', { exact: false })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: '010 000 0000' })).toBeVisible();

  await page.goto('/tarjouskori');
  expect(await page.getByRole('main').textContent()).toContain('pyytää tarjouksen myös viestillä tai soittamalla');
  await expect(page.getByText('Ladataan', { exact: false })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Ota yhteyttä' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ota yhteyttä');
});

for (const path of [
  '/',
  '/category/moottorikelkat',
  '/product/routa-tunturi-kelkkakypara',
  '/ostoskori',
  '/en/kampanjat',
])
  test(`${path} stands without a script: nothing waits, nothing that only a script moves is shown @thorough`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeHidden();
    await expect(page.getByRole('region', { name: /Evästeet|Cookies/ })).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
