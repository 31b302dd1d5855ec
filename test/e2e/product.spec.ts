import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const HELMET = '/product/routa-tunturi-kelkkakypara';
const main = (page: Page) => page.getByRole('main');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

const say = {
  fi: {
    at: (slug: string) => `/product/${slug}`,
    width: 'Leveys, cm',
    length: 'Pituus, cm',
    wrong: 'Leveys: vähintään 50 cm.',
    sum: '2,40 m², 45,36 € / kpl',
    add: 'Lisää ostoskoriin',
    toCart: 'Siirry ostoskoriin',
    ask: 'Pyydä tarjous',
    askPrice: 'Kysy hinta',
    asked: 'Tuote lisätty tarjouskoriin!',
    toQuote: 'Siirry tarjouskoriin',
    choose: 'Valitse oma myymälä',
    change: 'Vaihda myymälä',
    use: 'Käytä tätä myymälää',
    stores: 'Saatavuus myymälöissä',
    chooseSize: 'Valitse koko',
    sizeGuide: 'Kokotaulukko ja mittausohje',
    alert: 'Ilmoita, kun saatavilla',
  },
  en: {
    at: (slug: string) => `/en/product/${slug}`,
    width: 'Width, cm',
    length: 'Length, cm',
    wrong: 'Width: at least 50 cm.',
    sum: '2.40 m², 45,36 € / pc',
    add: 'Add to cart',
    toCart: 'Go to the cart',
    ask: 'Ask for a quote',
    askPrice: 'Ask for price',
    asked: 'Product added to the quote cart!',
    toQuote: 'Go to the quote cart',
    choose: 'Choose your store',
    change: 'Change store',
    use: 'Use this store',
    stores: 'Availability in stores',
    chooseSize: 'Choose size',
    sizeGuide: 'Size guide and how to measure',
    alert: /^Notify me when/,
  },
} as const;

