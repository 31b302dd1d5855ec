import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

const BROKEN = 100;

/** A list of 200 rows in Latin-1, of which two have no price. */
function list(): Buffer {
  const rows = Array.from({ length: 200 }, (_, n) => {
    const price = n % BROKEN === BROKEN - 1 ? 'kysy' : `${10 + n},50`;
    return `E2E-${n};Käyttöakselin hihna ${n};${price};${n % 5}`;
  });
  return Buffer.from(`Tuotekoodi;Nimitys;Veroton;Varasto\r\n${rows.join('\r\n')}\r\n`, 'latin1');
}

test('a supplier’s list goes from a drop to the shop, broken rows corrected in the browser, and is taken back', async ({
  page,
}) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/toimittajat`);
  await page.getByLabel('Toimittajanumero').fill(`e2e-${Date.now() % 1_000_000}`);
  await page.getByLabel('Nimi').fill('Koetoimittaja');
  await page.getByRole('button', { name: 'Lisää toimittaja' }).click();
  await expect(page.getByRole('heading', { name: 'Koetoimittaja' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Tiedosto').setInputFiles({ name: 'hinnasto.csv', mimeType: 'text/csv', buffer: list() });
  await page.getByRole('button', { name: 'Lähetä tiedosto' }).click();
  await expect(page.getByText('Tarkistettu', { exact: true })).toBeVisible();
  await expect(page.getByText('WINDOWS-1252', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vie 198 muutosta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vie kauppaan' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Korjattu arvo: rivi 101, Veroton').fill('12,50');
  await page.getByLabel('Korjattu arvo: rivi 201, Veroton').fill('13,50');
  await page.getByRole('button', { name: 'Tallenna ja tarkista' }).click();
  await expect(page.getByRole('heading', { name: 'Vie 200 muutosta' })).toBeVisible();
  await page.getByRole('button', { name: 'Vie kauppaan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vahvista' }).click();
  await expect(page.getByText('Viety', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Kumoa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vahvista' }).click();
  await expect(page.getByRole('link', { name: /Kumoaa tuonnin/ })).toBeVisible();
});

test('two people change one supplier: different settings stay, of the same one the second sees both (supplier-list-6)', async ({
  page,
  context,
}) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/toimittajat`);
  await page.getByLabel('Toimittajanumero').fill(`kaksi-${Date.now() % 1_000_000}`);
  await page.getByLabel('Nimi').fill('Kahden toimittaja');
  await page.getByRole('button', { name: 'Lisää toimittaja' }).click();
  await expect(page.getByRole('heading', { name: 'Kahden toimittaja' })).toBeVisible();
  const settings = page.locator('form', { has: page.getByLabel('Kerroin') });
  await page.getByLabel('Kerroin').fill('1,35');
  await page.getByLabel('Tuoteryhmä').fill('Telat');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Nimi').fill('Kahden tehdas');
  await other.getByLabel('Kerroin').fill('1,5');
  await other
    .locator('form', { has: other.getByLabel('Kerroin') })
    .getByRole('button', { name: 'Tallenna' })
    .click();
  await expect(other.getByText('Tallennettu.')).toBeVisible();

  await settings.getByRole('button', { name: 'Tallenna' }).click();
  const row = page.getByRole('row', { name: /^Kerroin/ });
  await expect(row.getByRole('radio')).toHaveCount(2);
  await expect(row).toContainText('1,5');
  await expect(row.getByRole('radio', { name: '1,35' })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.locator('form', { has: row }).getByRole('button').first().click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  await expect(page.getByLabel('Kerroin')).toHaveValue('1,35');
  await expect(page.getByLabel('Tuoteryhmä')).toHaveValue('Telat');
  await expect(page.getByLabel('Nimi')).toHaveValue('Kahden tehdas');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a file is dropped and checked', async ({ page }) => {
    await asStaff(page, 'owner');
    await page.goto(`${ADMIN}/tuonti`);
    const buffer = Buffer.from('sku;price\n92-0210;99,90\n');
    await page.getByLabel('Tiedosto').setInputFiles({ name: 'hinnat.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Lähetä tiedosto' }).click();
    await expect(page.getByText('Tarkistettu', { exact: true })).toBeVisible();
    await expect(page.getByText('Tuotteiden lisäykset ja muutokset').first()).toBeVisible();
  });
});
