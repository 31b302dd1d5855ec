import { expect, test } from '@playwright/test';
import {
  chooseParcel,
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectMails,
  expectNoSidewaysScroll,
  fillContact,
  findTyres,
  type Language,
  newEmail,
  openCheckout,
  orderNumberOf,
  placeOrder,
  putTyreIntoCart,
  words,
} from './shopper.ts';

const deliveries = { 'store pickup': chooseStorePickup, 'a parcel to a pickup point': chooseParcel };

for (const language of ['fi', 'en'] satisfies Language[]) {
  for (const [delivery, choose] of Object.entries(deliveries)) {
    const thorough = language === 'en' && choose === chooseParcel ? ' @thorough' : '';
    test(`a guest finds tyres and buys them with ${delivery} (${language})${thorough}`, async ({ page }) => {
      const say = words[language];
      const email = newEmail();
      await findTyres(page, language);
      await putTyreIntoCart(page, language);
      await page.getByRole('link', { name: say.toCartFromToast }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.cartTitle })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('link', { name: say.toCheckout }).click();
      await fillContact(page, language, email);
      await choose(page, language);
      await choosePayment(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await placeOrder(page, language);
      await expectAccessible(page);

      await page.getByRole('button', { name: say.pay, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
      await expect(page).toHaveURL(/\/kiitos\?order_id=\d+/);
      await expect(page.getByText(say.paid, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const number = await orderNumberOf(page, language);
      await expectMails(page, email, [number]);
      await page.goto(say.cart);
      await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    });
  }
}

test('the details of an order stay in the browser that ordered', async ({ page, browser }) => {
  const email = newEmail();
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', email);
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  await placeOrder(page, 'fi');
  await page.getByRole('button', { name: words.fi.pay, exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText(words.fi.number)).toBeVisible();
  await expect(stranger.getByText(email)).toBeHidden();
  await stranger.close();
});
