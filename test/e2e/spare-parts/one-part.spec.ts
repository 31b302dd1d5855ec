import { expect, test } from '@playwright/test';
import {
  chooseParcel,
  choosePayment,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  hydrated,
  newEmail,
  openCheckout,
  orderNumberOf,
  placeOrder,
  words as shop,
} from '../shopper.ts';
import { code, languages, main, words } from './words.ts';

for (const language of languages) {
  const say = words[language];

  test(`a part is found by its code, bought, paid and delivered (${language})`, { tag: '@main' }, async ({ page }) => {
    await page.goto(say.search);
    await expect(page.getByRole('heading', { name: say.start })).toBeVisible();
    await hydrated(page);
    await main(page).getByLabel(say.code, { exact: true }).fill('8328');
    await main(page).getByRole('button', { name: say.find, exact: true }).click();
    await expect(page.getByRole('heading', { name: say.found(2, '8328') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main(page)
      .getByRole('button', { name: say.addOf('8328958') })
      .click();
    await expect(page.getByText(say.addedOne)).toBeVisible();
    await openCheckout(page, language);
    await fillContact(page, language, newEmail());
    await chooseParcel(page, language);
    await choosePayment(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: shop[language].pay, exact: true }).click();
    await expect(page.getByRole('heading', { name: shop[language].thanks })).toBeVisible();
    expect(await orderNumberOf(page, language)).toMatch(/^\d+$/);
    await expect(main(page).getByText('Polaris, 8328958')).toBeVisible();
  });

  test(`suppliers, stock and columns narrow and sort what is found (${language})`, async ({ page }) => {
    await page.goto(`${say.search}?koodi=83`);
    await hydrated(page);
    await main(page)
      .getByRole('button', { name: /^Suzuki/ })
      .click();
    await expect(page).toHaveURL(/koodi=83.*toimittaja=suzuki|toimittaja=suzuki.*koodi=83/);
    await expect(main(page).getByRole('button', { name: /^Suzuki/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page, '8301989')).toHaveCount(0);
    await expect(code(page, '83356-ZK503')).toBeVisible();
    await main(page).getByRole('switch', { name: say.inStock }).click();
    await expect(page).toHaveURL(/varastossa=1/);
    await page.goto(`${say.search}?koodi=83&jarjestys=-hinta`);
    await expect(main(page).getByRole('row').filter({ hasText: '€' }).first()).toContainText('642');
  });
}

for (const sku of ['8204417/070@1044', '0914-233#B@1499', '98079-XF+57@88', 'MIX 2% 1L@301'])
  test(`the page of ${sku} is found by its address and from the search${sku.includes('/') ? '' : ' @thorough'}`, async ({
    page,
  }) => {
    const [own = ''] = sku.split('@');
    await page.goto(`/varaosa/${encodeURIComponent(sku)}`);
    await expect(main(page).getByText(own, { exact: true }).first()).toBeVisible();
    await page.goto(`/varaosahaku?koodi=${encodeURIComponent(own)}`);
    await hydrated(page);
    await code(page, own).click();
    await expect(page).toHaveURL(new RegExp(`/varaosa/${encodeURIComponent(sku).replace(/[+.]/g, '\\$&')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Murupolku' }).getByText(own)).toBeVisible();
  });

test('a part page: price, stock, what it fits; from a search it shows before the server responds', async ({ page }) => {
  await page.goto('/varaosahaku?koodi=8328917');
  await hydrated(page);
  // the answer is held back: the page must not wait for it
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/varaosa/**.data*', async (route) => {
    await held;
    await route.continue();
  });
  await code(page, '8328917').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ensiövariaattori, täydellinen' })).toBeVisible();
  await expect(
    main(page)
      .getByText(/642\s€/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: words.fi.fits })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: words.fi.fits })).toBeVisible();
  await expect(page.getByRole('table', { name: /Sopivuus|Mihin sopii|Sopii/ }).first()).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.fi.add, exact: true }).click();
  await expect(page.getByText(words.fi.addedOne)).toBeVisible();
});

test('a replaced part leads on: for good when one took its place, else to a choice @thorough', async ({
  page,
  request,
}) => {
  const moved = await request.get('/varaosa/0948-205@1499', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/varaosa/0948-232%401499']);
  await page.goto('/varaosa/8330070@1044');
  await expect(main(page).getByRole('table', { name: 'Korvaavat osat' }).getByRole('link')).toHaveCount(2);
  await page.goto('/varaosa/KL%206204-2R');
  await expect(page.getByRole('heading', { level: 1, name: words.fi.severalTitle })).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: '€' })).toHaveCount(3);
});

test('impossible codes are the 404 of the specification @thorough', async ({ request }) => {
  for (const path of ['/varaosa/123@', '/varaosa/%20', '/varaosa/9999999@1', '/en/varaosa/@88', '/varaosa/%01@88'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('nothing found: what it may have been, and where @thorough', async ({ page }) => {
  await page.goto('/varaosahaku?koodi=83O5333');
  await expect(page.getByRole('heading', { name: words.fi.unknownTitle })).toBeVisible();
  await expect(
    page.getByRole('table', { name: words.fi.didYouMean }).getByRole('link', { name: '8305333' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a part without a price goes to the quote cart, a replaced one shows its successor', async ({ page }) => {
  await page.goto('/varaosahaku?koodi=9797-265');
  await hydrated(page);
  await expect(main(page).getByRole('cell', { name: '- €' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: words.fi.quoteOf('9797-265') })
    .click();
  await expect(page.getByText(words.fi.quotedOne)).toBeVisible();
  await page.goto('/varaosahaku?koodi=0902-077');
  await expect(main(page).getByText(words.fi.replaced)).toBeVisible();
});

test('the keyboard alone finds, counts and buys a part', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 500, 'a phone has no keyboard');
  await page.goto('/varaosahaku');
  await hydrated(page);
  await main(page).getByLabel(words.fi.code, { exact: true }).focus();
  await page.keyboard.type('8328958');
  await page.keyboard.press('Enter');
  await expect(code(page, '8328958')).toBeVisible();
  await code(page, '8328958').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.fi.addedMany(2))).toBeVisible();
  await expect(main(page).getByText('2 kpl ostoskorissa')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('parts are searched, sorted, paged and read', async ({ page }) => {
    await page.goto('/varaosahaku');
    await main(page).getByLabel(words.fi.code, { exact: true }).fill('83');
    await main(page).getByRole('button', { name: words.fi.find, exact: true }).click();
    await expect(code(page, '8301989')).toBeVisible();
    await main(page).getByRole('link', { name: 'Seuraava sivu' }).click();
    await expect(page).toHaveURL(/sivu=2/);
    await page.goto('/varaosahaku?koodi=83&toimittaja=suzuki&varastossa=1');
    await expect(code(page, '83356-ZK503')).toBeVisible();
    await code(page, '83356-ZK503').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jarruletku, taka' })).toBeVisible();
    await expect(
      main(page)
        .getByText(/53,90\s€/)
        .first(),
    ).toBeVisible();
  });
});
