import { expect, test } from '@playwright/test';
import { withdrawal } from './asked.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

test('a withdrawal is received, refunded by the pieces that came back and closed with that refund', async ({
  page,
  browser,
  request,
}) => {
  const order = await paidOrder(request, [{ sku: SKU, amount: 3 }]);
  await withdrawal(browser, order);
  await asStaff(page, 'manager');
  await page.goto(`${ADMIN}/palautukset?q=${order}`);
  await page.getByRole('link', { name: order }).click();
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  const refund = page.getByRole('link', { name: `Tee hyvitys tilauksella ${order}` });
  // it came from another address than the order's
  await page.getByRole('textbox', { name: 'Tilausnumero', exact: true }).fill(order);
  await page.getByRole('button', { name: 'Yhdistä tilaukseen' }).click();
  const back = page.getByRole('spinbutton', { name: /^Palautunut/ });
  // a withdrawal without lines is of the whole order
  await expect(back).toHaveValue('3');
  await back.fill('2');
  await page.getByRole('button', { name: 'Tavara saapunut' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  const here = page.url();
  await expect(refund).toHaveAttribute('href', /pieces\.\d+=2/);
  await refund.click();
  await page.getByRole('button', { name: 'Esikatsele' }).click();
  await page.getByRole('button', { name: /^Hyvitä \d/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vahvista/ })
    .click();
  await expect(page.getByText('Hyvitys tehty.')).toBeVisible();

  await page.goto(here);
  await page.getByRole('button', { name: 'Merkitse maksetuksi' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  await expect(page.getByText('Maksettu takaisin').first()).toBeVisible();
  await expect(refund).toHaveCount(0);
});
