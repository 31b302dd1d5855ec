import { expect, test } from '@playwright/test';
import {
  chooseParcel,
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectMails,
  expectNoSidewaysScroll,
  fillContact,
  newEmail,
  openCheckout,
  putIntoCart,
  words,
} from '../shopper.ts';

const SAW = 'husqvarna-vaara-162-pro-moottorisaha';
const PLUG = 'routa-r8-sytytystulppa';
const HELMET = 'routa-reitti-avattava-kypara';

test('an automatic campaign is in the checkout, the payment and the mail', { tag: '@main' }, async ({ page }) => {
  const say = words.fi;
  const email = newEmail();
  await putIntoCart(page, 'fi', SAW);
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', email);
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
  await expect(review.getByText('Alennus: Savottaviikot')).toBeVisible();
  await expect(review.getByText(/^[−-]109,90\s€$/)).toBeVisible();
  await expect(review.getByText(/^989,10\s€$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
  await expect(page.getByText(/989,10\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  await expectMails(page, email, ['989,10']);
});

for (const language of ['fi', 'en'] as const)
  test(`a code of free delivery is at the checkout what it was in the cart (${language}) @thorough`, async ({
    page,
  }) => {
    const say = words[language];
    await putIntoCart(page, language, HELMET);
    await page.getByRole('link', { name: say.toCartFromToast }).click();
    await page
      .getByText(language === 'fi' ? /kampanjakoodi/i : /campaign code/i)
      .first()
      .click();
    await page.locator('input[name="code"]').fill('posti0');
    await page.locator('input[name="code"]').press('Enter');
    await expect(page.getByText(/POSTI0/).first()).toBeVisible();
    await page.getByRole('link', { name: say.toCheckout }).click();
    await fillContact(page, language, newEmail());
    await chooseParcel(page, language);
    await choosePayment(page);
    await page.getByRole('button', { name: say.place }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
    await expect(page.getByText(/249\s€|249,00/).first()).toBeVisible();
  });

test('a total that has changed meanwhile is shown and asked for again @thorough', async ({ page }) => {
  const say = words.fi;
  await putIntoCart(page, 'fi', PLUG);
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', newEmail());
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  // what the page believes of the price is made wrong on its way: the server sees another total
  await page.route(
    '**/kassa.data*',
    async (route) => {
      const body = JSON.parse(route.request().postData() ?? '{}');
      await route.continue({ postData: JSON.stringify({ ...body, totalCents: body.totalCents + 100 }) });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hinta muuttui' })).toBeVisible();
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
});
