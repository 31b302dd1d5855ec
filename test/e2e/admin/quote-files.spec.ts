import { expect, type Page, test } from '@playwright/test';
import { linkInMail } from '../quotes/staff.ts';
import { expectAccessible, newEmail } from '../shopper.ts';
import { ADMIN, asStaff, SKU } from './staff.ts';

const PDF = {
  name: 'piirros.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

async function send(page: Page, price: string): Promise<void> {
  await page.getByLabel('Oma hinta, €, 1').fill(price);
  const before = page.url();
  await page.getByRole('button', { name: /^Lähetä (uusi )?tarjous$/ }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText('Lähetetty asiakkaalle.')).toBeVisible();
}

test('staff attach a PDF to an answer and see its mail; the customer alone downloads it; versions are compared', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const guest = await browser.newContext();
  const sent = await guest.request.post('/api/send-quote', {
    data: {
      items: [{ sku: SKU, amount: 1 }],
      firstname: 'Teemu',
      lastname: 'Rytkönen',
      email,
      phone: '0401234567',
      message: '',
    },
    headers: { 'x-forwarded-for': `10.8.1.${Math.floor(Math.random() * 250)}` },
  });
  const { number } = await sent.json();
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tarjoukset/${number}`);
  await page.locator('#liitteet input[type=file]').setInputFiles(PDF);
  await page.locator('#liitteet form button[type=submit]').last().click();
  await expect(page.getByRole('link', { name: /piirros\.pdf/ })).toBeVisible();

  await page.getByLabel('Viesti asiakkaalle').fill('Liitteenä piirros.');
  await page.getByRole('button', { name: 'Esikatsele' }).click();
  const mail = page.frameLocator('iframe[title="Asiakkaan viesti"]');
  await expect(mail.getByRole('heading', { level: 1, name: `Tarjous ${number}` })).toBeVisible();
  await expect(mail.getByText('Liitteenä piirros.')).toBeVisible();
  // the mail has its own style in the frame, and only that
  await expect(mail.locator('header')).toHaveCSS('font-weight', '800');
  await expect(page.getByRole('definition').filter({ hasText: 'piirros.pdf' })).toBeVisible();
  // the checker needs scripts in the frame too
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.removeAttribute('sandbox');
    frame.srcdoc += ' ';
  });
  await expect(mail.getByText('Liitteenä piirros.')).toBeVisible();
  await expectAccessible(page);
  await send(page, '149');

  const path = await linkInMail(page, email, /^Tarjous T/);
  await guest.clearCookies();
  const customer = await guest.newPage();
  await customer.goto(path);
  const href = (await customer.getByRole('link', { name: /piirros\.pdf/ }).getAttribute('href')) ?? '';
  const file = await guest.request.get(href);
  expect([file.status(), (await file.body()).equals(PDF.buffer)]).toEqual([200, true]);
  // the link of another quote, and the admin's own address of the file
  const secret = /tarjous\/([\w-]+)/.exec(href)?.[1] ?? '';
  expect((await guest.request.get(href.replace(secret, 'a'.repeat(secret.length)))).status()).toBe(404);
  const ofAdmin = `${ADMIN}/tarjoukset/${number}/liitteet/${href.split('/').at(-1)}`;
  expect((await guest.request.get(ofAdmin, { maxRedirects: 0 })).status()).toBe(302);

  await page.getByLabel('Viesti asiakkaalle').fill('Liitteenä uusi piirros.');
  await send(page, '145');
  await page.locator('a[href*="versio="]').last().click();
  const version = page.getByRole('region', { name: /^Lähetetty tarjous/ });
  await expect(version.locator('del').filter({ hasText: '149' })).not.toHaveCount(0);
  await expect(version.locator('ins').filter({ hasText: '145' })).not.toHaveCount(0);
  await expect(version.locator('ins').filter({ hasText: 'uusi' })).toBeVisible();
  await expectAccessible(page);
});
