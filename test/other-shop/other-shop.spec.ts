import { expect, type Page, test } from '@playwright/test';
import { shop as demo } from '../../demo/shop.config.ts';
import {
  choosePayment,
  expectAccessible,
  expectMails,
  expectNoSidewaysScroll,
  fillContact,
  type Language,
  newEmail,
  openCheckout,
  orderNumberOf,
  placeOrder,
  words,
} from '../e2e/shopper.ts';
import { pageFacts, shop } from './shop.config.ts';

const texts = {
  fi: {
    search: 'sohva',
    product: 'Havu sohva',
    colour: 'Vihreä',
    store: 'Turku',
  },
  en: {
    search: 'sofa',
    product: 'Havu sofa',
    colour: 'Green',
    store: 'Turku',
  },
};
// the other shop's words must come from its own files alone
const FOREIGN = new RegExp([demo.name, ...demo.stores.map(({ name }) => name), 'kelk', 'snowmobile'].join('|'), 'i');

const expectOwnWords = async (page: Page) => {
  await expect(page.locator('body')).not.toContainText(FOREIGN);
  expect(await page.title()).not.toMatch(FOREIGN);
};

for (const language of ['fi', 'en'] satisfies Language[]) {
  test(`a guest of a furniture shop finds a sofa and picks it up in Turku (${language})`, async ({ page }) => {
    const say = words[language];
    const own = texts[language];
    const email = newEmail();
    await page.goto(say.home);
    await expect(page.getByRole('heading', { level: 1, name: pageFacts.hero[language].title })).toBeVisible();
    for (const { name } of shop.stores)
      await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
    await expectOwnWords(page);
    await expectAccessible(page);

    const search = page.getByRole('combobox', { name: say.search });
    await search.fill(own.search);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/haku\\?q=${own.search}`));
    await expectOwnWords(page);
    await page.getByRole('main').getByRole('link', { name: own.product, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.product })).toBeVisible();
    await page.getByRole('main').getByRole('radio', { name: own.colour }).check({ force: true });
    await expect(page).toHaveURL(/sku=SOH-01-2/);
    for (const { name } of shop.stores) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expectOwnWords(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('main').getByRole('button', { name: say.add, exact: true }).first().click();
    await expect(page.getByText(say.added)).toBeVisible();
    await openCheckout(page, language);
    await fillContact(page, language, email);
    await page.getByRole('radio', { name: say.byStore }).check();
    await page.getByRole('radio', { name: new RegExp(`^${own.store}`) }).check();
    await choosePayment(page);
    await expectOwnWords(page);
    await expectAccessible(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${say.paid}$`) })).toBeVisible();
    await expectOwnWords(page);

    const number = await orderNumberOf(page, language);
    await expectMails(page, email, [number]);
    const mails = await (await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`)).text();
    expect(mails).toContain(shop.name);
    expect(mails).toContain(own.product);
    expect(mails).not.toMatch(FOREIGN);
    const store = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent('turku@kotikulma.example')}`);
    expect(await store.text()).toContain(number);
  });
}

test('every page that the frame of the shop leads to is there, and the feed is the shop’s own', async ({ page }) => {
  await page.goto('/');
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    // cookies are named by the software, whatever the shop
    const said = (await answer.text()).replace(/<script.*?<\/script>|<code>tieva\.[^<]*<\/code>/gs, '');
    expect(said, path).not.toMatch(FOREIGN);
  }
  const feed = await (await page.request.get('/feeds/google-fi.xml')).text();
  expect(feed).toContain('<title>Kotikulma</title>');
  expect(feed).not.toMatch(FOREIGN);
  expect(feed.match(/<item>/g)?.length).toBe(477);
});
