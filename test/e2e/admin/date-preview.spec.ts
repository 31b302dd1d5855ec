import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff } from './staff.ts';

/** Christmas Eve of a year that is ahead of the clock of any run. */
const year = new Date().getFullYear() + (new Date().getMonth() === 11 && new Date().getDate() > 23 ? 1 : 0);
const EVE = `${year}-12-24`;

test('staff open the shop at a date, and leave it again (date-preview-1, date-preview-2)', async ({
  page,
  context,
}) => {
  await asStaff(page, 'content');
  await page.goto(`${ADMIN}/sivut`);
  await page.getByRole('link', { name: 'Kauppa päivänä' }).click();
  await page.getByLabel('Päivä', { exact: true }).fill(EVE);
  await page.getByLabel('Sivu', { exact: true }).fill('/ota-yhteytta');
  await page.getByRole('button', { name: 'Valitse hetki' }).click();
  await expect(page.getByRole('heading', { name: /24\.12\./ })).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Avaa suomeksi' }).click();
  const shop = await opened;
  const problems: string[] = [];
  shop.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  shop.on('pageerror', ({ message }) => problems.push(message));

  const bar = shop.getByRole('region', { name: 'Kaupan esikatselu' });
  await expect(bar).toContainText(/24\.12\.\d{4} klo 10\.00/);
  // the stores' hours follow the browser's clock: an exception of that day
  await expect(shop.getByText(/^Suljettu/).first()).toBeVisible();
  expect(await shop.evaluate(() => new Date().toISOString().slice(0, 10))).toBe(EVE);
  await expectAccessible(shop);
  await expectNoSidewaysScroll(shop);

  await shop.getByLabel('Viesti').fill('Ei lähde');
  await shop.getByLabel('Nimi').fill('Maija');
  await shop.getByLabel('Sähköposti').first().fill('maija@example.fi');
  await shop.getByRole('button', { name: 'Lähetä viesti' }).click();
  await expect(bar.getByRole('alert')).toHaveText('Esikatselussa ei voi tilata eikä lähettää mitään.');
  await expect(shop.getByLabel('Viesti')).toHaveValue('Ei lähde');

  await shop.getByRole('link', { name: 'Kampanjat' }).first().click();
  await expect(shop).toHaveURL(/\/kampanjat$/);
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'Poistu esikatselusta' }).click();
  await expect(bar).toHaveCount(0);
  expect(await shop.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear());
  expect(problems).toEqual([]);
});
