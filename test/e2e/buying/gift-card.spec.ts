import { expect, type Page, test } from '@playwright/test';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  newEmail,
  openCheckout,
  putIntoCart,
  words,
} from '../shopper.ts';

const say = words.fi;
const PLUG = 'routa-r8-sytytystulppa';
const HELMET = 'routa-reitti-avattava-kypara';

async function pay(page: Page) {
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
}

/** Buys a gift card of 25 € and reads its code from the mail. */
async function buyCard(page: Page, email: string): Promise<string> {
  await putIntoCart(page, 'fi', 'lahjakortti');
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', email);
  await page.getByRole('radio', { name: /^Sähköposti/ }).check();
  await choosePayment(page);
  await pay(page);
  const code = /(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/;
  let found = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
        const { messages } = (await answer.json()) as { messages: { text: string }[] };
        found = messages.flatMap(({ text }) => code.exec(text)?.[0] ?? []).at(0) ?? '';
        return found;
      },
      { timeout: 20_000 },
    )
    .toMatch(code);
  return found;
}

async function useCard(page: Page, code: string) {
  const title = page.getByText('Käytä lahjakortti');
  const field = page.getByLabel('Lahjakortin koodi');
  if (!(await field.isVisible())) await title.click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Käytä', exact: true }).click();
}

test('a gift card is bought, pays a whole order, then part of one, and is empty', async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const code = await buyCard(page, email);

  await test.step('covers a whole order: no payment method, no gateway', async () => {
    await putIntoCart(page, 'fi', PLUG);
    await openCheckout(page, 'fi');
    // the checkout has forgotten who paid the order before
    await fillContact(page, 'fi', email);
    await chooseStorePickup(page, 'fi');
    await useCard(page, 'abcd-efgh');
    await expect(page.getByLabel('Lahjakortin koodi')).toHaveAccessibleDescription(
      "Lahjakortti 'ABCD-EFGH' ei ole käytössä.",
    );
    await useCard(page, code.toLowerCase());
    await expect(page.getByText(/Lahjakortilta …\w{4} käytetään 6,90\s€, saldoa jää 18,10\s€\./)).toBeVisible();
    await expect(page.getByText('Lahjakortti kattaa koko tilauksen.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^OP Verkkopankki/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say.place }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  });

  await test.step('pays what is left of it, the rest goes to the gateway', async () => {
    await putIntoCart(page, 'fi', HELMET);
    await openCheckout(page, 'fi');
    await fillContact(page, 'fi', email);
    await chooseStorePickup(page, 'fi');
    await useCard(page, code);
    await expect(page.getByText(/saldoa jää 0\s€\./)).toBeVisible();
    const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
    await expect(review.getByText(/^230,90\s€$/)).toBeVisible();
    await choosePayment(page);
    await page.getByRole('button', { name: say.place }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
    await expect(page.getByText(/230,90\s€/).first()).toBeVisible();
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  });

  await test.step('is empty', async () => {
    await putIntoCart(page, 'fi', PLUG);
    await openCheckout(page, 'fi');
    await useCard(page, code);
    await expect(page.getByLabel('Lahjakortin koodi')).toHaveAccessibleDescription('Lahjakortti on jo käytetty.');
  });
});
