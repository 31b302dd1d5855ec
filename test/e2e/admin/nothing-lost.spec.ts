import { expect, type Page, test } from '@playwright/test';
import { withdrawal } from './asked.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

test('what is typed when the session ends is there after signing in again', async ({ page, browser, request }) => {
  const order = await paidOrder(request);
  await withdrawal(browser, order);
  await asStaff(page, 'sales');
  const begin = `${ADMIN}/tarjoukset/uusi`;
  await page.goto(begin);
  await page.getByLabel('Etunimi').fill('Eero');
  await page.getByLabel('Tuotekoodi, 1').fill(SKU);
  await page.getByLabel('Viesti asiakkaalle').fill('Kiitos puhelusta!');
  await page.context().clearCookies();
  await page.getByRole('button', { name: /^Luo tilaus/ }).click();
  await expect(page.getByLabel('Etunimi')).toHaveCount(0);
  await asStaff(page, 'sales');
  await page.goto(begin);
  await expect(page.getByLabel('Etunimi')).toHaveValue('Eero');
  await expect(page.getByLabel('Tuotekoodi, 1')).toHaveValue(SKU);
  await expect(page.getByLabel('Viesti asiakkaalle')).toHaveValue('Kiitos puhelusta!');

  for (const [path, label, text] of [
    [`/tilaukset/${order}?panel=cancel`, /Syy|syy/, 'Tilasi kahdesti'],
    [`/tilaukset/${order}?panel=ship`, /^Seuranta/, 'JJFI123'],
  ] as const) {
    await page.goto(ADMIN + path);
    await page.getByLabel(label).fill(text);
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByLabel(label)).toHaveCount(0);
    await asStaff(page, 'sales');
    await page.goto(ADMIN + path);
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
});

test('what is typed without a connection is there once it is back', async ({ page, browser, request }) => {
  const order = await paidOrder(request);
  await withdrawal(browser, order);
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/palautukset?q=${order}`);
  await page.getByRole('link', { name: order }).click();
  const reason = page.getByLabel('Perustelu, jonka asiakas saa sähköpostiin');
  await expect(reason).toBeVisible();
  await reason.fill('Kypärää');
  // the form keeps what is typed from here on
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.includes('return-refusal')));
  const here = page.url();
  await page.context().setOffline(true);
  await reason.fill('Kypärää on käytetty.');
  await page.getByRole('button', { name: 'Hylkää ja kerro asiakkaalle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verkkoyhteys katkesi' })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(here);
  await expect(reason).toHaveValue('Kypärää on käytetty.');
  await page.getByRole('button', { name: 'Hylkää ja kerro asiakkaalle' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
});

const NOTE = 'Soitti, hakee huomenna';
const noteOf = (page: Page) => page.getByRole('textbox', { name: /huomautus/i });

/** Waits until scripts keep what is typed: before that a page is an ordinary form. */
async function type(page: Page, name: RegExp, text: string) {
  await expect(async () => {
    await page.getByRole('textbox', { name }).first().fill(text);
    const kept = await page.evaluate(() => Object.values({ ...sessionStorage }).join());
    expect(kept).toContain(text);
  }).toPass();
}

test('a note that is sent without a network stays typed, and is sent when the network is back (admin-draft-1)', async ({
  page,
  context,
  request,
}) => {
  const number = await paidOrder(request);
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tilaukset/${number}`);
  await type(page, /huomautus/i, NOTE);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verkkoyhteys katkesi' })).toBeVisible();
  await expect(page.getByText(/Kirjoittamasi on tallessa/)).toBeVisible();
  // still away: the same answer, not the browser's own page
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verkkoyhteys katkesi' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await expect(noteOf(page)).toHaveValue(NOTE);
  await page.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(page.getByRole('main').getByText(NOTE)).toHaveCount(1);
  await expect(noteOf(page)).toHaveValue('');
});

test('a phone order keeps all that is typed over a reload, and the next one begins empty (admin-draft-1)', async ({
  page,
}) => {
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tarjoukset/uusi`);
  await type(page, /etunimi/i, 'Eero');
  await page.getByRole('textbox', { name: /sukunimi/i }).fill('Latvala');
  await page.getByRole('textbox', { name: /sähköposti/i }).fill('eero@example.fi');
  const title = page.getByRole('textbox', { name: /tuote tai työ/i });
  const price = page.getByRole('textbox', { name: /oma hinta/i });
  const rows = await title.count();
  for (let row = 0; row < rows; row++) {
    await title.nth(row).fill(row === 0 ? 'Asennustyö' : `Työ ${row}`);
    await price.nth(row).fill('210');
  }
  // one row more than an empty form has
  await page.getByRole('button', { name: 'Lisää rivi' }).click();
  await expect(title).toHaveCount(rows + 1);
  await title.last().fill('Asennustarvikkeet');
  await price.last().fill('12,50');
  await page.reload();
  await expect(title).toHaveCount(rows + 1);
  await expect(title.last()).toHaveValue('Asennustarvikkeet');
  await expect(price.last()).toHaveValue('12,50');
  await expect(page.getByRole('textbox', { name: /etunimi/i })).toHaveValue('Eero');
  await expect(title.first()).toHaveValue('Asennustyö');
  await expect(price.first()).toHaveValue('210');

  await page.getByRole('button', { name: /Luo tilaus/ }).click();
  await expect(page).toHaveURL(/\/tarjoukset\/T/);
  await page.goto(`${ADMIN}/tarjoukset/uusi`);
  await expect(page.getByRole('textbox', { name: /etunimi/i })).toHaveValue('');
});
