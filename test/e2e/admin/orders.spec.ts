import { randomInt } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

test('a manager finds an order by phone and refunds a unit after a preview and a fresh factor', {
  tag: '@main',
}, async ({ page, request }) => {
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

test('an order is found, noted, sent and partly refunded by keyboard alone', async ({ page, request }) => {
  const number = await paidOrder(request, [{ sku: SKU, amount: 2 }]);
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/`);
  const { keyboard } = page;
  const pressUntil = (key: string, shown: Locator) =>
    expect(async () => {
      await keyboard.press(key);
      await expect(shown).toBeVisible({ timeout: 1000 });
    }).toPass();

  await pressUntil('Control+K', page.getByRole('combobox'));
  await keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /huomautus/i })).toBeFocused();
  await keyboard.type('Soitettu asiakkaalle');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Huomautus lisätty.')).toBeVisible();
  await expect(page.getByText('Soitettu asiakkaalle')).toBeVisible();

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pressUntil('l', page.getByRole('heading', { name: 'Lähetys' }));
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Lähetys 1')).toBeVisible();

  await pressUntil('h', page.getByRole('heading', { name: 'Hyvitä' }));
  const pieces = page.getByRole('spinbutton').first();
  await expect(async () => {
    await keyboard.press('Tab');
    await expect(pieces).toBeFocused({ timeout: 200 });
  }).toPass();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^Hyvitä \d/ })).toBeVisible();
  await keyboard.press('Control+Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Vahvista/ });
  await expect(confirm).toBeVisible();
  await expect(async () => {
    await keyboard.press('Tab');
    await expect(confirm).toBeFocused({ timeout: 200 });
  }).toPass();
  await keyboard.press('Enter');
  await expect(page.getByText('Hyvitys tehty.')).toBeVisible();
});
