import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, putTyreIntoCart } from '../shopper.ts';

const say = {
  fi: {
    base: '',
    lost: 'Ei yhteyttä',
    kept: 'Tälle laitteelle tallennettu',
    cart: 'Ostoskori',
    total: 'Yhteensä',
    privacy: 'Tietosuoja',
  },
  en: {
    base: '/en',
    lost: 'No connection',
    kept: 'Saved on this device',
    cart: 'Shopping cart',
    total: 'Total',
    privacy: 'Privacy',
  },
} as const;

test.use({ serviceWorkers: 'allow' });

for (const language of ['fi', 'en'] as const) {
  const { base, lost, kept, cart, total, privacy } = say[language];

  test(`without a connection the cart is still there to read (${language})`, async ({ page, context }) => {
    await putTyreIntoCart(page, language);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.waitForFunction(() => navigator.serviceWorker.controller);

    await context.setOffline(true);
    await page.goto(`${base}/uutuudet`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    const lines = page.getByRole('listitem');
    await expect(lines.filter({ hasText: name ?? '?' })).toContainText(/\d\s€$/);
    await expect(lines.filter({ hasText: total })).toContainText(/\d\s€$/);
    await expect(page.getByRole('heading', { name: cart })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // back by itself, at the address that was asked for
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lost);
    await expect(page).toHaveURL(new RegExp(`${base}/uutuudet$`));

    // a press inside the shop ends there too
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('status').filter({ hasText: /^$/ }).first()).toBeAttached();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: privacy }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lost);
    await expect(page).toHaveURL(/tietosuoja$/);

    // of all these pages the browser has kept none
    const names = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((key) => window.caches.open(key)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(names.filter((path) => !/^\/(assets|fonts)\//.test(path)).toSorted()).toEqual([
      '/ei-yhteytta',
      '/en/ei-yhteytta',
      '/favicon.svg',
    ]);
  });
}

/** A door before the shop that counts the questions for an address. */
async function countingDoor(shop: string) {
  const asked = new Map<string, number>();
  const { hostname, port, host } = new URL(shop);
  const door = createServer((question, answer) => {
    const { url = '/', method, headers } = question;
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const behind = request({ hostname, port, path: url, method, headers: { ...headers, host } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    behind.on('error', () => answer.destroy());
    question.pipe(behind);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = door.address() as AddressInfo;
  const close = () => {
    door.close();
    door.closeAllConnections();
  };
  return { asked, origin: `http://127.0.0.1:${own}`, close };
}

test('with the service worker, a document is requested once', async ({ page, baseURL }) => {
  const { asked, origin, close } = await countingDoor(baseURL ?? '');
  await page.goto(`${origin}/category`);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto(`${origin}/kirjaudu`);
  await page.waitForLoadState('networkidle');
  expect(asked.get('/kirjaudu')).toBe(1);
  close();
});

test('whoever never touched the page has nothing installed', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/category');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
