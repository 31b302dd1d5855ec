import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

/** Presses a key until scripts have heard it. */
const pressUntil = (page: Page, key: string, heard: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await heard();
  }).toPass();

test('all orders of the page are selected, tagged, given to a colleague and untagged by keyboard, and it is undone (admin-order-10)', async ({
  page,
  request,
}) => {
  const lastname = `Lumela${randomUUID().slice(0, 6)}`;
  const numbers = [
    await paidOrder(request, undefined, { lastname }),
    await paidOrder(request, undefined, { lastname }),
  ];
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/tilaukset?q=${lastname}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const bar = page.getByRole('toolbar');
  await expect(bar).toBeHidden();
  await pressUntil(page, 'Control+a', () => expect(bar.getByText('2 valittu')).toBeVisible({ timeout: 1000 }));
  await page.keyboard.press('t');
  await page.keyboard.type('kiire');
  await page.keyboard.press('Enter');
  const tags = page.getByRole('row').getByText('kiire', { exact: true });
  await expect(tags).toHaveCount(2);

  await bar.getByRole('combobox').selectOption({ label: 'Petri Halonen' });
  await bar.getByRole('button', { name: 'Anna', exact: true }).click();
  await page.goto(`${ADMIN}/tilaukset/${numbers[0]}`);
  await expect(page.getByRole('combobox', { name: 'Käsittelijä' })).toHaveValue(/./);
  await page.goto(`${ADMIN}/tilaukset?q=${lastname}`);
  await pressUntil(page, 'Control+a', () => expect(bar.getByText('2 valittu')).toBeVisible({ timeout: 1000 }));
  await page.keyboard.press('t');
  await page.keyboard.type('kiire');
  await bar.getByRole('button', { name: 'Poista tunniste' }).click();
  await expect(tags).toHaveCount(0);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect(tags).toHaveCount(2);
});

test('a press on a heading sorts by sum and again the other way, and Back returns (admin-order-1)', async ({
  page,
  request,
}) => {
  const lastname = `Summala${randomUUID().slice(0, 6)}`;
  const large = await paidOrder(request, [{ sku: SKU, amount: 3 }], { lastname });
  const small = await paidOrder(request, [{ sku: SKU, amount: 1 }], { lastname });
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tilaukset?q=${lastname}`);
  const shown = () => page.locator('tbody a.id').allTextContents();
  const sum = page.getByRole('columnheader', { name: 'Summa' });
  expect(await shown()).toEqual([small, large]);
  await sum.getByRole('link').click();
  await expect(sum).toHaveAttribute('aria-sort', 'descending');
  expect(await shown()).toEqual([large, small]);
  await sum.getByRole('link').click();
  await expect(sum).toHaveAttribute('aria-sort', 'ascending');
  expect(await shown()).toEqual([small, large]);
  await page.goBack();
  await expect(sum).toHaveAttribute('aria-sort', 'descending');
});

test('a colleague who is named in a note is told beside Today until the order is opened (admin-order-8)', async ({
  page,
  browser,
  request,
}) => {
  const number = await paidOrder(request);
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tilaukset/${number}`);
  const note = page.getByRole('textbox', { name: /huomautus/i });
  const riikka = page.getByRole('listbox').getByRole('option', { name: 'Riikka Alatalo' });
  await expect(async () => {
    await note.fill('');
    await note.pressSequentially('@rii');
    await expect(riikka).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await note.pressSequentially('soitatko asiakkaalle?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Huomautus lisätty.')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await asStaff(other, 'manager');
  await other.goto(ADMIN);
  const today = other.getByRole('link', { name: /^Tänään \d+ odottaa/ });
  await expect(today.first()).toBeVisible();
  await other
    .getByRole('main')
    .getByRole('link', { name: /Sinut on mainittu/ })
    .first()
    .click();
  await expect(other.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await other.getByRole('link', { name: number }).click();
  await expect(other.getByText('soitatko asiakkaalle?')).toBeVisible();
  await other.goto(`${ADMIN}/tilaukset?view=all&mention=unseen`);
  await expect(other.getByRole('row', { name: new RegExp(number) })).toHaveCount(0);
  await context.close();
});

test('goods are added to a paid order by an order with a pay link, and each names the other (quote-8)', async ({
  page,
  request,
}) => {
  const number = await paidOrder(request, undefined, { lastname: 'Vaihtaja' });
  await asStaff(page, 'sales');
  await page.goto(`${ADMIN}/tilaukset/${number}`);
  await pressUntil(page, 'q', () =>
    expect(page.getByRole('textbox', { name: /sukunimi/i })).toHaveValue('Vaihtaja', { timeout: 2000 }),
  );
  await page
    .getByRole('textbox', { name: /tuote tai työ/i })
    .first()
    .fill('Asennustyö');
  await page
    .getByRole('textbox', { name: /oma hinta/i })
    .first()
    .fill('50');
  await page.getByRole('button', { name: /^Luo tilaus/ }).click();
  await expect(page).toHaveURL(/\/tarjoukset\/T/);
  const quote = /T\d+/.exec(page.url())?.[0] ?? '?';
  await page.getByRole('link', { name: new RegExp(`tilauksen ${number}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('link', { name: `Tarjous ${quote}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(quote);
});
