import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, type Language, words } from '../shopper.ts';

/** The demo's cart rule is about Halla gear: −5 % from 150 €, −10 % from 300 €; this jacket is 249 €. */
const JACKET = '42-1101-KUUSI-M';

const own = {
  fi: {
    add: 'Lisää tuotenumerolla',
    addButton: 'Lisää',
    added: 'Tuote lisätty ostoskoriin!',
    tier: 'Ostoskorin etu',
    first: 'Nyt saat −5 %. Osta kampanjatuotteita vielä 51 € ja saat −10 %',
    top: 'Nyt saat −10 %. Sait koko edun.',
    amount: /^Määrä, Halla Tuisku ajotakki/,
    summary: 'Yhteenveto',
    code: 'Kampanjakoodi',
    codeLabel: 'Koodi',
    use: 'Käytä',
    unknown: "Koodi 'EIOLE' ei ole käytössä.",
    works: 'Koodi POSTI0 on käytössä.',
    free: 'Saat toimituksen ilmaiseksi.',
    remove: 'Poista koodi POSTI0',
    none: "Tuotenumerolla 'EI-OLE' ei löytynyt tuotetta.",
    toQuote: 'Pyydä tarjous tästä korista',
    quoteTitle: 'Tarjouskori',
  },
  en: {
    add: 'Add by product number',
    addButton: 'Add',
    added: 'Product added to the cart!',
    tier: 'Cart discount',
    first: 'You save 5 %. Spend 51 € more on campaign products and save 10 %',
    top: 'You save 10 %. You have the full discount.',
    amount: /^Quantity, Halla Tuisku riding jacket/,
    summary: 'Summary',
    code: 'Campaign code',
    codeLabel: 'Code',
    use: 'Use',
    unknown: "The code 'EIOLE' is not in use.",
    works: 'The code POSTI0 is in use.',
    free: 'Your delivery is free.',
    remove: 'Remove the code POSTI0',
    none: "No product has the number 'EI-OLE'.",
    toQuote: 'Ask for a quote for this cart',
    quoteTitle: 'Quote cart',
  },
} as const;

async function openCart(page: Page, language: Language) {
  await page.goto(words[language].cart);
  await hydrated(page);
}

async function addByCode(page: Page, language: Language, code: string) {
  const say = own[language];
  const field = page.getByRole('textbox', { name: say.add });
  await field.fill(code);
  await page.getByRole('button', { name: say.addButton, exact: true }).click();
}

for (const language of ['fi', 'en'] satisfies Language[]) {
  const say = own[language];
  const thorough = language === 'en' ? ' @thorough' : '';

  test(`a cart reaches its tiers, and a code takes their place for a while (${language})${thorough}`, async ({
    page,
  }) => {
    await openCart(page, language);
    await addByCode(page, language, JACKET.toLowerCase());
    await expect(page.getByText(say.added)).toBeVisible();
    const tier = page.getByRole('region', { name: say.tier });
    const summary = page.getByRole('complementary', { name: say.summary });
    await expect(tier).toContainText(say.first);
    await expect(summary).toContainText('−12,45 €');
    await expect(summary).toContainText('236,55 €');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const amount = page.getByRole('spinbutton', { name: say.amount });
    await amount.fill('2');
    await amount.blur();
    await expect(tier).toContainText(say.top);
    await expect(summary).toContainText('448,20 €');

    // prices are the same after a reload, before anybody has answered
    await page.route('**/functions/**', (route) => route.abort());
    await page.reload();
    await expect(summary).toContainText('448,20 €');
    await page.unroute('**/functions/**');

    await page.getByText(say.code).click();
    const code = page.getByRole('textbox', { name: say.codeLabel, exact: true });
    await code.fill('EIOLE');
    await page.getByRole('button', { name: say.use }).click();
    await expect(page.getByText(say.unknown).first()).toBeVisible();
    await expect(code).toBeFocused();
    // the check that follows clears it: the tier has its place again
    await expect(tier).toContainText(say.top);
    await expectAccessible(page);

    await code.fill('posti0');
    await page.getByRole('button', { name: say.use }).click();
    await expect(page.getByText(say.works)).toBeVisible();
    await expect(page.getByText(say.free)).toBeVisible();
    await expect(summary).toContainText('498 €');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say.remove }).click();
    await expect(code).toBeFocused();
    await expect(tier).toContainText(say.top);
    await expect(summary).toContainText('448,20 €');
  });
}

test('a code of nothing, of several and of a brand nobody knows adds nothing @thorough', async ({ page }) => {
  await openCart(page, 'fi');
  for (const [code, said] of [
    ['EI-OLE', own.fi.none],
    ['8328917@9999', "Tuotenumerolla '8328917@9999' ei löytynyt tuotetta."],
    ['', 'Kirjoita tuotenumero.'],
  ] as const) {
    await addByCode(page, 'fi', code);
    await expect(page.getByText(said)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: words.fi.empty })).toBeVisible();
  await addByCode(page, 'fi', '8328917@1044');
  await expect(page.getByRole('link', { name: /^Ensiövariaattori/ })).toBeVisible();
});

test('a line that is gone is named, a cart is asked about again when somebody looks at it @thorough', async ({
  page,
}) => {
  await openCart(page, 'fi');
  await addByCode(page, 'fi', JACKET);
  await expect(page.getByRole('region', { name: own.fi.tier })).toContainText(own.fi.first);
  // as if the price had been another one when it was put in
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart-store') ?? '');
    stored.state.items[0].price.finalPrice.inclTax = 19_900;
    localStorage.setItem('cart-store', JSON.stringify(stored));
  });
  await page.reload();
  await expect(page.getByText(/Halla Tuisku ajotakki, .*: hinta oli 199\s€, nyt 249\s€/)).toBeVisible();
  await expect(page.getByText('Hinta oli 199 €.')).toBeVisible();
});

test('an open cart is asked about again each minute, and when somebody comes back to it @thorough', async ({
  page,
}) => {
  await page.clock.install();
  await openCart(page, 'fi');
  await addByCode(page, 'fi', JACKET);
  await expect(page.getByRole('link', { name: /^Halla Tuisku ajotakki/ })).toBeVisible();
  const check = () => page.waitForResponse(/paymentGateway-validateCartV2/);
  const minutely = check();
  await page.clock.fastForward(61_000);
  expect((await minutely).ok()).toBe(true);
  let askedAgain = false;
  page.on('request', (request) => {
    askedAgain ||= request.url().includes('paymentGateway-validateCartV2');
  });
  await page.clock.fastForward(6_000);
  // the check before may still be at work: it is not asked twice at once
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(async () => (await comeBack()) && askedAgain).toBe(true);
});

test('a cart is carried over to the quote cart', async ({ page }) => {
  await openCart(page, 'fi');
  await addByCode(page, 'fi', JACKET);
  await page.getByRole('button', { name: own.fi.toQuote }).click();
  await expect(page.getByRole('heading', { level: 1, name: own.fi.quoteTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Halla Tuisku ajotakki/ })).toBeVisible();
});
