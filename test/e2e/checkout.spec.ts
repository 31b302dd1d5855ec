import { expect, test } from '@playwright/test';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  fillContact,
  newEmail,
  openCheckout,
  putTyreIntoCart,
  words,
} from './shopper.ts';

const say = words.fi;

test('a visit straight to the checkout goes to the cart', async ({ page }) => {
  await page.goto('/kassa');
  await expect(page).toHaveURL(/\/ostoskori$/);
  await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
});

test('the thank-you page without an order goes home', async ({ page }) => {
  await page.goto('/kiitos');
  await expect(page).toHaveURL(/\/$/);
});

test('a reload in the middle of the checkout keeps what was entered @thorough', async ({ page }) => {
  const email = newEmail();
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await page.getByLabel(say.firstname).fill('Maija');
  await page.getByLabel(say.email).fill(email);
  await page.reload();
  await expect(page).toHaveURL(/\/kassa$/);
  await expect(page.getByLabel(say.email)).toHaveValue(email);
  await expect(page.getByLabel(say.firstname)).toHaveValue('Maija');

  await fillContact(page, 'fi', email);
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: say.storePickup })).toBeChecked();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('an empty form is told what to mend, with the focus on it', async ({ page }) => {
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await page.getByRole('button', { name: say.place }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Tarkista nämä kohdat' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: /sähköposti/ }).click();
  await expect(page.getByLabel(say.email)).toBeFocused();
  await expect(page.getByLabel(say.email)).toHaveAccessibleDescription(/Tarkista sähköposti/);
  await summary.getByRole('link', { name: 'Valitse toimitustapa.' }).click();
  await expect(page).toHaveURL(/\/kassa/);
});

test('nothing is chosen beforehand and the order is placed once however often the button is pressed', async ({
  page,
}) => {
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await expect(page.getByRole('radio', { name: /^OP (Verkkopankki|Online bank)/ })).not.toBeChecked();
  await fillContact(page, 'fi', newEmail());
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/kassa')) sent.push(request.url());
  });
  await page.getByRole('button', { name: say.place }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a lost connection keeps everything and the next try works', async ({ page }) => {
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', newEmail());
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  await page.route('**/kassa.data*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByText(/^Tilausta ei voitu lähettää/)).toBeVisible();
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
});

test('a price that has changed is shown before anything is ordered, and asked again', async ({ page, context }) => {
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', newEmail());
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  // another tab still has yesterday's price
  const tab = await context.newPage();
  await tab.goto('/cms/asiakaspalvelu/toimitusehdot');
  await tab.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart-store') ?? '{}');
    for (const item of stored.state.items) item.price.finalPrice.inclTax = 100;
    localStorage.setItem('cart-store', JSON.stringify(stored));
  });
  await expect(page.getByText('1 €', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByText(/^Hinta muuttui: loppusumma on nyt (?!1\s€)/)).toBeVisible();
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
});
