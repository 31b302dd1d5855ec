import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const say = {
  fi: {
    root: '/',
    menu: 'Valikko',
    close: 'Sulje',
    back: 'Takaisin',
    all: 'Näytä kaikki',
    gear: 'Ajovarusteet',
    helmets: 'Kypärät',
    fixed: [
      ['Varaosahaku', '/varaosahaku'],
      ['Vaihtolaitteet', '/vaihtolaitteet'],
      ['Huoltopalvelut', '/cms/palvelut/huoltopalvelut'],
      ['Brändit', '/brandit'],
      ['Asiakaspalvelu', '/cms/asiakaspalvelu'],
    ],
  },
  en: {
    root: '/en',
    menu: 'Menu',
    close: 'Close',
    back: 'Back',
    all: 'Show all',
    gear: 'Riding gear',
    helmets: 'Helmets',
    fixed: [
      ['Spare part search', '/en/varaosahaku'],
      ['Trade-ins', '/en/vaihtolaitteet'],
      ['Workshop services', '/en/cms/palvelut/huoltopalvelut'],
      ['Brands', '/en/brandit'],
      ['Customer service', '/en/cms/asiakaspalvelu'],
    ],
  },
} as const;
type Words = (typeof say)[keyof typeof say];

const buttonOf = (page: Page, words: Words = say.fi) => page.getByRole('button', { name: words.menu, exact: true });
const menuOf = (page: Page, words: Words = say.fi) => page.getByRole('dialog', { name: words.menu });

async function openMenu(page: Page, words: Words = say.fi) {
  await buttonOf(page, words).click();
  await expect(menuOf(page, words)).toBeVisible();
  return menuOf(page, words);
}

for (const locale of ['fi', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the open menu has its links and no fault: ${locale}, ${colorScheme}`, async ({ page }) => {
      const words = say[locale];
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(words.root);
      const menu = await openMenu(page, words);
      expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(500);
      for (const [name, address] of words.fixed)
        await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await menu.getByRole('button', { name: words.gear }).click();
      await expect(menu.getByRole('heading', { name: words.gear })).toBeVisible();
      await expectAccessible(page);
      await menu.getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(`${locale === 'en' ? '/en' : ''}/category/ajovarusteet`);
      await expect(menu).toBeHidden();
    });

for (const locale of ['fi', 'en'] as const)
  test(`keys alone: in, in again, back to where it was, and out: ${locale}`, async ({ page }) => {
    const words = say[locale];
    await page.goto(words.root);
    await expect(buttonOf(page, words)).toBeVisible();
    await buttonOf(page, words).focus();
    await page.keyboard.press('Enter');
    const menu = menuOf(page, words);
    await expect(menu.getByRole('button', { name: words.close })).toBeFocused();
    await menu.getByRole('button', { name: words.gear }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: words.back })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: words.all })).toBeFocused();
    await menu.getByRole('button', { name: words.helmets }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('heading', { name: words.helmets })).toBeVisible();
    await expect(menu.getByRole('button', { name: words.back })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: words.helmets })).toBeFocused();
    await menu.getByRole('button', { name: words.back }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: words.gear })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(buttonOf(page, words)).toBeFocused();
  });

test('it opens at its beginning again @thorough', async ({ page }) => {
  await page.goto('/');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Ajovarusteet' }).click();
  await menu.getByRole('button', { name: 'Sulje' }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Ajovarusteet' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Takaisin' })).toBeHidden();
});

/** Milliseconds from pressing the close button until the menu is gone from the screen. */
const closingTime = (page: Page) =>
  page.evaluate(async () => {
    const menu = document.querySelector<HTMLDialogElement>('dialog[open]');
    const started = performance.now();
    menu?.querySelector('button')?.click();
    while (menu && getComputedStyle(menu).display !== 'none') await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });

test('closing takes 500 ms, and no time where less motion is asked for @thorough', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  const slow = await closingTime(page);
  expect(slow).toBeGreaterThanOrEqual(450);
  expect(slow).toBeLessThan(1500);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMenu(page);
  expect(await closingTime(page)).toBeLessThan(250);
});

test('a link to the page that is shown closes it too @thorough', async ({ page }) => {
  await page.goto('/brandit');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Brändit', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/brandit');
});

test('a menu that cannot be loaded leads to the categories @thorough', async ({ page }) => {
  await page.route('**/assets/menu-drawer-*.js', (route) => route.abort());
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // the first failure reloads the page
  const again = page.waitForEvent('load');
  await buttonOf(page).click();
  await again;
  await page.waitForLoadState('networkidle');
  await buttonOf(page).click();
  await expect(page).toHaveURL('/category');
});

test('a late menu failure does not navigate', async ({ page }) => {
  const failing: (() => Promise<void>)[] = [];
  await page.route('**/menu.json*', (route) => {
    failing.push(() => route.abort());
  });
  await page.goto('/category', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Valikko' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Renkaat/ })
    .first()
    .click();
  await expect(page).toHaveURL('/category/renkaat');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  const failed = page.waitForEvent('requestfailed');
  for (const fail of failing) await fail();
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page).toHaveURL('/category/renkaat');
});

test('the quote cart stands in the header when something is in it', async ({ page }) => {
  await page.goto('/');
  await expect(buttonOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Tarjouskori/ })).toHaveCount(0);
  const item = { version: 1, baseType: 'quoteCartItem', id: 'A', sku: 'A', title: 'A', amount: 3 };
  await page.evaluate(
    (text) => localStorage.setItem('quote-cart-store', text),
    JSON.stringify({ state: { items: [item] } }),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Tarjouskori, 3 tuotetta' }).click();
  await expect(page).toHaveURL('/tarjouskori');
});

test('the home page finds parts by code and supplier @thorough', async ({ page }) => {
  await page.goto('/en');
  const band = page.getByRole('region', { name: 'Find a spare part by product number' });
  await band.getByLabel('Product number').fill('9912');
  await band.getByLabel('Supplier', { exact: true }).selectOption('Arctic Cat');
  await band.getByRole('button', { name: 'Find part' }).click();
  await expect(page).toHaveURL('/en/varaosahaku?koodi=9912&toimittaja=arctic-cat');
  await page.goto('/en');
  await band.getByRole('link', { name: 'Polaris' }).click();
  await expect(page).toHaveURL('/en/varaosahaku?toimittaja=polaris');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button is a link to the categories, the part box a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Tuotenumero' }).fill('9912');
    await page.getByRole('button', { name: 'Hae varaosa' }).click();
    await expect(page).toHaveURL('/varaosahaku?koodi=9912&toimittaja=');
    await page.getByRole('link', { name: 'Valikko' }).click();
    await expect(page).toHaveURL('/category');
  });
});
