import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { mailsTo, paidOrderOf, storeMailOf } from './placed-order.ts';

test('a store packs and hands over by its mail’s links without JavaScript; the customer gets a mail', {
  tag: '@main',
}, async ({ page, browser }) => {
  const email = newEmail();
  const number = await paidOrderOf(page, email, 'fi');
  const { text } = await storeMailOf(page, number);
  const [taking = '', ready = ''] = [...text.matchAll(/\/kasittely\/[\w-]+/g)].map(([path]) => path);

  const device = await browser.newContext({ javaScriptEnabled: false, locale: 'fi-FI' });
  const store = await device.newPage();
  await store.goto(new URL(taking, page.url()).href);
  await expect(store.getByRole('heading', { level: 1, name: `Tilaus ${number}` })).toBeVisible();
  await expect(store.getByRole('heading', { name: 'Keräyslista' })).toBeVisible();
  await store.setViewportSize({ width: 360, height: 740 });
  await store.getByRole('button', { name: 'Otan keräykseen' }).click();
  await expect(store.getByText('Tilaus on merkitty keräyksessä olevaksi.')).toBeVisible();
  await store.getByRole('button', { name: 'Merkitse noudettavaksi' }).click();
  await expect(store.getByText('asiakkaalle on lähetetty viesti')).toBeVisible();

  await store.goto(new URL(taking, page.url()).href);
  await expect(store.getByText('Tämä linkki on jo käytetty.')).toBeVisible();
  await expect(store.getByText(email)).toHaveCount(0);
  await store.goto(new URL(ready, page.url()).href);
  await expect(store.getByText('Tilaus ei enää odota tätä vaihetta.')).toBeVisible();
  await device.close();

  const mails = await mailsTo(page, email, 2);
  expect(mails.map(({ subject }) => subject)).toContain(`Tilauksesi ${number} on noudettavissa`);
});

test('the store’s page is accessible, prints, and knows no other link', { tag: '@thorough' }, async ({ page }) => {
  const number = await paidOrderOf(page, newEmail(), 'fi');
  const { text } = await storeMailOf(page, number);
  const path = /\/kasittely\/[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(path);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Tulosta keräyslista ja lähete' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Lähete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const wrong = await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  expect(wrong?.status()).toBe(404);
});
