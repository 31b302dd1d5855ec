import { expect, test } from '@playwright/test';
import { photo } from './photo.ts';
import { ADMIN, asStaff } from './staff.ts';

test.use({ javaScriptEnabled: false });

test('without scripts an action is confirmed by a form that keeps everything typed', async ({ page }) => {
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/lahjakortit/uusi`);
  await page.getByLabel('Arvo, €').fill('25');
  await page.getByLabel('Syy').fill('Talkoot & arvonta');
  await page.getByRole('button', { name: /^Tee lahjakortti/ }).click();
  await expect(page.getByRole('heading', { name: 'Vahvista, että se olet sinä' })).toBeVisible();
  await expect(page.getByText(/25\s€/)).toBeVisible();
  await page.getByRole('button', { name: /^Vahvista/ }).click();
  await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible();
});

test('without scripts a product gets a picture with both texts and a focal point; a wrong file keeps what was typed', async ({
  page,
}, info) => {
  const sku = `KUVA-${info.project.name.length}${Date.now() % 100_000}`;
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/tuotteet/uusi`);
  await page.getByLabel('Nimi, Suomi').fill(`Kuvaton ${sku}`);
  await page.getByLabel('Koodi').fill(sku);
  await page.getByRole('button', { name: 'Luo luonnos' }).click();
  await page.getByLabel('Kuvaus', { exact: true }).first().fill('Kuvaus säilyy.');
  const choose = page.getByLabel('Valitse kuva');
  await choose.setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>1</script>') });
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await expect(page.getByText('Tiedosto ei ole JPG-, PNG- tai WebP-kuva.')).toBeVisible();
  await expect(page.getByLabel('Kuvaus', { exact: true }).first()).toHaveValue('Kuvaus säilyy.');
  await choose.setInputFiles(await photo(1));
  await page.getByLabel('Kuvateksti suomeksi').fill('Edestä');
  await page.getByLabel('Kuvateksti englanniksi').fill('From the front');
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await expect(page.getByLabel('Kuvateksti englanniksi, kuva 1')).toHaveValue('From the front');
  await page.getByLabel('Vasemmalta, %, kuva 1').fill('20');
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await expect(page.getByLabel('Vasemmalta, %, kuva 1')).toHaveValue('20');
  await expect(page.getByLabel('Ylhäältä, %, kuva 1')).toHaveValue('50');
});
