import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, pressAdd } from './shopper.ts';

/** What a shopper reads of a price: hidden text left out. */
// biome-ignore lint/performance/useDomNodeTextContent: the hidden one of two prices must not be read
const read = async (price: Locator) => (await price.innerText()).replace(/\s+/g, ' ').trim();

const centsOf = (text: string) =>
  Math.round(Number(/([\d ]+(?:,\d\d)?) €/.exec(text)?.[1]?.replaceAll(' ', '').replace(',', '.')) * 100);

for (const { locale, at, label, excluded } of [
  { locale: 'fi', at: '', label: 'Näytä hinnat ilman arvonlisäveroa', excluded: 'alv 0 %' },
  { locale: 'en', at: '/en', label: 'Show prices without VAT', excluded: 'excl. VAT' },
])
  test(`prices without VAT are chosen once and stay, ${locale}`, async ({ page }) => {
    await page.goto(`${at}/category`);
    await hydrated(page);
    const card = page.locator('main article').first();
    const withVat = await read(card.locator('.price-now'));
    await expect(page.getByText(excluded).filter({ visible: true })).toHaveCount(0);

    const before = await card.boundingBox();
    await page.getByRole('switch', { name: label }).check();
    const without = await read(card.locator('.price-now'));
    expect(centsOf(without)).toBe(Math.round(centsOf(withVat) / 1.255));
    await expect(card.getByText(excluded)).toBeVisible();
    expect((await card.boundingBox())?.width).toBe(before?.width);
    await expectNoSidewaysScroll(page);
    // the header covers half of what has scrolled under it
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);

    // already without VAT when the page is first painted, before any module has run
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await read(page.locator('main article .price-now').first())).toBe(without);
    await page.unroute('**/assets/*.js');

    await page.locator('main article a').first().click();
    await expect.poll(() => read(page.locator('main .price-now >> nth=0'))).toBe(without);
    // the page was loaded anew: its button works when its scripts have come
    await hydrated(page);
    await pressAdd(page, locale === 'en' ? 'en' : 'fi');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-store') ?? '')).toContain('cartItem');
    await page.goto(`${at}/ostoskori`);
    const line = page.locator('.line-tot').first();
    await expect(line.getByText(excluded)).toBeVisible();
    expect(centsOf(await read(line))).toBe(centsOf(without));
    // the sum follows, and tells the VAT and what is paid
    const sums = page.locator('.sum-rows dd').filter({ visible: true, hasText: '€' });
    await expect
      .poll(async () => (await sums.allInnerTexts()).map((text) => centsOf(text.replace(/\s+/g, ' '))))
      .toEqual([centsOf(without), centsOf(without), centsOf(withVat) - centsOf(without), centsOf(withVat)]);

    await page.getByRole('switch', { name: label }).uncheck();
    expect(centsOf(await read(line))).toBe(centsOf(withVat));
  });
