import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, newEmail } from '../shopper.ts';
import { linkInMail, replyTo, sayOn } from './staff.ts';

const words = {
  fi: {
    base: '',
    ask: 'Pyydä tarjous',
    open: 'Siirry tarjouskoriin',
    form: 'Pyydä tarjous',
    firstname: 'Etunimi',
    lastname: 'Sukunimi',
    email: 'Sähköposti',
    message: /^Viesti/,
    send: 'Lähetä tarjouspyyntö',
    fix: 'Tarkista nämä kohdat',
    sent: 'Tarjouspyyntö lähetetty',
    copy: /^Tarjouspyyntösi T/,
    waits: 'Odottaa vastaustamme',
    answered: 'Odottaa hyväksyntääsi',
    question: 'Kysymyksesi',
    sendQuestion: 'Lähetä kysymys',
    questionSent: 'Kysymyksesi on lähetetty.',
    accept: 'Hyväksy tarjous',
    locked: 'Tarjous hyväksytty. Hinnat on lukittu sinulle.',
    checkout: 'Siirry kassalle',
    checkoutTitle: 'Kassa',
    pdf: 'Tarjous PDF-tiedostona',
  },
  en: {
    base: '/en',
    ask: 'Ask for a quote',
    open: 'Go to the quote cart',
    form: 'Ask for a quote',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    message: /^Message/,
    send: 'Send the request',
    fix: 'Check these fields',
    sent: 'Request sent',
    copy: /^Your quote request T/,
    waits: 'Waiting for our reply',
    answered: 'Awaiting your approval',
    question: 'Your question',
    sendQuestion: 'Send the question',
    questionSent: 'Your question has been sent.',
    accept: 'Accept the quote',
    locked: 'Quote accepted. The prices are locked for you.',
    checkout: 'Go to checkout',
    checkoutTitle: 'Checkout',
    pdf: 'The quote as a PDF file',
  },
} as const;
type Say = (typeof words)[keyof typeof words];

const SLED = 'e2e-tyokelkka';
const reply = (lastDay: string) => `validUntil: ${lastDay}
words: Asennus onnistuu viikolla 49.
deliveryTime: 2 viikkoa
lines:
  - { sku: E2E-TARJOUS, price: 14990 }
  - { title: "Luovutushuolto", price: 210 }
`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function fillIn(page: Page, say: Say, email: string) {
  await page.getByLabel(say.firstname).fill('Aino');
  await page.getByLabel(say.lastname).fill('Äyräpää');
  await page.getByLabel(say.email, { exact: true }).fill(email);
}

const euros = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

for (const language of ['fi', 'en'] as const) {
  const say = words[language];
  test(`a quote is requested, replied, accepted and at the checkout at its price${language === 'en' ? ' (en) @thorough' : ''}`, {
    tag: '@main',
  }, async ({ page }) => {
    const email = newEmail();
    await page.goto(`${say.base}/product/${SLED}`);
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: say.ask }).first().click();
    await page.getByRole('link', { name: say.open }).first().click();
    const form = page.getByRole('region', { name: say.form });
    await expect(form).toBeVisible();

    // what is missing is said, and nothing is lost
    await page.getByLabel(say.message).fill('Milloin saisin?');
    await form.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('alert', { name: say.fix })).toBeFocused();
    await expectAccessible(page);
    await fillIn(page, say, email);
    await form.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('heading', { name: say.sent })).toBeFocused();
    const number = /T\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(page);

    const path = await linkInMail(page, email, say.copy);
    await page.goto(path);
    await expect(page.getByText(say.waits, { exact: true })).toBeVisible();
    await page.getByLabel(say.question).fill('Onko lämpökahvat?');
    await page.getByRole('button', { name: say.sendQuestion }).click();
    await expect(page.getByText(say.questionSent)).toBeVisible();
    await sayOn(number, 'On.');

    await replyTo(number, reply(inDays(14)));
    await page.goto(path);
    await expect(page.getByText(say.answered, { exact: true })).toBeVisible();
    await expect(page.getByText('Onko lämpökahvat?')).toBeVisible();
    await expect(page.getByText(euros('15 200 €'))).not.toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const paper = await page.request.get((await page.getByRole('link', { name: say.pdf }).getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');

    await page.getByRole('button', { name: say.accept }).click();
    await expect(page.getByText(say.locked)).toBeVisible();
    // the button that was pressed is gone
    await expect(page.locator(':focus')).toContainText(say.locked);
    await expectAccessible(page);
    await page.getByRole('link', { name: say.checkout }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.checkoutTitle })).toBeVisible();
    await expect(page.getByText(euros('15 200 €'))).not.toHaveCount(0);
  });
}

test('an unknown quote is 404', async ({ page }) => {
  const answer = await page.goto(`/tarjous/${'a'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one product is asked for, accepted and refused by plain forms', async ({ page }) => {
    const say = words.fi;
    const email = newEmail();
    await page.goto(`/product/${SLED}`);
    await page.getByRole('main').getByRole('link', { name: say.ask }).first().click();
    await expect(page.getByText('Testityökelkka')).toBeVisible();
    await fillIn(page, say, email);
    await page.getByLabel('Paikkakunta').fill('Oulu');
    await page.getByLabel('Olen yritysasiakas').check();
    await page.getByLabel('Yritys', { exact: true }).fill('Kone Oy');
    await page.getByLabel('Y-tunnus').fill('1234567-8');
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('alert', { name: say.fix })).toContainText('Tarkista Y-tunnus');
    await expect(page.getByLabel('Paikkakunta')).toHaveValue('Oulu');
    await page.getByLabel('Y-tunnus').fill('1234567-1');
    // whoever is as quick as a robot is asked to send once more
    const sent = page.getByRole('heading', { name: say.sent });
    await expect(async () => {
      await page.getByRole('button', { name: say.send }).click();
      await expect(sent).toBeVisible({ timeout: 2000 });
    }).toPass();
    const number = /T\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

    const path = await linkInMail(page, email, say.copy);
    await replyTo(number, reply(inDays(14)));
    await page.goto(path);
    await page.getByText('Hylkää tarjous').click();
    await page.getByLabel('Kerro halutessasi').fill('Liian kallis');
    await page.getByRole('button', { name: 'Vahvista hylkäys' }).click();
    await expect(page.getByText('Kiitos tiedosta. Tarjous on hylätty.')).toBeVisible();
    await expect(page.getByText('Hylätty', { exact: true })).toBeVisible();
  });
});
