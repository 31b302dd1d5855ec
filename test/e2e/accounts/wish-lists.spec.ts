import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { newAccount, PASSWORD } from './new-account.ts';
import { test } from './visitor.ts';
import { type WishWords, wishWords } from './wish-words.ts';

const SLEDGE = '/product/kaira-reitti-600-e';
const TYRES = '/category/renkaat';

/** The heart of the product page; those of cards name their product. */
const heart = (page: Page, say: WishWords) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(${say.heart}|${say.wished})$`) });
const isMarked = (page: Page, say: WishWords, pressed: boolean) =>
  expect(
    page.getByRole('main').getByRole('button', { name: pressed ? say.wished : say.heart, exact: true, pressed }),
  ).toBeVisible();

async function openProduct(page: Page, say: WishWords, path = SLEDGE) {
  await page.goto(say.base + path);
  await expect(heart(page, say)).toBeVisible();
}

/** Presses and waits for the server: what is shown ahead is not yet stored. */
async function pressAndKeep(page: Page, press: () => Promise<void>) {
  const answer = page.waitForResponse((one) => /\/api\/wish-lists\/(items|membership)$/.test(one.url()));
  await press();
  expect((await answer).status()).toBe(200);
}

async function makeList(page: Page, say: WishWords, name: string) {
  await page.goto(`${say.base}/oma-tili/toivelistat`);
  await page.getByLabel(say.newList).fill(name);
  await page.getByRole('button', { name: say.create }).click();
  await expect(page.getByText(say.created(name))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
}

const openList = async (page: Page, say: WishWords, name: string) => {
  await page.goto(`${say.base}/oma-tili/toivelistat`);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

for (const language of ['fi', 'en'] as const) {
  const say = wishWords[language];

  test(`a heart is pressed twice; header, cards and list follow (${language})`, async ({ page }) => {
    await newAccount(page, language);
    await page.goto(`${say.base}/oma-tili/toivelistat`);
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('link', { name: say.headerHeart, exact: true })).toBeVisible();

    await openProduct(page, say);
    await heart(page, say).click();
    await expect(page.getByText(say.added('Toivelista'))).toBeVisible();
    await isMarked(page, say, true);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: say.dot }).click();
    await page.getByRole('main').getByRole('link', { name: 'Toivelista', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ has: page.getByLabel(say.amount) })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await openProduct(page, say);
    await isMarked(page, say, true);
    await heart(page, say).click();
    await expect(page.getByText(say.removed)).toBeVisible();
    await isMarked(page, say, false);
    await expect(page.getByRole('banner').getByRole('link', { name: say.headerHeart, exact: true })).toBeVisible();

    await page.goto(say.base + TYRES);
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { pressed: false }).click();
    await expect(page.getByText(say.added('Toivelista'))).toBeVisible();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  });

  test(`several lists: chosen on the product page, with a new one among them (${language})`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await newAccount(page, language);
    await makeList(page, say, 'Talvi');
    await makeList(page, say, 'Kesä');
    await openProduct(page, say);
    await heart(page, say).click();
    const dialog = page.getByRole('dialog', { name: say.choose });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: /^Talvi/ }).check();
    await dialog.getByRole('checkbox', { name: /^Kesä/ }).check();
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.updatedMany)).toBeVisible();
    await isMarked(page, say, true);
    await expect(heart(page, say)).toBeFocused();

    await heart(page, say).click();
    await expect(dialog.getByRole('checkbox', { name: /^Talvi/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: /^Talvi/ }).uncheck();
    await dialog.getByLabel(say.chooseNew).fill('Joulu');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.created('Joulu'))).toBeVisible();
    await expect(page.getByText(say.updatedOne)).toBeVisible();
    await openList(page, say, 'Talvi');
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    await openList(page, say, 'Joulu');
    await expect(page.getByLabel(say.amount)).toHaveCount(1);
  });

  test(`a list is named, filled, shared, bought and deleted (${language})`, async ({ page, browser }) => {
    await newAccount(page, language);
    await makeList(page, say, 'Talvi');
    await page.getByRole('button', { name: say.create }).click();
    await expect(page.getByText(say.emptyName)).toBeVisible();
    await expect(page.getByLabel(say.newList)).toBeFocused();
    await expectAccessible(page);

    await openProduct(page, say);
    await heart(page, say).click();
    await expect(page.getByText(say.added('Talvi'))).toBeVisible();
    await openList(page, say, 'Talvi');
    await page.getByText(say.rename).click();
    await page.getByLabel(say.name).fill('Lahjat');
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.renamed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Lahjat' })).toBeVisible();

    await page.getByRole('button', { name: say.more }).click();
    await expect(page.getByLabel(say.amount).first()).toHaveValue('2');
    await page.getByRole('button', { name: say.removeLine }).click();
    await expect(page.getByText(say.removed)).toBeVisible();
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    await expect(page.getByRole('button', { name: say.undo })).toBeFocused();
    // the header covers half of what has scrolled under it
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say.added('Lahjat'))).toBeVisible();
    await expect(page.getByLabel(say.amount).first()).toHaveValue('2');

    await page.getByRole('button', { name: say.share }).click();
    const url = await page.getByLabel(say.link).inputValue();
    const elsewhere = await browser.newContext();
    const friend = await elsewhere.newPage();
    const answer = await friend.goto(url);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(friend.getByRole('heading', { level: 1, name: 'Lahjat' })).toBeVisible();
    await expect(friend.getByText('Virtanen')).toHaveCount(0);
    await expectAccessible(friend);
    await expectNoSidewaysScroll(friend);
    await friend.getByRole('button', { name: say.buyAll }).click();
    await expect(friend.getByText(say.inCart)).toBeVisible();
    await expect(friend.getByRole('link', { name: new RegExp(`^${say.cart}, 2 `) })).toBeVisible();

    await page.getByRole('button', { name: say.unshare }).click();
    await expect(page.getByLabel(say.link)).toBeHidden();
    expect((await friend.goto(url))?.status()).toBe(404);
    await elsewhere.close();

    await page.getByRole('button', { name: say.delete }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say.delete }).click();
    await expect(page.getByText(say.deleted('Lahjat'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    // nothing is wished any more
    await expect(page.getByRole('banner').getByRole('link', { name: say.headerHeart, exact: true })).toBeVisible();
  });

  test(`a guest’s heart leads to sign-in, and the product is on the list afterwards (${language})`, async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const email = await newAccount(await elsewhere.newPage(), language);
    await elsewhere.close();
    await page.goto(say.base + SLEDGE);
    await page.getByRole('main').getByRole('link', { name: say.heart, exact: true }).click();
    await expect(page).toHaveURL(/\/kirjaudu\?next=.*&toive=/);
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/product\/kaira-reitti-600-e/);
    await expect(page.getByText(say.added('Toivelista'))).toBeVisible();
    await isMarked(page, say, true);
    // said once
    await page.reload();
    await isMarked(page, say, true);
    await expect(page.getByText(say.added('Toivelista'))).toBeHidden();
  });
}

test('what the server refuses is taken back and told @thorough', async ({ page }) => {
  const say = wishWords.fi;
  await newAccount(page, 'fi');
  await openProduct(page, say);
  await page.route('**/api/wish-lists/items', (route) => route.abort());
  await heart(page, say).click();
  await expect(page.getByText(say.addFailed)).toBeVisible();
  await isMarked(page, say, false);
  await page.unroute('**/api/wish-lists/items');
  await pressAndKeep(page, () => heart(page, say).click());
  await isMarked(page, say, true);

  await openList(page, say, 'Toivelista');
  await page.route('**/oma-tili/toivelistat/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: say.removeLine }).click();
  await expect(page.getByText(say.removeFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: say.removeLine })).toBeVisible();
});

test('with the keyboard alone: the heart, the amount, another list', { tag: '@thorough' }, async ({ page }) => {
  const say = wishWords.fi;
  await newAccount(page, 'fi');
  await openProduct(page, say);
  await heart(page, say).focus();
  await pressAndKeep(page, () => page.keyboard.press('Space'));
  await isMarked(page, say, true);
  await makeList(page, say, 'Kesä');
  await openList(page, say, 'Toivelista');
  await page.getByLabel(say.amount).first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel(say.amount).first()).toHaveValue('2');
  await page.getByText(say.moveSummary).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say.move, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say.added('Kesä'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
});

test('what cannot be bought is named when all goes into the cart', { tag: '@thorough' }, async ({ page }) => {
  const say = wishWords.fi;
  await newAccount(page, 'fi');
  // a card of several variants: one has to be chosen first
  await page.goto(TYRES);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { pressed: false }).click();
  await expect(page.getByText(say.added('Toivelista'))).toBeVisible();
  await openProduct(page, say);
  await pressAndKeep(page, () => heart(page, say).click());
  await isMarked(page, say, true);
  await openList(page, say, 'Toivelista');
  await page.getByRole('button', { name: say.buyAll }).click();
  await expect(page.getByText('Tuote lisätty ostoskoriin!')).toBeVisible();
  await expect(page.getByText(say.leftOut)).toBeVisible();
  await expect(page.getByText(`${name}: valitse ensin vaihtoehto tuotesivulla`)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s heart is a link, and the page is the same for everybody', async ({ page, request }) => {
    await page.goto(SLEDGE);
    const link = page.getByRole('main').getByRole('link', { name: wishWords.fi.heart, exact: true });
    await expect(link).toHaveAttribute('href', /^\/kirjaudu\?next=%2Fproduct%2F.*&toive=/);
    expect(await (await request.get(SLEDGE)).text()).not.toContain('aria-pressed="true"');
  });

  test('a heart on a card leads by signing in to the page of its product', async ({ page }) => {
    await page.goto('/category/renkaat');
    await page
      .getByRole('link', { name: new RegExp(`^${wishWords.fi.heart}: `) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/kirjaudu\?next=%2Fproduct%2F[^&]+&toive=/);
  });
});
