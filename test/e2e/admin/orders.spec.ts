import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

test('a manager finds an order by phone and refunds a unit after a preview and a fresh factor', async ({
  page,
  request,
}) => {
  const phone = `040 ${randomInt(1_000_000, 9_999_999)}`;
  const number = await paidOrder(request, [{ sku: SKU, amount: 3 }], { phone });
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/tilaukset`);
  await page.getByRole('searchbox').fill(phone);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await page.keyboard.press('h');
  await page
    .getByRole('textbox', { name: /kpl|määrä/i })
    .or(page.getByRole('spinbutton'))
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Esikatsele' }).click();
  const pay = page.getByRole('button', { name: /^Hyvitä \d/ });
  await expect(pay).toBeVisible();
  await pay.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vahvista/ })
    .click();
  await expect(page.getByText('Hyvitys tehty.')).toBeVisible();
  await expect(page.getByText(/^Hyvitettiin/)).toBeVisible();
  await expect(page.getByText('Osin hyvitetty')).toBeVisible();
});

test('a note keeps its text over a reload and is emptied when it is saved', async ({ page, request }) => {
  const number = await paidOrder(request);
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tilaukset/${number}`);
  const note = page.getByRole('textbox', { name: /huomautus/i });
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(note).toBeFocused({ timeout: 500 });
  }).toPass();
  await note.fill('Soitti, hakee huomenna');
  await page.reload();
  await expect(note).toHaveValue('Soitti, hakee huomenna');
  await page.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(page.getByText('Soitti, hakee huomenna')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('the list and the page of an order are accessible and fit every screen', { tag: '@thorough' }, async ({
  page,
  request,
}) => {
  const number = await paidOrder(request);
  await asStaff(page, 'owner');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/tilaukset',
      `/tilaukset/${number}`,
      `/tilaukset/${number}?panel=refund`,
      '/asiakkaat',
      '/viestit',
      '/tarjoukset',
      '/palautukset',
    ]) {
      await page.goto(ADMIN + path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});
