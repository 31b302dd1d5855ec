import { expect, type Page, test } from '@playwright/test';
import { openHeld } from './held-scripts.ts';

const amountOf = (page: Page) => page.getByRole('main').getByRole('spinbutton').first();

test('steps pressed early are all taken, and the amount goes into the cart', async ({ page }) => {
  const release = await openHeld(page, '/product/routa-tunturi-kelkkakypara');
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Lisää: / })
    .first();
  await more.click();
  await more.click();
  const add = page.getByRole('main').getByRole('button', { name: 'Lisää ostoskoriin' }).first();
  await add.click();
  await add.click();
  release();
  await expect(amountOf(page)).toHaveValue('3');
  await page.goto('/ostoskori');
  await expect(amountOf(page)).toHaveValue('3');
});

test('an amount typed early is the one that is chosen', async ({ page }) => {
  const release = await openHeld(page, '/product/routa-tunturi-kelkkakypara');
  await amountOf(page).fill('4');
  await amountOf(page).blur();
  release();
  await expect(amountOf(page)).toHaveAttribute('aria-valuenow', '4');
  await expect(amountOf(page)).toHaveValue('4');
});

test('an order chosen early sorts the list, prices without VAT are shown', async ({ page }) => {
  const release = await openHeld(page, '/category/renkaat');
  const order = page.getByRole('main').getByRole('combobox', { name: 'Järjestä' });
  await order.selectOption({ index: 1 });
  const chosen = await order.inputValue();
  const vat = page.getByRole('switch', { name: 'Näytä hinnat ilman arvonlisäveroa' }).first();
  await vat.click();
  release();
  await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
  await expect(order).toHaveValue(chosen);
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
  await expect(vat).toBeChecked();
});

test('a large picture pressed early is shown on the page, or by itself when the page does not come', async ({
  page,
}) => {
  const path = '/product/kaira-reitti-600-e';
  const release = await openHeld(page, path);
  const picture = page.getByRole('region', { name: 'Tuotekuvat' }).getByRole('link').first();
  await picture.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.unrouteAll();
  await openHeld(page, path);
  await picture.click();
  await expect(page).toHaveURL(/\/pictures\//);
});
