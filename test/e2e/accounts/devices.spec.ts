import { expect, type Page } from '@playwright/test';
import {
  chooseParcel,
  choosePayment,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  newEmail,
  openCheckout,
  placeOrder,
  pressAdd,
  putTyreIntoCart,
  words,
} from '../shopper.ts';
import { accountNav } from './account-nav.ts';
import { accountWords } from './account-words.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { test } from './visitor.ts';

const say = words.fi;
const device = {
  fi: {
    ...words.fi,
    base: '',
    cart: 'Ostoskori',
    pieces: (n: number) => `Ostoskori, ${n} ${n > 1 ? 'tuotetta' : 'tuote'}`,
  },
  en: {
    ...words.en,
    base: '/en',
    cart: 'Shopping cart',
    pieces: (n: number) => `Shopping cart, ${n} item${n > 1 ? 's' : ''}`,
  },
} as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' };

const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Ostoskori|Shopping cart)/ });
const lines = (page: Page) =>
  page.getByRole('list', { name: /^(Tuotteet ostoskorissa|Products in the cart)$/ }).getByRole('listitem');

async function signIn(page: Page, email: string, language: Language = 'fi') {
  await page.goto(`${device[language].base}/kirjaudu`);
  await signInByMail(page, email, language);
}

/** Puts another product into the cart than `putTyreIntoCart` does. */
async function putHelmetIntoCart(page: Page, language: Language) {
  const { list, inStock, added } = words[language];
  await page.goto(`${list}?q=Routa`);
  const helmet = page.getByRole('main').getByRole('article').filter({ hasText: inStock });
  await helmet.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await hydrated(page);
  await pressAdd(page, language);
  await expect(page.getByText(added)).toBeVisible();
}

/** What another look at the tab brings: the browser tells it as a focus. */
const lookAt = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Everything this device keeps for the shop. */
const storedOn = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('a cart follows its customer from one device to another, nothing lost, nothing doubled', { tag: '@main' }, async ({
  browser,
}) => {
  const { fi, en } = device;
  const email = newEmail();
  const laptop = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext(PHONE)).newPage();

  await putTyreIntoCart(laptop, 'fi');
  await signIn(laptop, email);
  await expect(cartButton(laptop)).toHaveAccessibleName(fi.pieces(1));

  await putHelmetIntoCart(phone, 'en');
  await signIn(phone, email, 'en');
  await expect(cartButton(phone)).toHaveAccessibleName(en.pieces(2));
  await phone.goto('/en/ostoskori');
  await expect(lines(phone)).toHaveCount(2);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await laptop.goto('/ostoskori');
  await expect(lines(laptop)).toHaveCount(2);
  // the same product on both: not twice
  await phone.reload();
  await expect(cartButton(phone)).toHaveAccessibleName(en.pieces(2));

  const sent = laptop.waitForResponse('/api/customer-cart');
  await lines(laptop).first().getByRole('button', { name: 'Lisää' }).click();
  expect((await sent).status()).toBe(200);
  await lookAt(phone);
  await expect(cartButton(phone)).toHaveAccessibleName(en.pieces(3));

  const removed = phone.waitForResponse('/api/customer-cart');
  await lines(phone)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await removed;
  await lookAt(laptop);
  await expect(lines(laptop)).toHaveCount(1);
});

test('signing out cleans the device, its other tabs too; the quote cart stays', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/varaosahaku?koodi=8328958');
  await hydrated(page);
  await page.getByRole('button', { name: 'Lisää 8328958 tarjouskoriin' }).first().click();
  await expect(page.getByText('Tuote lisätty tarjouskoriin!')).toBeVisible();
  await putTyreIntoCart(page, 'fi');
  await signIn(page, email);
  await expect(page).toHaveURL('/oma-tili/yhteenveto');
  await expect(cartButton(page)).toHaveAccessibleName('Ostoskori, 1 tuote');

  const otherTab = await context.newPage();
  await otherTab.goto('/oma-tili/omat-tiedot');
  await expect(otherTab.getByText(email).first()).toBeVisible();
  await expect(cartButton(otherTab)).toHaveAccessibleName('Ostoskori, 1 tuote');

  await (await accountNav(page, accountWords.fi)).getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Ostoskori');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Tarjouskori, 1/ })).toBeVisible();
  await expect(otherTab).toHaveURL(/\/kirjaudu/);
  await expect(cartButton(otherTab)).toHaveAccessibleName('Ostoskori');
  await expect(otherTab.getByText(email)).toHaveCount(0);
  const left = await storedOn(page);
  expect(left).not.toContain(email);
  expect(left).not.toContain('account-cart');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in');
});

test('a session that was ended elsewhere leaves nothing on this device', { tag: '@thorough' }, async ({ browser }) => {
  const email = newEmail();
  const laptop = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext()).newPage();
  await putTyreIntoCart(laptop, 'fi');
  await signIn(laptop, email);
  await expect(cartButton(laptop)).toHaveAccessibleName('Ostoskori, 1 tuote');
  await signIn(phone, email);
  await expect(cartButton(phone)).toHaveAccessibleName('Ostoskori, 1 tuote');

  await phone.goto('/oma-tili/omat-tiedot');
  await phone.getByRole('button', { name: 'Kirjaudu ulos kaikilta laitteilta' }).click();
  await expect(cartButton(phone)).toHaveAccessibleName('Ostoskori');

  await lookAt(laptop);
  await expect(laptop).toHaveURL(/\/kirjaudu/);
  await expect(cartButton(laptop)).toHaveAccessibleName('Ostoskori');
  expect(await storedOn(laptop)).not.toContain('account-cart');

  // the account still has it
  await signIn(laptop, email);
  await expect(cartButton(laptop)).toHaveAccessibleName('Ostoskori, 1 tuote');
});

test('a customer orders with what the account knows, and the order opens without a key on the device', {
  tag: '@thorough',
}, async ({ browser }) => {
  const email = newEmail();
  const page = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext()).newPage();
  await signIn(page, email);
  await signIn(phone, email);
  await putTyreIntoCart(page, 'fi');
  await openCheckout(page, 'fi');
  await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel(say.firstname).fill('Maija');
  await page.getByLabel(say.lastname).fill('Mallikas');
  await page.getByLabel(say.phone).fill('040 123 4567');
  await page.getByRole('button', { name: say.goOn }).click();
  await chooseParcel(page, 'fi');
  await choosePayment(page);
  await placeOrder(page, 'fi');
  await lookAt(phone);
  await expect(cartButton(phone)).toHaveAccessibleName('Ostoskori, 1 tuote');
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => name.startsWith('order_'))).toEqual([]);

  // bought on one device, gone on both
  await page.goto('/');
  await expect(cartButton(page)).toHaveAccessibleName('Ostoskori');
  await lookAt(phone);
  await expect(cartButton(phone)).toHaveAccessibleName('Ostoskori');
});