test('the gallery follows keys, opens large, zooms and gives the focus back', async ({ page }) => {
  // keys before the page's scripts are there are the browser's
  await page.goto(HELMET, { waitUntil: 'networkidle' });
  const gallery = page.getByRole('region', { name: 'Tuotekuvat' });
  const pictures = gallery.locator('.gal-track').getByRole('link');
  await pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await expect(gallery.getByText('Kuva 2 / ')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('Kuva 1 / ')).toBeAttached();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog');
  await expect(zoom).toBeVisible();
  await expectAccessible(page);
  const scale = () => zoom.locator('.zoom-pic > div').evaluate((element) => Number(getComputedStyle(element).scale));
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(1.5);
  await zoom.getByRole('button', { name: 'Lähennä' }).click();
  await expect.poll(scale).toBe(2.25);
  await page.keyboard.press('0');
  const window = zoom.locator('.zoom-pic');
  await window.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await zoom.getByRole('button', { name: 'Seuraava kuva' }).click();
  await expect(zoom.getByText('Kuva 2 / ')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('the milieu picture stands apart from the pictures of the product @thorough', async ({ page }) => {
  await page.goto(HELMET);
  const milieu = page.getByRole('figure', { name: 'Routa Tunturi kelkkakypärä käytössä' }).getByRole('img');
  const source = await milieu.getAttribute('src');
  await expect(page.getByRole('region', { name: 'Tuotekuvat' }).locator(`img[src="${source}"]`)).toHaveCount(0);
});

for (const locale of ['fi', 'en'] as const) {
  const words = say[locale];

  test(`a helmet cannot be bought in an unchosen size (product-10) (${locale})`, async ({ page }) => {
    await page.goto(words.at('routa-tunturi-kelkkakypara'), { waitUntil: 'networkidle' });
    const sizes = main(page).getByRole('radio', { name: /^(XS|S|M|L|XL|XXL)\b/ });
    await expect(sizes).toHaveCount(6);
    for (const size of await sizes.all()) await expect(size).not.toBeChecked();
    await main(page).getByRole('button', { name: words.chooseSize, exact: true }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: words.chooseSize })).toBeVisible();
    await expect(sizes.first()).toBeFocused();
    // the way to the sizes stands beside them (size-guide-1)
    await expect(main(page).getByRole('link', { name: words.sizeGuide })).toHaveAttribute(
      'href',
      /kokotaulukot\/kyparat$/,
    );
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('cart-store') ?? '')).not.toContain('41-2207');
    // a colour alone chooses no size
    await main(page)
      .getByRole('radio', { name: /^(Musta|Black)/ })
      .check();
    await expect(page).toHaveURL(/\?vari=musta$/);
    await main(page).getByRole('radio', { name: 'L', exact: true }).check();
    await expect(page).toHaveURL(/\?sku=41-2207-MUSTA-L$/);
    await main(page).getByRole('button', { name: words.add, exact: true }).first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-store') ?? '')).toContain('41-2207-MUSTA-L');
  });

  test(`a sold-out choice leads to the alert of exactly that variant (alert-1) (${locale})`, async ({ page }) => {
    await page.goto(`${words.at('routa-tunturi-kelkkakypara')}?sku=41-2207-LUMI-L`, { waitUntil: 'networkidle' });
    await expect(main(page).getByRole('link', { name: words.alert })).toHaveCount(0);
    await main(page).getByRole('radio', { name: /^XXL/ }).check();
    await main(page).getByRole('link', { name: words.alert }).click();
    await expect(main(page).getByRole('combobox').first()).toHaveValue('41-2207-LUMI-XXL');
    await expectAccessible(page);
  });

  test(`goods cut to size ask for it, count the price and take it to the cart (${locale})`, async ({ page }) => {
    await page.goto(words.at('e2e-kuormapeite'));
    const add = main(page).getByRole('button', { name: words.add, exact: true }).first();
    await page.getByLabel(words.width).fill('12');
    await add.click();
    await expect(page.getByLabel(words.width)).toBeFocused();
    await expect(page.getByText(words.wrong)).toBeVisible();
    // what lies half under the sticky header would count as too small
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await page.getByLabel(words.width).fill('120');
    await page.getByLabel(words.length).fill('200');
    await expect(page.getByRole('status').filter({ hasText: 'm²' })).toContainText(words.sum);
    await add.click();
    await page.getByRole('link', { name: words.toCart }).click();
    await expect(main(page)).toContainText('120 × 200 cm');
    await expect(main(page)).toContainText(/45,36\s€/);
  });

  test(`a product sold by quote only goes to the quote cart (${locale})`, async ({ page }) => {
    await page.goto(words.at('e2e-tyokelkka'));
    await expect(main(page).getByText(words.askPrice).first()).toBeVisible();
    const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(jsonLd ?? '')).not.toHaveProperty('offers');
    await main(page).getByRole('button', { name: words.ask }).first().click();
    await expect(page.getByText(words.asked)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.toQuote }).click();
    await expect(main(page).getByRole('link', { name: /^Test(i| )/ })).toBeVisible();
  });

  test(`the chosen store stands first from then on (${locale})`, async ({ page }) => {
    await page.goto(words.at('e2e-reittikelkka'));
    const first = page.getByRole('region', { name: words.stores }).getByRole('listitem').first();
    await expect(first).toContainText('Oulu');
    await page.getByRole('button', { name: words.choose }).click();
    await page.getByRole('radio', { name: /^Ranua/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.use }).click();
    await expect(first).toContainText('Ranua');
    await expect(page.getByRole('button', { name: words.change })).toBeFocused();
    await page.goto(words.at('e2e-vaihtokelkka'));
    await expect(first).toContainText('Ranua');
  });
}

