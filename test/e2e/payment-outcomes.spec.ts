import { expect, test } from '@playwright/test';
import { expectAccessible, expectMails, goToPayment, newEmail, orderNumberOf, words } from './shopper.ts';

const say = words.fi;

test('a cancelled payment returns to the payment step with everything kept, and a second try works', {
  tag: '@main',
}, async ({ page }) => {
  const email = newEmail();
  await goToPayment(page, 'fi', email);
  await page.getByRole('button', { name: say.cancel }).click();
  await expect(page).toHaveURL(/\/kassa\?maksu=peruttu/);
  await expect(page.getByText(say.cancelled)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Maksu/ })).toBeFocused();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^OP Verkkopankki/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.place }).click();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  await expectMails(page, email, [await orderNumberOf(page, 'fi')]);
});

test('a pending payment waits on the thank-you page until it is confirmed @thorough', async ({ page }) => {
  const email = newEmail();
  await goToPayment(page, 'fi', email);
  await page.getByText(say.more, { exact: true }).click();
  await page.getByLabel(say.seconds).fill('3');
  await page.getByRole('button', { name: say.pending }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.waiting })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible({ timeout: 30_000 });
  await expectMails(page, email, [await orderNumberOf(page, 'fi')]);
});

test('a callback that comes twice sends one mail @thorough', async ({ page }) => {
  const email = newEmail();
  await goToPayment(page, 'fi', email);
  await page.getByText(say.more, { exact: true }).click();
  await page.getByRole('radio', { name: say.twice }).check();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  await expectMails(page, email, [await orderNumberOf(page, 'fi')]);
});

test('a callback without a redirect completes the order and empties the cart on the next visit', {
  tag: '@main',
}, async ({ page }) => {
  const email = newEmail();
  await goToPayment(page, 'fi', email);
  await page.getByText(say.more, { exact: true }).click();
  await page.getByRole('checkbox', { name: say.noRedirect }).check();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByText(say.stays)).toBeVisible();
  await expectMails(page, email, ['']);

  await page.goto(say.cart);
  await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
});
