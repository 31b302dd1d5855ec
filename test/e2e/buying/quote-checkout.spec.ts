import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { linkInMail, replyTo } from '../quotes/staff.ts';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  putTyreIntoCart,
  words,
} from '../shopper.ts';

const say = words.fi;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an accepted quote is ordered at its prices, and the cart stays as it was @thorough', async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const contact = { firstname: 'Aino', lastname: 'Virtanen', email, city: 'Ranua', phone: '040 123 4567' };
  const sent = await page.request.post('/api/send-quote', {
    data: { items: [{ sku: '92-0120', amount: 2 }], ...contact, idempotencyKey: randomUUID() },
  });
  const { number } = (await sent.json()) as { number: string };
  const path = await linkInMail(page, email, /./);
  await replyTo(
    number,
    `validUntil: ${inDays(14)}
lines:
  - { sku: 92-0120, amount: 2, price: 150 }
  - { title: Kaiverrus, price: 25 }
`,
  );
  await putTyreIntoCart(page, 'fi');
  await page.goto(path);
  await page.getByRole('button', { name: 'Hyväksy tarjous' }).click();
  await page.getByRole('link', { name: say.toCheckout }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.checkoutTitle })).toBeVisible();
  // whom the quote was made for is filled in
  await expect(page.getByText(email).first()).toBeVisible();
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
  await expect(review.getByText('Kaiverrus')).toBeVisible();
  await expect(review.getByText(/^325\s€$/).last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
  await expect(page.getByText(/325(,00)?\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();

  await page.goto('/ostoskori');
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'Tuotteet ostoskorissa' }).getByRole('listitem')).toHaveCount(1);
  // straight to its checkout nobody comes: the quote's page tells what has become of it
  await page.goto(path.replace('/tarjous/', '/kassa?tarjous='));
  await expect(page).toHaveURL(path);
});
