import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { photo } from './photo.ts';
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
  const picture = page.getByRole('button', { name: /^Pidä näkyvissä: kuva 1/ });
  await picture.click({ position: { x: 5, y: 5 } });
  await picture.press('ArrowRight');
  const fromLeft = await page.getByLabel('Vasemmalta, %, kuva 1').inputValue();
  expect(Number(fromLeft)).toBeGreaterThan(4);
  expect(Number(fromLeft)).toBeLessThan(15);
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  await page.goto(new URL(address ?? '').pathname);
  const shown = page.getByRole('region', { name: 'Tuotekuvat' }).locator('img').first();
  await expect(shown).toHaveCSS('object-position', new RegExp(`^${fromLeft}% `));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sku);
  await expect(page.getByText('Kaira').first()).toBeVisible();
});

test('what a seller proposes waits on the product until a manager approves it (change-8)', async ({
  page,
  browser,
}) => {
  const sku = '81-1017';
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tuotteet/${sku}`);
  const text = page.getByLabel('Kuvaus', { exact: true }).first();
  const before = await text.inputValue();
  await text.fill(`${before} X`);
  await page.getByRole('button', { name: 'Ehdota muutosta' }).click();
  await expect(page.getByText('Ehdotus lähetetty.')).toBeVisible();
  await expect(text).toHaveValue(before);
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Odottavat muutokset' })).toBeVisible();
  const set = await page.locator('aside a[href^="/muutokset/"]').first().getAttribute('href');

  const colleague = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await asStaff(colleague, 'manager');
  await colleague.goto(`${ADMIN}${set}`);
  await expectNoSidewaysScroll(colleague);
  await colleague.getByRole('button', { name: 'Hyväksy muutokset' }).click();
  await expect(colleague.getByRole('button', { name: 'Kumoa' })).toBeVisible();
  await colleague.close();
});

test('edits that are not saved are seen in the shop, and only there (admin-product-7)', async ({ page }) => {
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/tuotteet/81-1017`);
  const name = page.getByLabel('Nimi', { exact: true });
  const before = await name.first().inputValue();
  await name.first().fill('Esikatseltava laukku');
  await name.last().fill('Previewed bag');
  await page.getByRole('button', { name: 'Esikatsele', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sivu kaupassa näillä muutoksilla' });
  const shown = dialog.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Esikatseltava laukku');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Tietokone' }).press('Enter');
  await dialog.getByRole('button', { name: 'English' }).press('Enter');
  await expect(shown).toHaveText('Previewed bag');
  await expect(dialog.frameLocator('iframe').getByText('Only people with this link see the page.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(name.first()).toHaveValue('Esikatseltava laukku');

  const link = (await page.getByRole('link', { name: 'Avaa esikatselu: Suomi' }).getAttribute('href')) ?? '';
  const response = await page.request.get(link);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(response.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${new URL(ADMIN).origin}`);
  const usual = await page.request.get(link.replace(/\?.*/, ''));
  expect(usual.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
  expect(await usual.text()).toContain(before);
});

test('state and threshold are edited in the row and taken back (admin-product-9)', async ({ page }) => {
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/tuotteet?q=81-1017&columns=sku,stock,state,threshold`);
  const limit = page.getByLabel(/^Hälytysraja, /);
  await limit.fill('9');
  await limit.press('Enter');
  await expect(page.getByText(/hälytysraja 9 kpl/)).toBeVisible();
  await expect(limit).toBeFocused();
  await limit.fill('4');
  await limit.press('Escape');
  await expect(limit).toHaveValue('9');
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect(limit).toHaveValue('');
  const state = page.getByLabel(/^Tila, /);
  // it has stock: the shop would lose its pieces
  await state.selectOption('draft');
  await expect(page.getByText(/ei siirtynyt: .*on varastossa tai varattu/)).toBeVisible();
  await expect(state).toHaveValue('published');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await asStaff(page, 'sales');
  await page.reload();
  await expect(page.getByText('Tilaa et voi vaihtaa taulukossa')).toBeVisible();
  await expect(state).toHaveCount(0);
});
