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

test('an order goes through after an empty form, a lost connection and a changed price, once for two presses', {
  tag: '@main',
}, async ({ page, context }) => {
  const place = page.getByRole('button', { name: say.place });
  const payment = page.getByRole('radio', { name: /^OP (Verkkopankki|Online bank)/ });
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');

  await test.step('names what is missing, with the focus on it', async () => {
    await place.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Tarkista nämä kohdat' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await summary.getByRole('link', { name: /sähköposti/ }).click();
    await expect(page.getByLabel(say.email)).toBeFocused();
    await expect(page.getByLabel(say.email)).toHaveAccessibleDescription(/Tarkista sähköposti/);
    await summary.getByRole('link', { name: 'Valitse toimitustapa.' }).click();
    await expect(page).toHaveURL(/\/kassa/);
  });

  await test.step('keeps everything when the connection is lost', async () => {
    await fillContact(page, 'fi', newEmail());
    await chooseStorePickup(page, 'fi');
    await expect(payment).not.toBeChecked();
    await choosePayment(page);
    await page.route('**/kassa.data*', (route) => route.abort(), { times: 1 });
    await place.click();
    await expect(page.getByText(/^Tilausta ei voitu lähettää/)).toBeVisible();
  });

  await test.step('shows a changed price before anything is ordered', async () => {
    // another tab still has yesterday's price
    const tab = await context.newPage();
    await tab.goto('/cms/asiakaspalvelu/toimitusehdot');
    await tab.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('cart-store') ?? '{}');
      for (const item of stored.state.items) item.price.finalPrice.inclTax = 100;
      localStorage.setItem('cart-store', JSON.stringify(stored));
    });
    await expect(page.getByText('1 €', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await place.click();
    await expect(page.getByText(/^Hinta muuttui: loppusumma on nyt (?!1\s€)/)).toBeVisible();
  });

  await test.step('sends the order once for two presses', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/kassa')) sent.push(request.url());
    });
    await place.dblclick();
    await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
