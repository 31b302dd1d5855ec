import { expect, type Page, test } from '@playwright/test';
import { closeFilters, isPhone, openFilters } from './listing-filters.ts';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const HELMETS = '/category/ajovarusteet/kyparat';
const shown = (page: Page) => page.getByRole('region', { name: /^(Tuotteet|Products)$/ }).getByRole('article');

const pages = [
  ['/uutuudet', 'Uutuudet', 'New arrivals'],
  ['/outlet', 'Outlet', 'Outlet'],
  ['/tarjoukset', 'Tarjoukset', 'Offers'],
  ['/vaihtolaitteet', 'Vaihtolaitteet', 'Trade-ins'],
  ['/tuotesarjat/kaira-reitti', 'Kaira Reitti', 'Kaira Reitti'],
] as const;

for (const [path, fi, en] of pages)
  test(`${path} lists its products and says where it is, in both languages${path === '/outlet' ? '' : ' @thorough'}`, async ({
    page,
  }) => {
    for (const [address, title, crumbs] of [
      [path, fi, 'Murupolku'],
      [`/en${path}`, en, 'Breadcrumb'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: crumbs })).toContainText(title);
      await expect(shown(page)).not.toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', new RegExp(`/en${path}$`));
    }
    await page.goto(`${path}?stock=1&attr=x:y`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

test('series are tiles; an unknown one is a 404; the other address is not canonical @thorough', async ({ page }) => {
  await page.goto('/tuotesarjat');
  await page.getByRole('main').getByRole('link', { name: 'Kaira Reitti' }).click();
  await expect(page).toHaveURL('/tuotesarjat/kaira-reitti');
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toHaveText(/Tuotesarjat.*Kaira Reitti/);
  expect((await page.goto('/tuotesarjat/ei-ole'))?.status()).toBe(404);
  await page.goto('/category/tuotesarjat/kaira-reitti');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^y]\/tuotesarjat\/kaira-reitti$/);
});

test('the root shows the departments, the home page leads to new products and offers', async ({ page }) => {
  await page.goto('/category');
  await page
    .getByRole('navigation', { name: 'Alakategoriat' })
    .getByRole('link', { name: /^Renkaat/ })
    .click();
  await expect(page).toHaveURL('/category/renkaat');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Uutuudet' })
    .getByRole('link', { name: /^Näytä kaikki/ })
    .click();
  await expect(page).toHaveURL('/uutuudet');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Tarjoukset' })
    .getByRole('link', { name: /^Näytä kaikki/ })
    .click();
  await expect(page).toHaveURL('/tarjoukset');
});

test('used machines say year, use and condition, and stand by year @thorough', async ({ page }) => {
  await page.goto('/vaihtolaitteet');
  await expect(
    shown(page).filter({ hasText: /20\d\d · [\d\s]+ (h|km) · (Erinomainen|Hyvä|Tyydyttävä)/ }),
  ).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Järjestä' }).selectOption('Uusin vuosimalli');
  await expect(page).toHaveURL('/vaihtolaitteet?sort=year');
  const years = async () =>
    (await shown(page).allTextContents())
      .map((text) => Number(/(20\d\d) · |(20\d\d) ?(?:Hyvä|Erin|Tyyd)/.exec(text)?.[1] ?? 0))
      .filter(Boolean);
  await expect.poll(years).toEqual((await years()).toSorted((a, b) => b - a));
});

test('values of one attribute add up, attributes narrow, and each can be taken away', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto(HELMETS);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^XS\s*\d/ }).check();
  await expect(page).toHaveURL(`${HELMETS}?attr=koko%3Axs`);
  await expect(page.getByRole('status').filter({ hasText: /tuote/ })).toHaveText(/^\d tuote/);
  await filters.getByRole('checkbox', { name: /^L\s*\d/ }).check();
  await expect(page).toHaveURL(`${HELMETS}?attr=koko%3Axs&attr=koko%3Al`);
  await filters.getByText('Kuori', { exact: true }).click();
  await filters.getByRole('checkbox', { name: /^Polykarbonaatti/ }).check();
  await expect(page).toHaveURL(`${HELMETS}?attr=koko%3Axs&attr=koko%3Al&attr=kuori%3Apolykarbonaatti`);
  await expectAccessible(page);
  await closeFilters(page, filters);
  await page.getByRole('link', { name: 'Poista rajaus: Koko: XS' }).click();
  await expect(page).toHaveURL(`${HELMETS}?attr=koko%3Al&attr=kuori%3Apolykarbonaatti`);
  await page.getByRole('link', { name: 'Tyhjennä' }).click();
  await expect(page).toHaveURL(HELMETS);
  await expectNoSidewaysScroll(page);
});

