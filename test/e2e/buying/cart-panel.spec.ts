import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, type Language, putIntoCart, words } from '../shopper.ts';

/** Names three accessories, two of which have one variant. */
const GLOVES = 'halla-kynsi-pro-ajohanskat';

const own = {
  fi: { goOn: 'Jatka ostoksia', matching: 'Sopii yhteen', cart: /^Ostoskori/, title: 'Ostoskori' },
  en: { goOn: 'Continue shopping', matching: 'Goes well with this', cart: /^Shopping cart/, title: 'Cart' },
} as const;

const panel = (page: Page, language: Language) => page.getByRole('dialog', { name: words[language].added });

for (const language of ['fi', 'en'] as const)
  test(`the panel after adding shows product, total and accessories (${language}) (cart-13)`, async ({ page }) => {
    const say = own[language];
    await putIntoCart(page, language, GLOVES);
    const dialog = panel(page, language);
    await expect(dialog.getByText(/€/).first()).toBeVisible();
    await expect(dialog.getByRole('heading', { name: say.matching })).toBeVisible();
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: say.goOn }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.btn-transactional:focus')).toBeVisible();
  });

test('the panel leads to the checkout and is gone there (cart-13)', async ({ page }) => {
  await putIntoCart(page, 'fi', GLOVES);
  await panel(page, 'fi').getByRole('link', { name: words.fi.toCheckout }).click();
  await expect(page).toHaveURL(/\/kassa$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // going back does not open it again, over another frame or over the same one
  await page.goBack();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: words.fi.add, exact: true }).first().click();
  await panel(page, 'fi').getByRole('link', { name: words.fi.toCartFromToast }).click();
  await expect(page).toHaveURL(/\/ostoskori$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the header opens the cart above the page on wide screens, and its page on narrow ones (cart-14)', async ({
  page,
}) => {
  await putIntoCart(page, 'fi', GLOVES);
  await page.keyboard.press('Escape');
  await expect(panel(page, 'fi')).toBeHidden();
  const button = page.getByRole('banner').getByRole('link', { name: own.fi.cart });
  await page.setViewportSize({ width: 1280, height: 800 });
  await button.click();
  const mini = page.getByRole('dialog', { name: own.fi.title });
  await expect(mini.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await button.click();
  await expect(page).toHaveURL(/\/ostoskori$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: own.fi.title })).toBeVisible();
});
