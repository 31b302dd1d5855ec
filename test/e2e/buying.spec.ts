import { type Browser, expect, test } from '@playwright/test';
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
  orderNumberOf,
  placeOrder,
  putTyreIntoCart,
  words,
} from './shopper.ts';

const deliveries = { 'store pickup': chooseStorePickup, 'a parcel to a pickup point': chooseParcel };

/** The thank-you page shows the details of an order to the browser that ordered only. */
async function expectNoDetailsElsewhere(browser: Browser, url: string, number: RegExp, email: string) {
  const elsewhere = await browser.newPage();
  await elsewhere.goto(url);
  await expect(elsewhere.getByText(number)).toBeVisible();
  await expect(elsewhere.getByText(email)).toBeHidden();
  await elsewhere.close();
}

for (const language of ['fi', 'en'] satisfies Language[]) {
  for (const [delivery, choose] of Object.entries(deliveries)) {
    const thorough = language === 'en' && choose === chooseParcel ? ' @thorough' : '';
    test(`a guest finds tyres and buys them with ${delivery} (${language})${thorough}`, { tag: '@main' }, async ({
      page,
      browser,
    }) => {
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
      await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${say.paid}$`) })).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const number = await orderNumberOf(page, language);
      await expectMails(page, email, [number]);
      if (choose === chooseStorePickup) await expectNoDetailsElsewhere(browser, page.url(), say.number, email);
      await page.goto(say.cart);
      await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    });
  }
}