test('a listing that a link opened is whole after its first frame: cards, their boxes, folded filters', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Tuotteet' }).getByRole('article');
  await page.goto('/category/moottorikelkat');
  await page.waitForLoadState('networkidle');
  await cards.nth(19).getByRole('checkbox').check();
  await page.getByRole('banner').getByRole('link', { name: 'Tieva, etusivu' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Moottorikelkat/ })
    .first()
    .click();
  await expect(page).toHaveURL('/category/moottorikelkat');
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(19).getByRole('checkbox')).toBeChecked();
  const filters = await openFilters(page);
  const folded = filters.locator('details.facet:not([open])').first();
  const title = (await folded.locator('summary .row').first().textContent()) ?? '';
  const group = filters.locator('details.facet').filter({ has: page.getByText(title, { exact: true }) });
  await group.locator('summary').first().click();
  await group.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?attr=/);
});

test('several stores, prices and a category narrow offers; unknown parameters are left alone @thorough', async ({
  page,
}) => {
  await page.goto('/tarjoukset?utm_source=kirje');
  await expect(shown(page)).not.toHaveCount(0);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^Oulu/ }).check();
  await expect(page).toHaveURL('/tarjoukset?store=oulu');
  await filters.getByRole('checkbox', { name: /^Ranua/ }).check();
  await expect(page).toHaveURL('/tarjoukset?store=oulu&store=ranua');
  await filters.getByRole('textbox', { name: 'Alin hinta, euroa' }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tarjoukset?store=oulu&store=ranua&min=100');
  await closeFilters(page, filters);
  await page.getByRole('navigation', { name: 'Alakategoriat' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tarjoukset\?cat=[^&]+&store=oulu&store=ranua&min=100$/);
  await expect(page.getByRole('navigation', { name: 'Valitut rajaukset' }).getByRole('link')).toHaveCount(5);
});

test('prices filter with VAT, and say so to those who see them without @thorough', async ({ page }) => {
  await page.goto(HELMETS);
  const note = page.getByText('Rajat ovat arvonlisäverollisia hintoja.').first();
  await expect(note).toBeHidden();
  await page.getByRole('switch', { name: 'Näytä hinnat ilman arvonlisäveroa' }).check();
  const filters = await openFilters(page);
  await expect(filters.getByText('Rajat ovat arvonlisäverollisia hintoja.')).toBeVisible();
});

test('no results: suggests filters to remove, with counts', async ({ page }) => {
  await page.goto(`${HELMETS}?brand=Halla&attr=koko%3Axs`);
  const way = page.getByRole('link', { name: /^Poista rajaus Halla\s*\d+ tuote/ });
  const promised = Number(/(\d+) tuote/.exec((await way.textContent()) ?? '')?.[1]);
  await expectAccessible(page);
  await way.click();
  await expect(page).toHaveURL(`${HELMETS}?attr=koko%3Axs`);
  await expect(shown(page)).toHaveCount(promised);
});

test('no hits: a code leads to spare parts, words to categories and the phone @thorough', async ({ page }) => {
  await page.goto('/haku?q=QX-990-ZZ17');
  await expect(page.getByRole('link', { name: 'Etsi varaosaa tuotenumerolla QX-990-ZZ17' })).toHaveAttribute(
    'href',
    '/varaosahaku?koodi=QX-990-ZZ17',
  );
  await page.goto('/en/haku?q=xyzzyxyzzy');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Snowmobiles' })).toBeVisible();
});

test('Back finds the place again, after show more and from a product', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/category/ajovarusteet');
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await expect(page).toHaveURL('/category/ajovarusteet?page=2&from=1');
  await expect(shown(page)).toHaveCount(48);
  const card = shown(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(1000);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shown(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  // the same with a document of its own on the way
  await page.goto('/cms/myymalat/oulu');
  await page.goBack();
  await expect(shown(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
});

test('with the keyboard alone: a filter, more of its values, and the way back', async ({ page }) => {
  test.skip(isPhone(page), 'phones have no Tab');
  await page.goto(HELMETS);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^Routa/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${HELMETS}?brand=Routa`);
  await expect(filters.getByRole('checkbox', { name: /^Routa/ })).toBeFocused();
  await expect(filters.getByRole('checkbox', { name: /^Routa/ })).toBeChecked();
  await filters
    .getByText(/^Näytä lisää \(\d+\)$/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(HELMETS);
  await expect(filters.getByRole('checkbox', { name: /^Routa/ })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, more of their values and comparison are forms', async ({ page }) => {
    await page.goto(`${HELMETS}#rajaa`);
    await page
      .getByText(/^Näytä lisää \(\d+\)$/)
      .first()
      .click();
    await page.getByRole('checkbox', { name: /^XS\s*\d/ }).check();
    await page.getByRole('button', { name: 'Käytä' }).last().click();
    await expect(page).toHaveURL(/attr=koko%3Axs/);
    await page.goto(HELMETS);
    await page
      .getByRole('checkbox', { name: /^Vertaa: / })
      .nth(0)
      .check();
    await page
      .getByRole('checkbox', { name: /^Vertaa: / })
      .nth(1)
      .check();
    await page.getByRole('button', { name: 'Vertaa' }).click();
    await expect(page).toHaveURL(/\/vertailu\?sku=[^&]+&sku=[^&]+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
