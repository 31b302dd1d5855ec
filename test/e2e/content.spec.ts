import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const words = {
  fi: {
    base: '',
    stores: 'Myymälät',
    store: 'Oulun myymälä',
    map: /^Katso kartalla/,
    play: /^Näytä video/,
    elsewhere: 'Katso palvelussa YouTube',
  },
  en: {
    base: '/en',
    stores: 'Stores',
    store: 'Oulu store',
    map: /^Show on a map/,
    play: /^Show the video/,
    elsewhere: 'Watch on YouTube',
  },
} as const;

/** What the page asked of other places than the shop. */
function strangersOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') asked.push(hostname);
  });
  return asked;
}

for (const [language, say] of Object.entries(words)) {
  test(`from a section to a store's page with its hours and map (${language})`, async ({ page }) => {
    const strangers = strangersOf(page);
    await page.goto(`${say.base}/cms/myymalat`);
    await expect(page.getByRole('heading', { level: 1, name: say.stores })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Oulu' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: say.store })).toBeVisible();
    await expect(page.getByRole('link', { name: say.map })).toHaveAttribute('href', /openstreetmap\.org.*Oulu$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('complementary')
      .or(page.getByRole('navigation'))
      .getByRole('link', { name: say.stores })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say.stores })).toBeVisible();
    expect(strangers).toEqual([]);
  });

  test(`a video loads when its button is pressed, not before (${language})`, async ({ page }) => {
    const strangers = strangersOf(page);
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'a film' }));
    await page.goto(`${say.base}/styleguide`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: say.elsewhere })).toBeVisible();
    expect(strangers).toEqual([]);
    await page.getByRole('button', { name: say.play }).click();
    const frame = page.locator('iframe[src*="autoplay=1"]');
    await expect(frame).toBeFocused();
    const film = frame.contentFrame();
    await expect(film.getByText('a film')).toBeVisible();
    expect(strangers).toEqual(['www.youtube-nocookie.com']);
  });
}

test('a video shows at once where contents of others are allowed, and does not play by itself @thorough', async ({
  page,
  context,
}) => {
  const value = `1.e.${Math.floor(Date.now() / 1000)}`;
  await context.addCookies([{ name: 'consent', value, domain: '127.0.0.1', path: '/' }]);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'a film' }));
  await page.goto('/styleguide', { waitUntil: 'networkidle' });
  const frame = page.getByTitle('Näin vaihdat variaattorihihnan');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('a film')).toBeVisible();
  await expect(frame).not.toHaveAttribute('src', /autoplay/);
});

test('the feed of articles is named by their page, and leads to them @thorough', async ({ page, request }) => {
  await page.goto('/en/uutiset-ja-artikkelit');
  const named = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  await expect(page.getByRole('link', { name: 'Articles as an RSS feed' })).toHaveAttribute('href', named ?? '');
  const feed = await (await request.get(named ?? '')).text();
  const [, newest = ''] = /<item>.*?<link>(.*?)<\/link>/s.exec(feed) ?? [];
  await page.goto(newest);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(newest).pathname).toMatch(/^\/en\/uutiset-ja-artikkelit\/./);
});
