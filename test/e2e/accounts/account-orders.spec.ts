import { expect } from '@playwright/test';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  openCheckout,
  orderNumberOf,
  placeOrder,
  putTyreIntoCart,
  words,
} from '../shopper.ts';
import { accountWords } from './account-words.ts';
import { newAccount } from './new-account.ts';
import { test } from './visitor.ts';

for (const language of ['fi', 'en'] as const) {
  const say = accountWords[language];
  const shop = words[language];
  const list = `${say.base}/oma-tili/tilaukset`;

  test(`an order is listed, shown and ordered again (${language})`, async ({ page }) => {
    const email = await newAccount(page, language);
    await page.goto(list);
    await expect(page.getByRole('heading', { name: say.noOrders })).toBeVisible();
    await expectAccessible(page);

    await putTyreIntoCart(page, language);
    await openCheckout(page, language);
    await fillContact(page, language, email);
    await chooseStorePickup(page, language);
    await choosePayment(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: shop.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: shop.thanks })).toBeVisible();
    const number = await orderNumberOf(page, language);

    await page.goto(list);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: say.order(number) }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.order(number) })).toBeVisible();
    await expect(page.getByText(say.paid, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say.again }).click();
    await expect(page.getByText(say.inCart)).toBeVisible();
    await page.goto(shop.cart);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('an unpaid order is paid from its page; to somebody else it does not exist', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  const say = accountWords.fi;
  const email = await newAccount(page, 'fi');
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', email);
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  await placeOrder(page, 'fi');
  // left without paying: the order waits, and its page leads to the payment
  await page.goto('/oma-tili/tilaukset');
  const address = await page.getByRole('link', { name: /^Tilaus \d+/ }).getAttribute('href');
  await page.getByRole('link', { name: /^Tilaus \d+/ }).click();
  await expect(page.getByText(say.awaiting).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.payAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.fi.simulator })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await newAccount(other, 'fi');
  const answer = await other.goto(address ?? '');
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible();
  await elsewhere.close();
});
