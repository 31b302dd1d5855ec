import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, type Language, words } from '../shopper.ts';

const JACKET = '42-1101-KUUSI-M';
const OTHER = '42-1101-KUUSI-S';

const own = {
  fi: {
    add: 'Lisää tuotenumerolla',
    addButton: 'Lisää',
    share: 'Jaa ostoskori',
    link: 'Linkki ostoskoriin',
    copy: 'Kopioi',
    copied: 'Linkki kopioitu!',
    qr: /^QR-koodi/,
    mail: 'Lähetä sähköpostilla',
    title: 'Jaettu ostoskori',
    line: /^Halla Tuisku ajotakki/,
    take: 'Lisää ostoskoriin',
    join: 'Lisää omaan ostoskoriini',
    replace: 'Korvaa oma ostoskorini',
    taken: 'Tuote lisätty ostoskoriin!',
    replaced: 'Ostoskorisi korvattiin jaetulla ostoskorilla.',
    undo: 'Kumoa',
    undone: 'Ostoskorisi on taas kuten ennen.',
    unknown: 'Jaettua ostoskoria ei löytynyt',
  },
  en: {
    add: 'Add by product number',
    addButton: 'Add',
    share: 'Share the cart',
    link: 'Link to the cart',
    copy: 'Copy',
    copied: 'Link copied!',
    qr: /^QR code/,
    mail: 'Send by e-mail',
    title: 'Shared cart',
    line: /^Halla Tuisku riding jacket/,
    take: 'Add to cart',
    join: 'Add to my cart',
    replace: 'Replace my cart',
    taken: 'Product added to the cart!',
    replaced: 'Your cart was replaced by the shared one.',
    undo: 'Undo',
    undone: 'Your cart is as it was before.',
    unknown: 'The shared cart was not found',
  },
} as const;

async function putIn(page: Page, language: Language, code: string) {
  await page.goto(words[language].cart);
  await hydrated(page);
  await page.getByRole('textbox', { name: own[language].add }).fill(code);
  await page.getByRole('button', { name: own[language].addButton, exact: true }).click();
  await expect(page.getByRole('link', { name: own[language].line })).toBeVisible();
}

const skus = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart-store') ?? '').state.items.map((item: { sku: string }) => item.sku),
  );

for (const language of ['fi', 'en'] satisfies Language[]) {
  const say = own[language];
  const thorough = language === 'en' ? ' @thorough' : '';

  test(`a cart is shared by a link and taken over in another browser (${language})${thorough}`, async ({
    page,
    browser,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await putIn(page, language, JACKET);
    await page.getByRole('button', { name: say.share }).click();
    const dialog = page.getByRole('dialog', { name: say.share });
    const link = await dialog.getByRole('textbox', { name: say.link }).inputValue();
    expect(link).toMatch(/\/jaettu-ostoskori\?c=[\w-]{22}$/);
    await expect(dialog.getByRole('img', { name: say.qr })).toBeVisible();
    await expect(dialog.getByRole('link', { name: say.mail })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*jaettu-ostoskori/,
    );
    await dialog.getByRole('button', { name: say.copy }).click();
    await expect(dialog.getByText(say.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const { pathname, search } = new URL(link);
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const friend = await context.newPage();
    await friend.goto(pathname + search);
    await hydrated(friend);
    await expect(friend.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await expect(friend.getByRole('link', { name: say.line })).toBeVisible();
    await expectAccessible(friend);
    await expectNoSidewaysScroll(friend);
    await friend.getByRole('button', { name: say.take }).click();
    await expect(friend.getByText(say.taken)).toBeVisible();
    expect(await skus(friend)).toEqual([JACKET]);
    await context.close();
  });
}

test('who has a cart already adds to it, replaces it, or has it back @thorough', async ({ page }) => {
  const say = own.fi;
  await putIn(page, 'fi', JACKET);
  await page.getByRole('button', { name: say.share }).click();
  const link = await page.getByRole('textbox', { name: say.link }).inputValue();
  await page.evaluate(() => localStorage.clear());
  await putIn(page, 'fi', OTHER);

  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await hydrated(page);
  await page.getByRole('button', { name: say.join }).click();
  await expect.poll(() => skus(page)).toEqual([OTHER, JACKET]);
  await page.getByRole('button', { name: say.undo }).click();
  await expect(page.getByText(say.undone)).toBeVisible();
  expect(await skus(page)).toEqual([OTHER]);
  await page.getByRole('button', { name: say.replace }).click();
  await expect(page.getByText(say.replaced)).toBeVisible();
  await expect(page.getByRole('button', { name: say.undo })).toBeFocused();
  expect(await skus(page)).toEqual([JACKET]);
  await expectAccessible(page);
});

test('an unknown link is a kind 404 that is not indexed', async ({ page }) => {
  const answer = await page.goto('/jaettu-ostoskori?c=AAAAAAAAAAAAAAAAAAAAAA');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
  await expect(page.getByRole('heading', { name: own.fi.unknown })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});
