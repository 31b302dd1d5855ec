import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { storageRegistry } from '#web/storefront/site/consent/storage-registry.ts';
import { newAccount } from '../accounts/new-account.ts';
import { putTyreIntoCart, words } from '../shopper.ts';

const HELMET = '/product/routa-tunturi-kelkkakypara';
/** Every page that reads what the browser keeps, and one of each kind beside them. */
const PAGES = [
  ...['/', '/en', '/haku?q=renkaat', '/category/ajovarusteet/kyparat', HELMET, '/ostoskori', '/kassa', '/tarjouskori'],
  ...['/vertailu', '/varaosahaku', '/kirjaudu', '/evasteet', '/oma-tili/toivelistat', '/cms/myymalat/oulu'],
];

/**
 * What stands under a key: `__KEY__` becomes the key itself. `pieces`: how many an account's cart of one has after it, where
 * some of it can be read as lines.
 */
type Garbage = { name: string; value: string; pieces?: { 'cart-store': number; both: number } };

const LINE = { id: 'A', version: 3, sku: 'A', amount: 1, title: 'A' };
const PRICED = { ...LINE, price: { finalPrice: { inclTax: 100 } }, stock: { qty: 1 } };
const wrapped = (state: unknown) => JSON.stringify({ state, version: 0 });
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const GARBAGE: readonly Garbage[] = [
  { name: 'no JSON', value: '{"state":{"items":[{' },
  { name: 'nothing', value: '' },
  { name: 'null', value: 'null' },
  { name: 'a number', value: '-1e309' },
  { name: 'a text', value: '"\u0000\ud800"' },
  {
    name: 'a list of everything',
    value: '[null,1,"x",[],{},{"number":"1","lines":[null,{"sku":1}]},{"number":"2","lines":{}}]',
  },
  { name: 'an object of nothings', value: '{"state":null,"items":null,"lines":null,"key":null,"of":null,"text":null}' },
  { name: 'states of wrong types', value: wrapped({ items: 'x', vehicles: 5, of: 1, lines: {}, createdAt: {} }) },
  {
    name: 'lines of wrong types',
    pieces: { 'cart-store': 3, both: 3 },
    value: wrapped({
      items: [
        null,
        7,
        [],
        { sku: {} },
        { ...LINE, amount: '9' },
        { ...LINE, price: null },
        { ...PRICED, sku: 'B', id: 'B' },
      ],
      vehicles: [null, 3, { make: {}, model: [] }, { make: 'x'.repeat(5000), model: '~', year: 1e9 }],
      of: 'x',
      lines: [null, 5, { sku: null }, { sku: 'A', amount: -4 }],
      campaign: [],
      giftCard: { code: 7 },
      cartRule: { priceTiers: [null] },
      offers: { ofTiers: [1], automatic: {} },
      validationResult: 5,
    }),
  },
  {
    name: 'an old version',
    // whole: what was in the account's cart has been taken out here, unless nothing tells what that was
    pieces: { 'cart-store': 1, both: 2 },
    value: wrapped({
      items: [{ ...PRICED, version: 1, price: 12.5, stock: true }],
      createdAt: 5,
      cart: {},
      version: -2,
    }),
  },
  {
    name: 'fields of wrong types',
    value: JSON.stringify({
      email: {},
      country: 'XX',
      customerType: 'robot',
      methodId: '\ud800',
      key: 5,
      of: [],
      lines: [{}],
      text: 5,
    }),
  },
  { name: 'depth', value: deep(20_000) },
  { name: 'length', value: JSON.stringify('x'.repeat(200_000)) },
];

const KEYS = storageRegistry.flatMap(({ kind, name }) =>
  kind === 'local' || kind === 'session' ? [{ kind, key: name.replace('*', 'x') }] : [],
);

const COOKIES = [
  ...[
    'consent',
    'i18n_redirected',
    'signed_in',
    'sign_in_intent',
    'sign_in_language',
    'account_made_here',
    'wish_added',
  ],
  ...['tieva.session_token', 'tieva.session_data', 'order_1', 'quote_x', '_ga'],
];

/** Fills every key before the shop's own scripts run, once in a tab; what the shop writes since stays. */
async function corrupt(context: BrowserContext, value: string, keys = KEYS) {
  await context.addInitScript(
    ({ text, all }) => {
      if (window.name === 'corrupted') return;
      window.name = 'corrupted';
      for (const { kind, key } of all) (kind === 'local' ? localStorage : sessionStorage).setItem(key, text);
    },
    { text: value, all: keys },
  );
}

