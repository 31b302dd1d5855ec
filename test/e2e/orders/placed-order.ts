import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Language, words } from '../shopper.ts';

/** A cover sold from the shelf, of which there are many. */
const SKU = '94-1003-YKSIPAIKKAINEN';

type Payment = { url: string; method: string; fields: { name: string; value: string }[] };

/** An order as the checkout would place it, of one piece picked up in Oulu; stands at the payment page afterwards. */
export async function orderOf(page: Page, email: string, language: Language, sku = SKU) {
  const { request } = page;
  const checked = await request.post('/functions/paymentGateway-validateCartV2', {
    data: { items: [{ sku, amount: 1 }], campaign: null, locale: language },
  });
  const { items } = await checked.json();
  const form = {
    contact: { email, firstname: 'Maija', lastname: 'Mallikas', phone: '040 123 4567' },
    delivery: { methodId: '403' },
    paymentMethodId: 'osuuspankki',
  };
  const placed = await request.post('/api/checkout/orders', {
    data: {
      idempotencyKey: randomUUID(),
      totalCents: Math.round(items[0].price.finalPrice.inclTax * 100),
      lines: [{ sku, amount: 1 }],
      form,
      locale: language,
    },
  });
  expect(placed.status()).toBe(201);
  const { payment, ...order } = (await placed.json()) as { number: string; key: string; payment: Payment };
  await page.goto(words[language].home);
  await page.evaluate(({ url, method, fields }) => {
    const sent = document.createElement('form');
    Object.assign(sent, { method, action: url });
    for (const field of fields)
      sent.append(Object.assign(document.createElement('input'), { type: 'hidden', ...field }));
    document.body.append(sent);
    sent.submit();
  }, payment);
  await expect(page.getByRole('heading', { level: 1, name: words[language].simulator })).toBeVisible();
  return order;
}

/** The same, paid; stands at the thank-you page. */
export async function paidOrderOf(page: Page, email: string, language: Language): Promise<string> {
  const { number } = await orderOf(page, email, language);
  await page.getByRole('button', { name: words[language].pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words[language].thanks })).toBeVisible();
  return number;
}

/** The same, on the thank-you page of the browser that ordered, with the order's details. */
export async function ownThanksOf(page: Page, email: string, language: Language, sku = SKU): Promise<string> {
  const { number, key } = await orderOf(page, email, language, sku);
  await page.getByRole('button', { name: words[language].pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words[language].thanks })).toBeVisible();
  await page.goto(`${language === 'en' ? '/en' : ''}/kiitos?order_id=${number}&key=${key}`);
  return number;
}

/** The mails of an address, the latest first, when there are so many. */
export async function mailsTo(page: Page, email: string, count: number): Promise<{ subject: string; text: string }[]> {
  const read = async () => {
    const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages;
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
}

/** The path of the first link in a mail that leads to a page; the mail has the shop's public address before it. */
export const pathIn = (text: string, page: string): string =>
  new RegExp(`https?://[^/\\s]+(\\S*/${page}\\S*)`).exec(text)?.[1] ?? '';

/** What the store was mailed about an order that is picked up in Oulu. */
export async function storeMailOf(page: Page, number: string): Promise<{ text: string }> {
  const read = async () => {
    const answer = await page.request.get('/mailbox/messages.json?to=oulu%40tieva.example');
    const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
    return messages.find(({ subject }) => subject.startsWith(`Uusi tilaus ${number}:`));
  };
  await expect.poll(async () => (await read()) !== undefined, { timeout: 20_000 }).toBe(true);
  return (await read()) ?? { text: '' };
}
