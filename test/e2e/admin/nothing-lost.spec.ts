import { expect, test } from '@playwright/test';
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
  await page.context().setOffline(false);
  await page.goto(here);
  await expect(reason).toHaveValue('Kypärää on käytetty.');
  await page.getByRole('button', { name: 'Hylkää ja kerro asiakkaalle' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
});
