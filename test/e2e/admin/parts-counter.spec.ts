import { expect, test } from '@playwright/test';
import { ADMIN, asStaff } from './staff.ts';

/** A part of the demo's price lists with goods of the same code on the shelves. */
const CODE = '8328917';

test('the counter finds a part by its code, orders it for a customer and notes a lost sale (parts-counter-1, special-order-1)', async ({
  page,
}) => {
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/varaosat`);
  const find = page.getByLabel('Koodi, EAN, nimi tai räjäytyskuva');
  await find.fill(CODE);
  await find.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(CODE).first()).toBeVisible();
  await expect(main.getByText('Toimittajalla').first()).toBeVisible();

  // it is not here: another customer takes it, ordered by name
  await page.getByRole('link', { name: 'Tilaa asiakkaalle' }).click();
  await page.getByLabel('Nimi', { exact: true }).fill('Saara Ojala');
  await page.getByLabel('Puhelin').fill('040 765 4321');
  await page.getByLabel('Kpl', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Tilaa', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Erikoistilaus \d+$/ })).toBeVisible();
  await expect(page.getByText('Saara Ojala')).toBeVisible();

  // a note is added, then the part arrives
  await page.getByLabel('Muistiinpano').fill('Soittaa iltapäivällä');
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await expect(page.getByText('Muutokset tallennettu')).toBeVisible();
  await page.getByRole('button', { name: 'Saapui' }).click();
  await expect(page.getByText('Saapunut').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avaa tekstiviesti' })).toBeVisible();

  await page.goto(`${ADMIN}/varaosat?code=EI-OLE-1`);
  await expect(page.getByText('Ei löytynyt: EI-OLE-1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ei tunnettu' }).click();
  await expect(page.getByText('Menetetty kauppa kirjattu').first()).toBeVisible();
  await page.goto(`${ADMIN}/varaosat/menetetyt`);
  await expect(page.getByRole('row', { name: /^EIOLE1/ })).toBeVisible();
});
