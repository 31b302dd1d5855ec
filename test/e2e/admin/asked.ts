import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { ADMIN, SKU } from './staff.ts';

async function onShopPage<T>(browser: Browser, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'fi-FI' });
  const page = await context.newPage();
  await page.goto(path);
  const done = await work(page);
  await context.close();
  return done;
}

/** A customer's question; returns its number. */
export const question = (browser: Browser): Promise<string> =>
  onShopPage(browser, '/ota-yhteytta?tuote=kaira-tunturi-900-r', async (page) => {
    const main = page.getByRole('main');
    await main.getByLabel('Viesti', { exact: true }).fill('Milloin tilaukseni tulee?');
    await main.getByLabel('Nimi', { exact: true }).fill('Aino Äyräpää');
    await main.getByLabel('Sähköposti', { exact: true }).fill('aino@example.com');
    const done = page.getByText(/Sen numero on Y-\d+/);
    // a form that is sent faster than a person types is given back
    await expect(async () => {
      await main.getByRole('button', { name: 'Lähetä viesti' }).click();
      await expect(done).toBeVisible({ timeout: 1500 });
    }).toPass();
    return /Y-\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  });

/** A customer's withdrawal from an order. */
export const withdrawal = (browser: Browser, number: string): Promise<void> =>
  onShopPage(browser, '/peruuta-sopimus', async (page) => {
    const main = page.getByRole('main');
    await main.getByLabel('Nimi').fill('Maija Mallikas');
    await main.getByLabel(/^Tilausnumero/).fill(number);
    await main.getByLabel('Sähköposti', { exact: true }).fill('maija@example.com');
    await main.getByRole('button', { name: 'Tarkista ilmoitus' }).click();
    const done = page.getByRole('heading', { name: 'Ilmoituksesi on vastaanotettu' });
    await expect(async () => {
      if (!(await done.isVisible()))
        await main.getByRole('button', { name: 'Vahvista peruuttaminen' }).click({ timeout: 1500 });
      await expect(done).toBeVisible({ timeout: 1500 });
    }).toPass();
  });

/** A request for a quote with a trade-in; returns its number. */
export async function quoteRequest(browser: Browser): Promise<string> {
  // sending one sets a cookie, with which the orders of a test would need an origin
  const { request } = await browser.newContext();
  const customer = { firstname: 'Teemu', lastname: 'Rytkönen', email: `teemu${randomInt(1e9)}@example.com` };
  const message = 'Vaihdossa olisi Kaira Reitti 550 vuodelta 2017, ajettu 6 200 km.';
  const data = { items: [{ sku: SKU, amount: 1 }], ...customer, phone: '0401234567', message };
  const headers = { 'x-forwarded-for': `10.8.${randomInt(250)}.${randomInt(250)}` };
  return (await (await request.post('/api/send-quote', { data, headers })).json()).number;
}

/** A phone order with its pay link, as a seller makes it; the browser stays on its page. */
export async function phoneOrder(page: Page): Promise<void> {
  await page.goto(`${ADMIN}/tarjoukset/uusi`);
  await page.getByLabel('Etunimi').fill('Eero');
  await page.getByLabel('Sukunimi').fill('Latvala');
  await page.getByLabel('Sähköposti').fill(`eero${randomInt(1e9)}@example.fi`);
  await page.getByLabel('Tuotekoodi, 1').fill(SKU);
  await page.getByLabel('Oma hinta, €, 1').fill('159');
  await page.getByRole('button', { name: /^Luo tilaus/ }).click();
  await expect(page.getByRole('heading', { name: 'Maksulinkki' })).toBeVisible();
}
