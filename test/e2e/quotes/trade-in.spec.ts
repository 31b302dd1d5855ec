import { expect, test } from '@playwright/test';
import { pdf, photo } from '../../files.ts';
import { ADMIN, asStaff } from '../admin/staff.ts';
import { specialGoods } from '../goods.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

test('a machine is offered in exchange on a vehicle’s page, and the answer comes with a drawing', async ({
  page,
  context,
}) => {
  const { deposit } = await specialGoods(page.request);
  // of what is sold by deposit, vehicles only take another in exchange
  const vehicle = deposit.find(({ shippingClass }) => shippingClass === 'vehicle');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/product/${vehicle?.slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Tarjoa vanha koneesi vaihdossa' }).click();
  const dialog = page.getByRole('dialog', { name: /^Tarjous ja vaihto/ });
  await dialog.getByLabel('Etunimi').fill('Aino');
  await dialog.getByLabel('Sukunimi').fill('Äyräpää');
  await dialog.getByLabel('Sähköposti').fill('vaihto@example.fi');
  await dialog.getByLabel('Merkki').fill('Kaira');
  await dialog.getByLabel('Malli', { exact: true }).fill('Reitti 550');
  await dialog.getByLabel('Vuosimalli').fill('17');
  await dialog.getByLabel('Ajettu').fill('8400');
  await dialog.getByLabel('Kunto').selectOption('good');
  await dialog.getByLabel(/^Rekisteritunnus/).fill('ABC-123');
  const bytes = Buffer.from(await photo());
  await dialog
    .getByLabel(/^Kuvat koneesta/)
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click();
  await expect(dialog.getByText('Anna vuosimalli neljällä numerolla', { exact: false }).first()).toBeVisible();
  await dialog.getByLabel('Vuosimalli').fill('2017');
  await dialog.getByRole('button', { name: 'Lähetä tarjouspyyntö' }).click();
  await expect(dialog.getByRole('heading', { name: 'Tarjouspyyntö lähetetty' })).toBeVisible();
  const number = /T\d+/.exec((await dialog.textContent()) ?? '')?.[0];
  expect(new URL(page.url()).pathname).toBe(`/product/${vehicle?.slug}`);

  const staff = await context.newPage();
  await asStaff(staff, 'manager');
  await staff.goto(`${ADMIN}/tarjoukset/${number}`);
  await expect(staff.getByText('ABC-123')).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Asiakkaan kuva IMG_1.jpg' })).toBeVisible();
  await expect(staff.getByLabel(/^Laite, vuosimalli/)).toHaveValue('Kaira Reitti 550, 2017');
  await staff
    .getByLabel('Lisää tiedostoja')
    .setInputFiles({ name: 'Piirros.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await staff.getByRole('button', { name: 'Liitä' }).click();
  await expect(staff.getByText('Lähtee seuraavan tarjouksen tai viestin mukana')).toBeVisible();
  await expectAccessible(staff);
  await staff.goto(`${ADMIN}/tarjoukset/${number}/liitteet`);
  await expectAccessible(staff);
});
