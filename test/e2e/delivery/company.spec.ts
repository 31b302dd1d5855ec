import { expect, test } from '@playwright/test';
import {
  choosePayment,
  expectAccessible,
  expectMails,
  expectNoSidewaysScroll,
  fillContact,
  newEmail,
  placeOrder,
  words,
} from '../shopper.ts';
import { deliveryWords, PARCEL, toCheckoutWith } from './words.ts';

for (const language of ['fi', 'en'] as const) {
  const say = { ...words[language], ...deliveryWords[language] };
  const tag = language === 'en' ? ' @thorough' : '';

  test(`a company orders with its own fields and its own delivery (${language})${tag}`, async ({ page }) => {
    const email = newEmail();
    await toCheckoutWith(page, language, PARCEL);
    await page.getByRole('radio', { name: say.byHome }).check();
    await expect(page.getByRole('radio', { name: say.toBusiness })).toHaveCount(0);
    await page.getByRole('radio', { name: say.company }).check();
    await expect(page.getByRole('radio', { name: say.toBusiness })).toBeVisible();
    await page.getByLabel(say.companyName).fill('Kone & Kaivo Oy');
    await page.getByLabel(say.businessId).fill('2122839-7');
    await page.getByLabel(say.reference).fill('PO-4711');
    await page.getByLabel(say.einvoice).fill('laskut@kaivo.fi');
    await page.getByLabel(say.operator).fill('003723327487');
    await fillContact(page, language, email);
    await expect(page.getByLabel(say.einvoice)).toHaveAccessibleDescription(new RegExp(say.wrongEinvoice));
    await expectAccessible(page);
    await page.getByLabel(say.einvoice).fill('0037 2122839-7');
    await page.getByRole('button', { name: say.goOn }).click();

    await page.getByRole('radio', { name: say.toBusiness }).check();
    await page.getByLabel(say.street).fill('Kaivotie 2');
    await page.getByLabel(say.postcode, { exact: true }).fill('96100');
    await expect(page.getByLabel(say.city, { exact: true })).toHaveValue('Rovaniemi');
    await expect(page.getByText(say.withoutVat).filter({ visible: true }).first()).toBeVisible();
    await choosePayment(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
    await expectMails(page, email, ['003721228397, 003723327487']);
  });
}
