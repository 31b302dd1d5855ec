import { expect, type Page, test } from '@playwright/test';
import { newAccount } from '../accounts/new-account.ts';
import { test as visitorTest } from '../accounts/visitor.ts';
import {
  choosePayment,
  chooseStorePickup,
  fillContact,
  newEmail,
  openCheckout,
  placeOrder,
  putTyreIntoCart,
  words,
} from '../shopper.ts';
import { expectOnlyEssential, lookInside, type Watch, watch } from './watch.ts';

const main = (page: Page) => page.getByRole('main');
const watched = (page: Page, baseURL: string | undefined) => watch(page.context(), new URL(baseURL ?? '').origin);
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** The keys that a road is known to need: a watch that sees nothing would find nothing wrong. */
const expectSeen = ({ kept }: Watch, ...keys: string[]) => expect([...kept]).toEqual(expect.arrayContaining(keys));

test('without consent a whole purchase stores essentials only and requests no other site', async ({
  page,
  baseURL,
}) => {
  const seen = await watched(page, baseURL);
  await open(page, '/');
  await putTyreIntoCart(page, 'fi');
  await lookInside(page, seen);
  await openCheckout(page, 'fi');
  await fillContact(page, 'fi', newEmail());
  await chooseStorePickup(page, 'fi');
  await choosePayment(page);
  await lookInside(page, seen);
  await placeOrder(page, 'fi');
  await page.getByRole('button', { name: words.fi.pay, exact: true }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${words.fi.paid}$`) })).toBeVisible();
  await lookInside(page, seen);
  expectSeen(seen, 'local cart-store', 'session checkout-form', 'session checkout-key', 'local placed-orders');
  expect([...seen.kept].some((key) => key.startsWith('cookie order_'))).toBe(true);
  expectOnlyEssential(seen);
});

test('with everything refused the tools of the shop keep what was asked for, @thorough', async ({
  page,
  baseURL,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 500, 'on phones some of them stand in menus');
  const seen = await watched(page, baseURL);
  await open(page, '/category/ajovarusteet/kyparat');
  await main(page)
    .getByRole('checkbox', { name: /^Vertaa: / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Vertailu', exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Näytä hinnat ilman arvonlisäveroa' }).check();
  await page
    .getByRole('link', { name: /In English|Suomeksi/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/product/kaira-reitti-600-e');
  await open(page, '/product/polaris-valkea-variaattorihihna');
  await open(page, '/varaosahaku?koodi=8328');
  await main(page).getByRole('button', { name: 'Lisää 8328958 tarjouskoriin' }).click();
  await expect(page.getByText('Tuote lisätty tarjouskoriin!')).toBeVisible();
  await page.getByRole('link', { name: 'Siirry tarjouskoriin' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarjouskori' })).toBeVisible();
  await lookInside(page, seen);
  for (const path of ['/cms/myymalat/oulu', '/uutiset-ja-artikkelit', '/kampanjat', '/haku?q=kelkka', '/evasteet'])
    await open(page, path);
  await page.goBack({ waitUntil: 'networkidle' });
  await lookInside(page, seen);
  expectSeen(
    seen,
    'local compare-store',
    'local vat-store',
    'local quote-cart-store',
    'cookie i18n_redirected',
    'session scroll-positions',
  );
  expect([...seen.kept]).not.toContain('local recently-viewed');
  expectOnlyEssential(seen);
});

visitorTest('with everything refused an account keeps the essential only, @thorough', async ({ page, baseURL }) => {
  const seen = await watched(page, baseURL);
  await page.goto('/kirjaudu?toive=41-2207');
  await newAccount(page, 'fi');
  for (const path of [
    '/oma-tili/yhteenveto',
    '/oma-tili/tilaukset',
    '/oma-tili/toivelistat',
    '/product/kaira-reitti-600-e',
  ])
    await open(page, path);
  await lookInside(page, seen);
  expectSeen(seen, 'cookie tieva.session_token', 'cookie signed_in');
  expectOnlyEssential(seen);
});
