import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The words of the shop that a shopper goes by, in both languages. */
export const words = {
  fi: {
    home: '/',
    list: '/haku',
    cart: '/ostoskori',
    search: 'Etsi tuotteita',
    inStock: /\d myymälässä/,
    add: 'Lisää ostoskoriin',
    added: 'Tuote lisätty ostoskoriin!',
    toCartFromToast: 'Siirry ostoskoriin',
    cartTitle: 'Ostoskori',
    toCheckout: 'Siirry kassalle',
    checkoutTitle: 'Kassa',
    firstname: 'Etunimi',
    lastname: 'Sukunimi',
    email: 'Sähköposti',
    phone: 'Puhelin',
    goOn: 'Jatka toimitukseen',
    byStore: /^Nouda myymälästä/,
    byPoint: /^Nouda noutopisteestä/,
    byHome: /^Kotiinkuljetus/,
    storePickup: /^Rovaniemi/,
    parcel: /^Posti Noutopiste/,
    homeDelivery: /^Posti Kotiinkuljetus/,
    pointsPostcode: 'Hae noutopisteet postinumerolla',
    point: 'Valitse noutopiste',
    street: 'Katuosoite',
    postcode: 'Postinumero',
    city: 'Postitoimipaikka',
    place: 'Tilaa ja maksa',
    simulator: 'Maksusimulaattori',
    pay: 'Maksa',
    cancel: 'Peruuta',
    pending: 'Jätä odottamaan',
    more: 'Lisää',
    twice: 'Kahdesti',
    noRedirect: /^Älä palaa kauppaan/,
    seconds: 'Viive sekunteina',
    stays: 'Valmis. Selainta ei ohjata takaisin kauppaan.',
    thanks: 'Kiitos tilauksesta!',
    waiting: /^Kiitos! Odotamme/,
    number: /^Tilausnumero (\d+)$/,
    paid: 'Maksettu',
    empty: 'Ostoskorisi on tyhjä',
    cancelled: /^Maksu peruttiin/,
  },
  en: {
    home: '/en',
    list: '/en/haku',
    cart: '/en/ostoskori',
    search: 'Search products',
    inStock: /In \d+ stores?/,
    add: 'Add to cart',
    added: /added to (the )?cart/i,
    toCartFromToast: /^(Go to|View) (the )?cart/i,
    cartTitle: 'Shopping cart',
    toCheckout: 'Go to checkout',
    checkoutTitle: 'Checkout',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    goOn: 'Continue to delivery',
    byStore: /^Collect from a store/,
    byPoint: /^Collect from a pickup point/,
    byHome: /^Home delivery/,
    storePickup: /^Rovaniemi/,
    parcel: /^Posti Pickup point/,
    homeDelivery: /^Posti Home delivery/,
    pointsPostcode: 'Find pickup points by postcode',
    point: 'Choose a pickup point',
    street: 'Street address',
    postcode: 'Postcode',
    city: 'Town',
    place: 'Order and pay',
    simulator: 'Payment simulator',
    pay: 'Pay',
    cancel: 'Cancel',
    pending: 'Leave pending',
    more: 'More',
    twice: 'Twice',
    noRedirect: /^Do not return to the shop/,
    seconds: 'Delay in seconds',
    stays: 'Done. The browser is not sent back to the shop.',
    thanks: 'Thank you for your order!',
    waiting: /^Thank you! We are waiting/,
    number: /^Order number (\d+)$/,
    paid: 'Paid',
    empty: 'Your cart is empty',
    cancelled: /^The payment was cancelled/,
  },
} as const;

export type Language = keyof typeof words;

let buyers = 0;
/** An address of its own for every buyer, so that each finds only its own mail. */
export const newEmail = () => `ostaja-${Date.now()}-${process.pid}-${buyers++}@esimerkki.fi`;

