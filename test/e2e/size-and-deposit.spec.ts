import { expect, type Page, test } from '@playwright/test';
import { type Found, type SpecialGoods, specialGoods } from './goods.ts';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  type Language,
  newEmail,
  orderNumberOf,
  words,
} from './shopper.ts';

const own = {
  fi: {
    product: '/product/',
    width: 'Leveys, cm',
    length: 'Pituus, cm',
    reserve: 'Varaa maksamalla varausmaksu',
    deposit: /^Varausmaksu nyt .+, loput .+ noudettaessa$/,
    lines: 'Tuotteet ostoskorissa',
    why: /^Varausmaksulla varattu tuote luovutetaan myymälässä/,
    inParts: /^Tilaus yhteensä (.+)\. Maksat nyt (.+) ja noutaessasi (.+)\.$/,
    paidInParts: (now: string, later: string) => `Maksettu nyt ${now}, maksetaan noudettaessa ${later}`,
    noWithdrawal: /peruutusoikeus ei koske/,
    quote: 'Pyydä tarjous',
  },
  en: {
    product: '/en/product/',
    width: 'Width, cm',
    length: 'Length, cm',
    reserve: 'Reserve with a deposit',
    deposit: /^Deposit now .+, the remaining .+ at pickup$/,
    lines: 'Products in the cart',
    why: /^A product reserved with a deposit is handed over at a store/,
    inParts: /^The order is (.+) in total\. You pay (.+) now and (.+) at pickup\.$/,
    paidInParts: (now: string, later: string) => `Paid now ${now}, to be paid at pickup ${later}`,
    noWithdrawal: /does not apply to products cut to your measures/,
    quote: 'Ask for a quote',
  },
} as const;

let goods: SpecialGoods;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  goods = await specialGoods(request);
  await request.dispose();
});

const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('the demo catalog has no such goods');
  return one;
};

const turn = (language: Language, project: string) => (language === 'fi' ? 0 : 1) + (project === 'phone' ? 2 : 0);

/** Puts a piece of a size into the cart. The page says the limits: the smallest width, and a length by choice. */
async function addPiece(page: Page, language: Language, length: 'shortest' | 'longest') {
  const say = own[language];
  const width = page.getByLabel(say.width);
  const limits = async (field: typeof width) => {
    const hint = await page.locator(`#${await field.getAttribute('id')}-description`).textContent();
    const [, min = '', max = ''] = /(\d+)\D(\d+) cm/.exec(hint ?? '') ?? [];
    return { min, max };
  };
  const long = page.getByLabel(say.length);
  await width.fill((await limits(width)).min);
  await long.fill((await limits(long))[length === 'shortest' ? 'min' : 'max']);
  await page.getByRole('main').getByRole('button', { name: words[language].add, exact: true }).first().click();
  await expect(page.getByText(words[language].added).last()).toBeVisible();
  // the panel is above the page
  await page.keyboard.press('Escape');
  return `${await width.inputValue()} × ${await long.inputValue()} cm`;
}

const openProduct = (page: Page, language: Language, { slug, sku }: Found) =>
  page.goto(`${own[language].product}${slug}?sku=${encodeURIComponent(sku)}`);

/** Text without the special spaces of amounts. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

const centsOf = (euros: string) => Math.round(Number(euros.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

for (const language of ['fi', 'en'] satisfies Language[]) {
  test(`two pieces cut to size and a vehicle by its deposit (${language})`, { tag: '@main' }, async ({ page }) => {
    const say = { ...words[language], ...own[language] };
    const email = newEmail();
    await openProduct(page, language, first(goods.cutToSize));
    const sizes = [await addPiece(page, language, 'shortest'), await addPiece(page, language, 'longest')];
    // each test its own vehicle: some are the only one there is
    const vehicle = first(goods.deposit.slice(turn(language, test.info().project.name) % goods.deposit.length));
    await openProduct(page, language, vehicle);
    await expect(page.getByRole('main').getByText(say.deposit)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: say.reserve, exact: true }).first().click();
    await expect(page.getByText(say.added).last()).toBeVisible();
    await page.getByRole('link', { name: say.toCartFromToast }).last().click();

    // two sizes of one product are two lines; the sizes are on them
    await expect(page.getByRole('heading', { level: 1, name: say.cartTitle })).toBeVisible();
    const lines = page.getByRole('list', { name: say.lines });
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    for (const size of sizes) await expect(lines.getByText(new RegExp(`^${size}, `))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: say.toCheckout }).click();
    await fillContact(page, language, email);
    await expect(page.getByText(say.why)).toBeVisible();
    await expect(page.locator('[name=methodId]')).toHaveCount(3);
    await chooseStorePickup(page, language);
    await choosePayment(page);
    await expect(page.getByText(say.noWithdrawal)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // right above the button: the whole, what is paid now and what later, to the cent
    const inParts = plain(await page.getByText(say.inParts).textContent());
    const [, total = '', now = '', later = ''] = say.inParts.exec(inParts) ?? [];
    expect(centsOf(now) + centsOf(later)).toBe(centsOf(total));
    expect(centsOf(later)).toBe(Math.round((vehicle.price.finalPrice.inclTax - (vehicle.deposit ?? 0)) * 100));
    await page.getByRole('button', { name: say.place }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
    expect(plain(await page.getByRole('definition').last().textContent())).toBe(now);

    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
    await expect(page.getByText(say.paidInParts(now, later))).toBeVisible();
    for (const size of sizes) await expect(page.getByText(new RegExp(`^${size}, `))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const number = await orderNumberOf(page, language);
    await expect
      .poll(
        async () => {
          const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
          const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
          const text = plain(messages[0]?.text ?? '');
          return [number, say.paidInParts(now, later).toLowerCase(), ...sizes].filter(
            (part) => !text.toLowerCase().includes(part),
          );
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
    await page.goto(say.cart);
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
  });
}

test('a cart from before names what is now sold by quote only, and leads to its page (product-7)', async ({ page }) => {
  const lines = [{ sku: first(goods.quoteOnly).sku, amount: 1 }];
  await page.goto('/cms/asiakaspalvelu/toimitusehdot');
  await page.evaluate(
    (items) => localStorage.setItem('cart-store', JSON.stringify({ state: { items }, version: 0 })),
    lines,
  );
  await page.goto('/ostoskori');
  await expect(page.getByText(/myydään nyt vain tarjouksella/)).toBeVisible();
  await expect(page.getByRole('link', { name: words.fi.toCheckout })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('list', { name: own.fi.lines }).getByRole('link', { name: own.fi.quote }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('button', { name: words.fi.add, exact: true })).toHaveCount(0);
});
