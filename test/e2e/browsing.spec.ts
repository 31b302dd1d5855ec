import { expect, test } from '@playwright/test';
import { closeFilters, isPhone, openFilters } from './listing-filters.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './shopper.ts';

test('the menu walks the categories and closes on a page change @thorough', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Valikko' }).click();
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await menu.getByRole('button', { name: 'Ajovarusteet' }).click();
  await menu.getByRole('button', { name: 'Kypärät' }).click();
  await expect(menu.getByRole('button', { name: 'Takaisin' })).toBeFocused();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Takaisin' }).click();
  await menu.getByRole('link', { name: 'Näytä kaikki' }).click();
  await expect(page).toHaveURL('/category/ajovarusteet');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toContainText('Kaikki tuotteetAjovarusteet');
});

test('quick search suggests, is driven by keys and closes @thorough', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Etsi tuotteita' });
  const panel = page.getByRole('listbox', { name: 'Hakuehdotukset' });
  await search.fill('h');
  await search.fill('hihna');
  await expect(panel.getByRole('group', { name: 'Tuotteet' }).getByRole('option')).not.toHaveCount(0);
  await expectAccessible(page);
  await search.press('Escape');
  await expect(panel).toBeHidden();
  await search.fill('xyzzyq');
  await expect(panel).toContainText('Tuotteita ei löytynyt.');
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Palvelut' }).click();
  await expect(panel).toBeHidden();
  await search.fill('kypärä');
  await expect(panel.getByRole('option').filter({ hasText: /kypärä/i })).not.toHaveCount(0);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/(category|cms|product|uutiset-ja-artikkelit)\//);
  await expect(panel).toBeHidden();
});

test('filters live in the address, with several values in one @thorough', async ({ page }) => {
  await page.goto('/category');
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^Halla/ }).check();
  await expect(page).toHaveURL('/category?brand=Halla');
  await filters.getByRole('checkbox', { name: /^Routa/ }).check();
  await expect(page).toHaveURL('/category?brand=Halla&brand=Routa');
  await filters.getByRole('textbox', { name: 'Ylin hinta, euroa' }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category?brand=Halla&brand=Routa&max=200');
  await closeFilters(page, filters);
  await page.getByRole('combobox', { name: 'Järjestä' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole('link', { name: 'Poista rajaus: Halla' }).click();
  await expect(page).toHaveURL('/category?brand=Routa&max=200&sort=price-asc');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Poista rajaus: Halla' })).toBeVisible();
  // the header covers half of what has scrolled under it
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('show more keeps what is shown, and Back finds it again @thorough', async ({ page }) => {
  await page.goto('/category');
  const products = page.getByRole('region', { name: 'Tuotteet' }).getByRole('article');
  await expect(products).toHaveCount(24);
  // before its scripts came the link leads to a page of its own
  await hydrated(page);
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await expect(page).toHaveURL('/category?page=2&from=1');
  await expect(products.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  const shown = await products.count();
  await products.nth(24).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(products).toHaveCount(shown);
});

test('the variant is in the address and survives a change of language', async ({ page, context }) => {
  await page.goto('/product/routa-tunturi-kelkkakypara');
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(page).toHaveURL(/\?sku=[^&]+-L$/);
  if (isPhone(page)) await page.getByRole('button', { name: 'Valikko' }).click();
  await page.getByRole('link', { name: 'In English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/product\/routa-tunturi-kelkkakypara\?sku=[^&]+-L$/);
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, paging and variants work as forms and links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Etsi tuotteita' }).fill('kypärä');
    await page.getByRole('banner').getByRole('button', { name: 'Hae' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: kypärä');
    await page.goto('/category#rajaa');
    await page.getByRole('checkbox', { name: /^Routa/ }).check();
    await page.getByRole('button', { name: 'Käytä' }).last().click();
    await expect(page).toHaveURL(/brand=Routa/);
    await expect(page.getByRole('link', { name: 'Poista rajaus: Routa' })).toBeVisible();
    await page.goto('/product/routa-tunturi-kelkkakypara');
    await page.getByRole('radio', { name: 'XL', exact: true }).check();
    await page.getByRole('button', { name: 'Valitse', exact: true }).click();
    await expect(page.getByText(/^Tuotenumero .*-XL$/)).toBeVisible();
  });
});

for (const path of ['/nope', '/category/nope', '/product/nope', '/cms/nope', '/en/brandit/nope']) {
  test(`${path} is a 404 inside the shell${path === '/nope' ? '' : ' @thorough'}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const english = path.startsWith('/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ? 'Page not found' : 'Sivua ei löytynyt');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: english ? 'Go to the home page' : 'Siirry etusivulle' }).click();
    await expect(page).toHaveURL(english ? '/en' : '/');
  });
}

for (const path of [
  '/',
  '/en',
  '/category',
  '/en/category/ajovarusteet',
  '/brandit',
  '/haku?q=xyzzyq',
  '/cms/myymalat',
]) {
  test(`${path} has no fault axe can see @thorough`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('on a wide screen the departments stand in one line and open by pointer and by keys (menu-2)', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('navigation', { name: 'Osastot' });
  const gear = row.getByRole('link', { name: 'Ajovarusteet', exact: true });
  const helmets = row.getByRole('link', { name: 'Kypärät', exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await gear.hover();
    await expect(helmets).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await page.mouse.move(600, 880);
  await expect(helmets).toBeHidden();
  await gear.focus();
  await page.keyboard.press('ArrowDown');
  await expect(row.getByRole('link', { name: /^Ajovarusteet Näytä kaikki/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gear).toBeFocused();
  await expect(helmets).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await helmets.click();
  await expect(page).toHaveURL('/category/ajovarusteet/kyparat');
  await expect(helmets).toBeHidden();
});