/** No WCAG 2.2 AA problem that axe can see on the page as it is now. */
export async function expectAccessible(page: Page) {
  // a page without frames is judged where it is, not in another page that is opened for it
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    // the elements that pass are not described: a third of axe's time
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** Nothing wider than the screen: no sideways scroll. */
export async function expectNoSidewaysScroll(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Waits until the page's scripts run: before that the menu's button is a link. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('header [aria-haspopup=dialog]')).toBeAttached();

/** Chooses the first size that is in stock where none is chosen, and presses the buy button (product-10). */
export async function pressAdd(page: Page, language: Language) {
  const main = page.getByRole('main');
  const options = main.getByRole('form', { name: language === 'en' ? 'Options' : 'Vaihtoehdot' });
  const add = main.getByRole('button', { name: words[language].add, exact: true });
  // one of them is there when the page that a link opened has come
  await expect(add.or(options).first()).toBeVisible();
  const unchosen = options.locator('fieldset:not(:has(:checked))');
  while ((await unchosen.count()) > 0) {
    const left = await unchosen.count();
    await unchosen.first().locator('input:not([aria-label*=","])').first().check();
    await expect(unchosen).toHaveCount(left - 1);
  }
  await add.first().click();
}

/** Puts the product of a page into the cart. */
export async function putIntoCart(page: Page, language: Language, slug: string) {
  const say = words[language];
  await page.goto(`${language === 'en' ? '/en' : ''}/product/${slug}`);
  await hydrated(page);
  await pressAdd(page, language);
  await expect(page.getByText(say.added)).toBeVisible();
}

/** Finds tyres by the search box of the home page. */
export async function findTyres(page: Page, language: Language) {
  const say = words[language];
  await page.goto(say.home);
  const search = page.getByRole('combobox', { name: say.search });
  await search.fill('renkaat');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=renkaat/);
}

/** Puts the first tyre that is in stock into the cart; starts at the list of tyres. */
export async function putTyreIntoCart(page: Page, language: Language) {
  const say = words[language];
  if (!page.url().includes('/haku')) await page.goto(`${say.list}?q=renkaat`);
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: say.inStock })
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/product\//);
  await hydrated(page);
  await pressAdd(page, language);
  await expect(page.getByText(say.added)).toBeVisible();
}

export async function openCheckout(page: Page, language: Language) {
  const say = words[language];
  await page.getByRole('link', { name: say.toCartFromToast }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.cartTitle })).toBeVisible();
  await page.getByRole('link', { name: say.toCheckout }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.checkoutTitle })).toBeVisible();
}

export async function fillContact(page: Page, language: Language, email: string) {
  const say = words[language];
  await page.getByLabel(say.firstname).fill('Maija');
  await page.getByLabel(say.lastname).fill('Mallikas');
  await page.getByRole('textbox', { name: say.email }).fill(email);
  await page.getByLabel(say.phone).fill('040 123 4567');
  await page.getByRole('button', { name: say.goOn }).click();
}

export async function chooseStorePickup(page: Page, language: Language) {
  await page.getByRole('radio', { name: words[language].byStore }).check();
  await page.getByRole('radio', { name: words[language].storePickup }).check();
}

export async function chooseParcel(page: Page, language: Language) {
  const say = words[language];
  await page.getByRole('radio', { name: say.byPoint }).check();
  await page.getByRole('radio', { name: say.parcel }).check();
  await page.getByLabel(say.pointsPostcode).fill('96200');
  await page.getByRole('group', { name: say.point }).getByRole('radio').first().check();
}

export async function choosePayment(page: Page) {
  await page.getByRole('radio', { name: /^OP (Verkkopankki|Online bank)/ }).check();
}

/** Presses the order button and waits for the payment page. */
export async function placeOrder(page: Page, language: Language) {
  const say = words[language];
  await page.getByRole('button', { name: say.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
}

/** The order number on the thank-you page. */
export async function orderNumberOf(page: Page, language: Language): Promise<string> {
  const text = await page.getByText(words[language].number).first().textContent();
  return words[language].number.exec(text ?? '')?.[1] ?? '';
}

/** Waits for the mails of an address: the confirmation goes through the queue. */
export async function expectMails(page: Page, email: string, containing: string[]) {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
        const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
        return messages.map(({ subject, text }) => `${subject}\n${text}`);
      },
      { timeout: 20_000 },
    )
    .toEqual(containing.map((text) => expect.stringContaining(text)));
}

/** Everything up to the payment page, with store pickup. */
export async function goToPayment(page: Page, language: Language, email: string) {
  await putTyreIntoCart(page, language);
  await openCheckout(page, language);
  await fillContact(page, language, email);
  await chooseStorePickup(page, language);
  await choosePayment(page);
  await placeOrder(page, language);
}
