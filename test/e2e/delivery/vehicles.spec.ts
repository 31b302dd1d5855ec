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
import { deliveryWords, toCheckoutWith, VEHICLE } from './words.ts';

for (const language of ['fi', 'en'] as const) {
  const say = { ...words[language], ...deliveryWords[language] };
  const tag = language === 'en' ? ' @thorough' : '';

  test(`a vehicle is priced by the zone of its postcode (${language})${tag}`, async ({ page }) => {
    const email = newEmail();
    await toCheckoutWith(page, language, VEHICLE);
    await fillContact(page, language, email);
    // before the postcode: only what a store hands over
    await expect(page.getByRole('radio', { name: say.handover })).toBeVisible();
    await expect(page.getByRole('radio', { name: say.byHome })).toHaveCount(0);

    const where = page.getByLabel(say.whichPostcode);
    await where.fill('99800');
    await page.getByRole('radio', { name: say.byHome }).check();
    await page.getByRole('radio', { name: say.zone1 }).check();
    await page.getByLabel(say.street).fill('Ivalontie 8');
    await expect(page.getByLabel(say.city, { exact: true })).not.toHaveValue('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // another postcode takes the zone away, keeps what was typed, and says so
    await where.fill('00100');
    await expect(page.getByText(say.gone)).toBeVisible();
    await expect(page.getByLabel(say.street)).toHaveValue('Ivalontie 8');
    const zone4 = page.getByRole('radio', { name: say.zone4 });
    await expect(zone4).toHaveAccessibleDescription(say.zone4Parts);
    await zone4.check();
    await expect(page.getByText(say.gone)).toBeHidden();
    await expect(page.getByLabel(say.city, { exact: true })).toHaveValue('Helsinki');
    await expectAccessible(page);

    await choosePayment(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
    await expectMails(page, email, [language === 'fi' ? 'Ajoneuvon toimitus, vyöhyke 4' : 'Vehicle delivery, zone 4']);
  });
}
