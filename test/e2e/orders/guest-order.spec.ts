import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible, expectNoSidewaysScroll, newEmail, words } from '../shopper.ts';
import { orderWords } from './order-words.ts';
import { mailsTo, orderOf, paidOrderOf, pathIn } from './placed-order.ts';

for (const language of ['fi', 'en'] as const) {
  const say = orderWords[language];

  test(`a guest opens the order from its mail, keeps the receipt and orders again (${language})`, async ({
    page,
    browser,
  }) => {
    const email = newEmail();
    const number = await paidOrderOf(page, email, language);
    const [confirmation] = await mailsTo(page, email, 1);
    const path = pathIn(confirmation?.text ?? '', 'tilaus');

    // another device, which knows nothing of the order
    const device = await browser.newContext({ locale: 'fi-FI' });
    const elsewhere = await device.newPage();
    await elsewhere.goto(new URL(path, page.url()).href);
    await expect(elsewhere.getByRole('heading', { level: 1, name: say.order(number) })).toBeVisible();
    await expect(elsewhere.getByText(say.paid, { exact: true }).first()).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(elsewhere);

    const href = await elsewhere.getByRole('link', { name: say.receipt }).getAttribute('href');
    const receipt = await elsewhere.request.get(new URL(href ?? '', page.url()).href);
    expect(receipt.headers()['content-type']).toBe('application/pdf');
    expect(receipt.headers()['cache-control']).toBe('no-store');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await receipt.body())), {
      mergePages: true,
    });
    expect(text).toContain(`${say.receiptTitle} ${number}`);

    await elsewhere.getByRole('button', { name: say.again }).click();
    await expect(elsewhere.getByText(say.added)).toBeVisible();
    await elsewhere.goto(new URL(words[language].cart, page.url()).href);
    await expect(elsewhere.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await device.close();
  });
}

test('a guest pays an unpaid order from its page, without script too; no other secret opens it', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const say = orderWords.fi;
  const { number, key } = await orderOf(page, newEmail(), 'fi');
  await page.goto(`/kiitos?order_id=${number}&key=${encodeURIComponent(key)}`);
  const path = (await page.getByRole('link', { name: say.see }).getAttribute('href')) ?? '';
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'fi-FI' });
  const other = await plain.newPage();
  await other.goto(new URL(path, page.url()).href);
  await other.getByRole('button', { name: say.payAgain }).click();
  await other.getByRole('button', { name: 'Jatka maksamaan' }).click();
  await other.getByRole('button', { name: words.fi.pay, exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: words.fi.thanks })).toBeVisible();

  await page.goto(path);
  await expect(page.getByText(say.paid, { exact: true }).first()).toBeVisible();
  const wrong = await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  expect(wrong?.status()).toBe(404);
  await expect(page.getByText(say.notFound)).toBeVisible();
  await plain.close();
});