test('a product is shared in place, by its address (product-11)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/product/routa-r8-sytytystulppa', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('main').getByRole('link', { name: 'Jaa', exact: true }).click();
  await expect(page.getByText('Linkki kopioitu')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the nearest store is found when asked for, and nothing tells where the shopper is (stock-11)', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 66.4321, longitude: 25.8765 });
  await page.goto('/product/e2e-reittikelkka', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: say.fi.choose }).click();
  await page.getByRole('button', { name: 'Etsi lähin myymälä' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lähin on Rovaniemi' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/noin\s1\d\skm/)).toBeVisible();
  expect(asked.join()).not.toMatch(/66[.,]43|25[.,]87/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/66\.43|25\.87/);
});

test('a used machine tells its year, use, condition and tax, and is one piece @thorough', async ({ page }) => {
  await page.goto('/product/e2e-vaihtokelkka');
  for (const fact of ['2019', '312 h', /8\s450 km/, 'Hyvä'])
    await expect(
      main(page)
        .getByText(fact, typeof fact === 'string' ? { exact: true } : {})
        .first(),
    ).toBeVisible();
  await expect(main(page).getByText(/^Marginaaliverotus/)).toBeVisible();
  await expect(main(page).getByRole('spinbutton')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the pages seen before are kept for the visit, and longer only when asked @thorough', async ({ page }) => {
  // a press before the page is alive would load the next one anew, and that is another visit
  await page.goto(HELMET, { waitUntil: 'networkidle' });
  const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(HELMET);
  const recent = page.getByRole('region', { name: 'Viimeksi katsotut' });
  await expect(recent.getByRole('article')).toHaveCount(1);
  expect(await stored()).toBeNull();
  await recent.getByRole('checkbox', { name: 'Muista tällä laitteella' }).check();
  expect(await stored()).toContain('41-2207');
  await page.reload();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await recent.getByRole('checkbox', { name: 'Muista tällä laitteella' }).uncheck();
  expect(await stored()).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything about a product can be read and followed', async ({ page }) => {
    await page.goto('/en/product/e2e-reittikelkka');
    await expect(main(page).getByText('KR900-27')).toBeVisible();
    await expect(main(page).getByText('Made in Finland')).toBeVisible();
    await expect(main(page).getByText('Always wear a helmet.')).toBeVisible();
    await expect(main(page).getByText('Kaira Compliance GmbH', { exact: false })).toBeVisible();
    const manual = await main(page)
      .getByRole('link', { name: /^Manual/ })
      .getAttribute('href');
    expect((await page.request.get(manual ?? '')).headers()['content-type']).toBe('application/pdf');
    await expect(main(page).getByRole('rowheader', { name: 'Polaris Indy 120' })).toBeVisible();
    await main(page).getByText('Show all 10 models').click();
    await expect(main(page).getByRole('rowheader', { name: 'Polaris Indy 129' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Accessories' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose your store' })).toBeHidden();
    await main(page).getByRole('link', { name: 'Test tarpaulin', exact: true }).click();
    await expect(main(page).getByText(/50–400 cm × 50–1200 cm/)).toBeVisible();
    await page.goto('/product/e2e-tyokelkka');
    await expect(main(page).getByRole('link', { name: 'Pyydä tarjous' }).first()).toHaveAttribute(
      'href',
      '/tarjouskori?sku=E2E-TARJOUS',
    );
  });

  test('thumbnails lead to their picture, a picture to its large file @thorough', async ({ page }) => {
    await page.goto(HELMET);
    const gallery = page.getByRole('region', { name: 'Tuotekuvat' });
    await gallery.getByRole('link', { name: 'Näytä kuva 2' }).click();
    await expect(gallery.locator('.gal-track').getByRole('link').nth(1)).toBeInViewport();
    const large = await gallery.locator('.gal-track').getByRole('link').first().getAttribute('href');
    expect((await page.request.get(large ?? '')).headers()['content-type']).toBe('image/webp');
  });
});

for (const path of [HELMET, '/en/product/e2e-reittikelkka', '/product/e2e-kuormapeite'])
  test(`${path} has no fault axe can see and stays still${path === HELMET ? '' : ' @thorough'}`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('preferred-store', 'ranua');
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(isPhone(page) ? 0.02 : 0.01);
  });
