import { test as base, expect, type Page } from '@playwright/test';
import { putTyreIntoCart } from '../shopper.ts';

const test = base.extend({
  // Playwright turns the cache off, and the browser says no more then
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Why the browser of the tests keeps no page at all: it has no such cache. */
const BROWSERS_OWN = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

/** Leaves for another document and comes back: what of the page itself keeps a browser from keeping it as it was left. */
async function reasonsOf(page: Page, path: string, before: () => void = () => {}): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.click(1, 1);
  await page.evaluate(before);
  await page.goto('/saavutettavuus');
  await page.goBack();
  const reasons = await told;
  await browser.detach();
  return reasons.filter((reason) => !BROWSERS_OWN.includes(reason));
}

test('every page may enter the back/forward cache', async ({ page }) => {
  const watched = await reasonsOf(page, '/', () => addEventListener('unload', () => {}));
  expect(watched).toEqual(['UnloadHandlerExistsInMainFrame']);
  for (const path of ['/', '/category/renkaat', '/product/kaira-reitti-600-e', '/haku?q=rengas', '/ostoskori'])
    expect({ path, reasons: await reasonsOf(page, path) }).toEqual({ path, reasons: [] });
});

test('a page from the back/forward cache shows the current cart', async ({ page, context }) => {
  await page.goto('/uutuudet', { waitUntil: 'networkidle' });
  const cart = page.getByRole('banner').locator('a[href="/ostoskori"]');
  await expect(cart).toHaveAccessibleName('Ostoskori');
  // frozen, as the browser does it: what other pages say is not heard
  await page.evaluate(() => {
    addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  const other = await context.newPage();
  await putTyreIntoCart(other, 'fi');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(cart).toHaveAccessibleName('Ostoskori, 1 tuote');
});
