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
  // open already where a card is in use
  await expect(title).toBeVisible();
  if (!(await field.isVisible())) await title.click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Käytä', exact: true }).click();
}

test('a gift card is bought, pays a whole order, then part of one, and is empty', { tag: '@main' }, async ({
  page,
}) => {
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

test('two gift cards pay one order: each with its sum in the checkout, the cart and the order (gift-card-6)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const first = await buyCard(page, newEmail());
  const second = await buyCard(page, newEmail());
  await putIntoCart(page, 'fi', HELMET);
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', email);
  await chooseStorePickup(page, 'fi');
  await useCard(page, first);
  await expect(page.getByText(/Lahjakortilta …\w{4} käytetään 25\s€/)).toBeVisible();
  await useCard(page, first.toLowerCase());
  const field = page.getByLabel('Seuraavan lahjakortin koodi');
  await expect(field).toHaveAccessibleDescription('Tämä lahjakortti on jo mukana.');
  await field.fill(second);
  await page.getByRole('button', { name: 'Käytä', exact: true }).press('Enter');
  await expect(page.getByText(/Lahjakortilta …\w{4} käytetään 25\s€, saldoa jää 0\s€\./)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
  for (const code of [first, second])
    await expect(review.getByText(`Lahjakortti …${code.slice(-4)}`, { exact: true })).toBeVisible();

  await test.step('the cart shows them too, and removes one', async () => {
    await page.goto(say.cart);
    const summary = page.getByRole('complementary', { name: 'Yhteenveto' });
    await expect(summary.getByText(`Lahjakortti …${second.slice(-4)}`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await summary.getByRole('button', { name: `Poista lahjakortti ${first}` }).click();
    await expect(summary.getByText(/Lahjakortilta …\w{4} käytetään/)).toHaveCount(1);
  });

  await test.step('both are on the order', async () => {
    // the checkout keeps what was typed before
    await page.getByRole('link', { name: say.toCheckout }).click();
    await useCard(page, first);
    await choosePayment(page);
    await pay(page);
    for (const code of [first, second])
      await expect(page.getByText(`Lahjakortilla …${code.slice(-4)}`).first()).toBeVisible();
  });
});
