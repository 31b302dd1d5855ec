import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  openCheckout,
  putTyreIntoCart,
  words,
} from '../shopper.ts';

const say = {
  fi: {
    renewed: 'Kaupasta on uusi versio.',
    reload: 'Päivitä sivu',
    later: 'Ei nyt',
    menu: 'Valikko',
    privacy: 'Tietosuoja',
  },
  en: {
    renewed: 'There is a new version of the shop.',
    reload: 'Reload the page',
    later: 'Not now',
    menu: 'Menu',
    privacy: 'Privacy',
  },
} as const;

const notice = (page: Page, language: Language) => page.getByRole('status').filter({ hasText: say[language].renewed });

/** The shop is renewed while the page is open, and the visitor looks at the page again after a while. */
async function renewShop(page: Page) {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'renewed' } }));
  const asked = page.waitForResponse('**/builds/latest.json*');
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

for (const language of ['fi', 'en'] as const) {
  test(`a new build shows a notice, but never at the checkout (${language})`, async ({ page }) => {
    await page.clock.install();
    await putTyreIntoCart(page, language);
    await openCheckout(page, language);
    await renewShop(page);
    await expect(page.getByRole('heading', { level: 1, name: words[language].checkoutTitle })).toBeVisible();
    await expect(notice(page, language)).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words[language].cartTitle })).toBeVisible();
    await expect(notice(page, language)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: say[language].reload }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: words[language].cartTitle })).toBeVisible();
    await expect(notice(page, language)).toHaveCount(0);
  });
}

test('who does not want it now is left in peace, and goes on by whole pages', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/category');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: /^$/ }).first()).toBeAttached();
  await renewShop(page);
  await page.getByRole('button', { name: say.fi.later }).click();
  await expect(notice(page, 'fi')).toHaveCount(0);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: say.fi.privacy }).first().click();
  await expect(page).toHaveURL(/tietosuoja$/);
  expect(documents).toEqual(['/cms/asiakaspalvelu/tietosuoja']);
});

test('a page whose script is missing opens as a document', async ({ page }) => {
  await page.goto('/category');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/content-*.js', (route) => route.fulfill({ status: 404, body: 'not found' }));
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: say.fi.privacy }).first().click();
  await loaded;
  await expect(page).toHaveURL(/tietosuoja$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tietosuoja/);
});

test('a missing script reloads the page once in ten seconds', async ({ page }) => {
  await page.goto('/uutuudet');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/menu-drawer-*.js', (route) => route.fulfill({ status: 404, body: 'not found' }));
  const open = () => page.getByRole('button', { name: say.fi.menu }).click();
  const loaded = page.waitForEvent('load');
  await open();
  await loaded;
  await expect(page).toHaveURL(/\/uutuudet$/);
  await page.waitForLoadState('networkidle');
  // the second time the page helps itself: to the list of all categories
  await open();
  await expect(page).toHaveURL(/\/category$/);
});
