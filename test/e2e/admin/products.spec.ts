import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

const CLICK_SECONDS = 1;
const KEYS_A_SECOND = 5;
const MOST_SECONDS = 300;

/** Does what a person does, and counts what it would take them. */
function hand(page: Page) {
  let seconds = 0;
  return {
    seconds: () => seconds,
    async click(locator: Locator) {
      seconds += CLICK_SECONDS;
      await locator.click();
    },
    async type(into: string | Locator, text: string) {
      seconds += CLICK_SECONDS + text.length / KEYS_A_SECOND;
      await (typeof into === 'string' ? page.getByLabel(into, { exact: true }) : into).fill(text);
    },
    async choose(locator: Locator, value: string) {
      seconds += 2 * CLICK_SECONDS;
      await locator.selectOption(value);
    },
    /** Opens the dialog of files, marks the first and the last, confirms. */
    async upload(locator: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
      seconds += 4 * CLICK_SECONDS;
      await locator.setInputFiles(files);
    },
  };
}

const photo = async (n: number) => ({
  name: `kuva${n}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: n * 30, g: 90, b: 120 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '66/1 30/1 0/1' } })
    .toBuffer(),
});

test('a product with 12 variants, 8 pictures and fitment is made from nothing in five minutes', async ({
  page,
}, info) => {
  test.setTimeout(90_000);
  const sku = `JAKKA-${info.project.name.length}${Date.now() % 100_000}`;
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/tuotteet`);
  const person = hand(page);
  await person.click(page.getByRole('link', { name: 'Uusi tuote' }));
  await person.type('Nimi, Suomi', `Routa Jänkä ajotakki ${sku}`);
  await person.type('Nimi, English', `Routa Jänkä riding jacket ${sku}`);
  await person.type('Koodi', sku);
  await person.type('Brändi', 'Routa');
  const category = page.getByLabel('Luokka', { exact: true });
  await person.choose(category, (await category.locator('option').nth(1).getAttribute('value')) ?? '');
  await person.type('Hinta, €', '249');
  await person.click(page.getByRole('button', { name: 'Luo luonnos' }));
  await expect(page.getByText('Luonnos on luotu.')).toBeVisible();

  const description = page.getByLabel('Kuvaus', { exact: true });
  await person.type(description.first(), 'Lämmin ja tuulenpitävä takki pitkille reiteille.');
  await person.type(description.last(), 'A warm, windproof jacket for long trails.');
  await person.type(
    'Valinnat, yksi rivillä',
    'Koko / Size: S, M, L, XL\nVäri / Colour: Musta / Black, Sini / Blue, Puna / Red',
  );
  await person.upload(
    page.getByLabel('Pudota, liitä tai valitse kuvia'),
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(photo)),
  );
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await person.type(`Kuvateksti suomeksi, kuva${n}.jpg`, `Takki, puoli ${n}`);
    await person.type(`Kuvateksti englanniksi, kuva${n}.jpg`, `Jacket, side ${n}`);
  }
  const first = (label: string) => page.getByLabel(label, { exact: true }).first();
  await person.type(first('Ominaisuus'), 'Materiaali');
  await person.type(first('Arvo'), 'Nailon');
  await person.type(first('Arvo englanniksi'), 'Nylon');
  await person.type(first('Merkki'), 'Kaira');
  await person.type(first('Malli'), 'Reitti 600');
  await person.type(first('Vuodesta'), '2024');
  await person.click(page.getByRole('button', { name: 'Tee muunnelmat' }));
  await expect(page.getByRole('heading', { name: 'Muunnelmat 12' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kuvat 8' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await person.click(page.getByRole('button', { name: 'Julkaise', exact: true }));
  await expect(page.getByText('Tuote on nyt kaupassa.')).toBeVisible();
  expect(person.seconds()).toBeLessThan(MOST_SECONDS);

  const address = await page.getByRole('link', { name: 'Katso kaupassa' }).getAttribute('href');
  await page.goto(new URL(address ?? '').pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sku);
  await expect(page.getByText('Kaira').first()).toBeVisible();
});