/** Everything that went wrong on a page: errors, and what was written into its console. */
function wrongOn(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.stack}`));
  page.on('console', (message) => {
    // a page that is for customers answers 401 or 404 to others: that is no error of the page
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      wrong.push(`${page.url()}: ${message.text()}`);
  });
  return wrong;
}

/** The page lives and is no error page. */
async function expectWell(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect(answer?.status(), path).toBeLessThan(400);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByText(/Jotain meni pieleen|Something went wrong/), path).toHaveCount(0);
}

async function expectToBuy(page: Page) {
  await putTyreIntoCart(page, 'fi');
  await page.getByRole('link', { name: words.fi.toCartFromToast }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.fi.cartTitle })).toBeVisible();
  await page.getByRole('link', { name: words.fi.toCheckout }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.fi.checkoutTitle })).toBeVisible();
}

async function walk(page: Page) {
  const wrong = wrongOn(page);
  for (const path of PAGES) await expectWell(page, path);
  await expectToBuy(page);
  expect(wrong).toEqual([]);
}

test('lines of wrong types in every key: pages open, and what is put into the cart is bought', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong = wrongOn(page);
  await corrupt(page.context(), GARBAGE.find(({ name }) => name === 'lines of wrong types')?.value ?? '');
  for (const path of ['/', HELMET, '/ostoskori', '/tarjouskori', '/vertailu']) await expectWell(page, path);
  await expectToBuy(page);
  expect(wrong).toEqual([]);
});

for (const { name, value } of GARBAGE)
  test(`every key holds ${name} @thorough`, async ({ page }) => {
    test.setTimeout(300_000);
    await corrupt(page.context(), value);
    await walk(page);
  });

for (const { kind, key } of KEYS)
  test(`${kind} ${key} alone holds each kind of garbage @thorough`, async ({ browser }) => {
    test.setTimeout(300_000);
    for (const { name, value } of GARBAGE) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const wrong = wrongOn(page);
      await corrupt(context, value, [{ kind, key }]);
      for (const path of [HELMET, '/ostoskori']) await expectWell(page, path);
      expect(wrong, name).toEqual([]);
      await context.close();
    }
  });

for (const value of ['', '%', '%E0%A4%A', 'null', '1.x.y', 'x'.repeat(300)])
  test(`every cookie holds ${value.slice(0, 10) || 'nothing'} @thorough`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await page.context().addCookies(COOKIES.map((cookie) => ({ name: cookie, value, url: baseURL ?? '' })));
    // without an answer about cookies the banner is asked about first
    const banner = page.locator('[aria-labelledby=consent-title]');
    await page.addLocatorHandler(banner.getByRole('button', { name: /^Vain välttämättömät/ }), (button) =>
      button.click(),
    );
    await walk(page);
  });

/** How a browser refuses: at the first look, or when something is to be written. */
const REFUSALS: Record<string, () => void> = {
  'is forbidden (SecurityError)': () => {
    const forbid = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbid);
    Object.defineProperty(window, 'sessionStorage', forbid);
  },
  'is full (QuotaExceededError)': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'fails at everything': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The disk is broken.', 'UnknownError');
      };
  },
};

for (const [how, refuse] of Object.entries(REFUSALS))
  test(`storage ${how} @thorough`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(refuse);
    await walk(page);
  });

const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ostoskori/ });

/** What the account's cart is at the server, asked on a device that has kept nothing. */
async function expectCartElsewhere(page: Page, pieces: RegExp) {
  const cookies = await page.context().cookies();
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('no browser');
  await other.addCookies(cookies);
  const device = await other.newPage();
  await device.goto('/');
  await expect(cartButton(device)).toHaveAccessibleName(pieces);
  await other.close();
}

for (const broken of ['cart-store', 'account-cart', 'both'] as const)
  for (const { name, value, pieces: kept } of GARBAGE)
    test(`an account's cart outlives ${name} in ${broken} @thorough`, async ({ page, baseURL }) => {
      await newAccount(page, 'fi');
      await putTyreIntoCart(page, 'fi');
      await expectCartElsewhere(page, /, 1 tuote$/);
      await page.goto('about:blank');
      const keys = broken === 'both' ? ['cart-store', 'account-cart'] : [broken];
      await corrupt(
        page.context(),
        value,
        keys.map((key) => ({ kind: 'local', key })),
      );
      await page.goto(`${baseURL}/`);
      // what the catalog does not know waits for the cart page, which names it
      const count = broken === 'account-cart' ? 1 : (kept?.[broken] ?? 1);
      const pieces = count === 1 ? /, 1 tuote$/ : new RegExp(`, ${count} tuotetta$`);
      await expect(cartButton(page)).toHaveAccessibleName(pieces);
      await page.waitForLoadState('networkidle');
      await expectCartElsewhere(page, pieces);
    });
