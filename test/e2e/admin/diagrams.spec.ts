import { expect, test } from '@playwright/test';
import { expectAccessible } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

const SVG = '<svg viewBox="0 0 400 300"><rect x="20" y="20" width="360" height="260" fill="none" stroke="#333"/></svg>';

test('numbers are placed on a drawing by keys alone, and shoppers see it when it is published', async ({ page }) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/kuvastot/uusi`);
  const name = `Testikuva ${Date.now()}`;
  await page.getByLabel('Merkki').fill('Polaris');
  await page.getByLabel('Malli').fill('PN 640 Trail');
  await page.getByLabel('Nimi suomeksi').fill(name);
  const file = { name: 'kuva.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
  await page.getByLabel('Kuvatiedosto').setInputFiles(file);
  await page.getByRole('button', { name: 'Tee luonnos' }).press('Enter');
  await expect(page).toHaveURL(/\/kuvastot\/polaris-pn-640-trail-testikuva/);
  const url = page.url();

  await page.getByRole('button', { name: 'Lisää numero' }).press('Enter');
  await expect(page.getByLabel('Osan koodi 1')).toBeFocused();
  await page.keyboard.type('8328917');
  const spot = page.getByRole('button', { name: /^Numero 1,/ });
  await spot.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByLabel('Vaaka, % 1')).toHaveValue('50.5');
  await expect(page.getByLabel('Pysty, % 1')).toHaveValue('45');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Luonnos tallennettu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ensiövariaattori, täydellinen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Julkaise' }).press('Enter');
  await expect(page.getByText('Julkaistu: kuva on kaupassa')).toBeVisible();
  await page.goto(`/varaosakuvat/${url.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('Ensiövariaattori, täydellinen').first()).toBeVisible();
});
