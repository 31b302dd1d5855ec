import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const words = {
  fi: { base: '', title: 'Evästeet', all: 'Hyväksy kaikki', necessary: 'Vain välttämättömät', settings: 'Asetukset' },
  en: { base: '/en', title: 'Cookies', all: 'Accept all', necessary: 'Only necessary', settings: 'Settings' },
} as const;
type Say = (typeof words)[keyof typeof words];

const banner = (page: Page, say: Say) => page.getByRole('region', { name: say.title, exact: true });
const press = (page: Page, say: Say, name: string) => banner(page, say).getByRole('button', { name }).click();
const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value.split('.')[1];

for (const [language, say] of Object.entries(words))
  test(`refusing is as easy as accepting, and is asked once (${language})`, async ({ page }) => {
    await page.goto(say.base || '/', { waitUntil: 'networkidle' });
    await expect(banner(page, say)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const [all, necessary] = [say.all, say.necessary].map((name) => banner(page, say).getByRole('button', { name }));
    const sizes = [await all?.boundingBox(), await necessary?.boundingBox()];
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    expect(sizes[0]?.height).toBeGreaterThanOrEqual(44);
    expect(sizes[0]?.y).toBe(sizes[1]?.y);

    // first for the keyboard, after the way past everything
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#sisalto');
    await page.keyboard.press('Tab');
    await expect(banner(page, say).getByRole('button', { name: say.all })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(banner(page, say)).toBeHidden();
    await expect.poll(() => choiceOf(page)).toBe('');
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(banner(page, say)).toBeHidden();
  });

for (const [failure, fail] of [
  ['without a connection', (route: Route) => route.abort()],
  ['refused by the shop', (route: Route) => route.fulfill({ status: 403 })],
] as const)
  test(`a choice that could not be saved can be made again (${failure})`, async ({ page }) => {
    const say = words.fi;
    await page.goto('/kampanjat', { waitUntil: 'networkidle' });
    await page.context().route('**/evasteet', fail);
    await expect(banner(page, say).getByRole('alert')).toBeHidden();
    await press(page, say, say.necessary);
    await expect(banner(page, say).getByRole('alert')).toHaveText(/Valintaa ei voitu tallentaa/);
    await expectAccessible(page);
    await page.context().unroute('**/evasteet');
    await press(page, say, say.necessary);
    await expect(banner(page, say)).toBeHidden();
    expect(await choiceOf(page)).toBe('');
  });

test('the settings: what is ticked is allowed, and can be taken back, in other tabs too', async ({ page }) => {
  const say = words.fi;
  await page.goto('/kampanjat', { waitUntil: 'networkidle' });
  const other = await page.context().newPage();
  await other.goto('/evasteet', { waitUntil: 'networkidle' });
  await expect(other.getByText('Et ole vielä valinnut.')).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  for (const name of ['Tilastot', 'Mainonta', 'Muiden palveluiden sisällöt'])
    await expect(other.getByRole('checkbox', { name })).not.toBeChecked();
  await other.getByRole('checkbox', { name: 'Muiden palveluiden sisällöt' }).check();
  await other.getByRole('button', { name: 'Tallenna valinta' }).click();
  await expect(other.getByText('Valintasi on tallennettu.')).toBeVisible();
  await expect(other.locator(':focus')).toHaveText('Valintasi on tallennettu.');
  await expect(other.getByRole('checkbox', { name: 'Muiden palveluiden sisällöt' })).toBeChecked();
  expect(await choiceOf(page)).toBe('e');

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(banner(page, say)).toBeHidden();

  await other.getByRole('button', { name: 'Vain välttämättömät' }).click();
  await expect(other.getByRole('checkbox', { name: 'Muiden palveluiden sisällöt' })).not.toBeChecked();
  expect(await choiceOf(page)).toBe('');
});

test('a change of language changes the banner too, @thorough', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 500, 'on phones the language stands in the menu');
  await page.goto('/kampanjat', { waitUntil: 'networkidle' });
  await expect(banner(page, words.fi)).toBeVisible();
  await page.locator('a[hreflang=en]').filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(banner(page, words.en)).toBeVisible();
  await expect(banner(page, words.en).getByRole('button', { name: words.fi.all })).toBeHidden();
  await press(page, words.en, words.en.all);
  await expect.poll(() => choiceOf(page)).toBe('sme');
});

test('what has the focus is never under the banner, @thorough', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const hidden: string[] = [];
  for (let presses = 0; presses < 70; presses++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      // higher than the room that is left: seen in part
      const fits = (box?.height ?? 0) < innerHeight / 3;
      const edge =
        document.querySelector('[aria-labelledby=consent-title]')?.getBoundingClientRect().top ??
        Number.POSITIVE_INFINITY;
      const isInside = document.activeElement?.closest('[aria-labelledby=consent-title]');
      return box && !isInside && box[fits ? 'bottom' : 'top'] > edge + 1
        ? document.activeElement?.outerHTML.slice(0, 120)
        : '';
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('it moves nothing, and is not printed, @thorough', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/uutiset-ja-artikkelit', { waitUntil: 'networkidle' });
  await press(page, words.fi, words.fi.necessary);
  await expect(banner(page, words.fi)).toBeHidden();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // fonts that come move a thousandth (measured fallback fonts); the banner would be a tenth
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  await page.context().clearCookies();
  await page.reload();
  await expect(banner(page, words.fi)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page, words.fi)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is made and taken back by plain forms, @thorough', async ({ page }) => {
    await page.goto('/en/evasteet');
    await page.getByRole('checkbox', { name: 'Statistics' }).check();
    await page.getByRole('button', { name: 'Save the choice' }).click();
    await expect(page.getByText('Your choice has been saved.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    expect(await choiceOf(page)).toBe('s');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    expect(await choiceOf(page)).toBe('');
  });
});
