import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './shopper.ts';

const words = {
  fi: {
    base: '',
    toQuote: (code: string) => `Lisää ${code} tarjouskoriin`,
    added: 'Tuote lisätty tarjouskoriin!',
    open: 'Siirry tarjouskoriin',
    title: 'Tarjouskori',
    lines: 'Tuotteet tarjouskorissa',
    remove: (name: string) => `Poista ${name}`,
    undo: 'Kumoa',
    clear: 'Tyhjennä tarjouskori',
    empty: 'Tarjouskorisi on tyhjä',
    send: 'Lähetä tarjouspyyntö',
    failed: 'Tarjouspyyntöä ei lähetetty',
    firstname: 'Etunimi',
    lastname: 'Sukunimi',
    email: 'Sähköposti',
    pieces: (n: number) => `${n} kpl`,
  },
  en: {
    base: '/en',
    toQuote: (code: string) => `Add ${code} to the quote cart`,
    added: 'Product added to the quote cart!',
    open: 'Go to the quote cart',
    title: 'Quote cart',
    lines: 'Products in the quote cart',
    remove: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    clear: 'Empty the quote cart',
    empty: 'Your quote cart is empty',
    send: 'Send the request',
    failed: 'The request was not sent',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    pieces: (n: number) => `${n} pcs`,
  },
} as const;

const BELT = '8328958';
const main = (page: Page) => page.getByRole('main');

for (const language of ['fi', 'en'] as const) {
  const say = words[language];

  test(`parts are added, counted, removed and restored (${language})`, { tag: '@main' }, async ({ page }) => {
    await page.goto(`${say.base}/varaosahaku?koodi=8328`);
    await hydrated(page);
    const add = main(page).getByRole('button', { name: say.toQuote(BELT) });
    await add.click();
    await expect(page.getByText(say.added)).toBeVisible();
    await add.click();
    await main(page)
      .getByRole('button', { name: say.toQuote('8328917') })
      .click();
    await page.getByRole('link', { name: say.open }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    const lines = main(page).getByRole('list', { name: say.lines }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(main(page).getByText(say.pieces(3), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await main(page)
      .getByRole('button', { name: say.remove(`Jarrukahva, Polaris, ${BELT}`) })
      .click();
    await expect(lines).toHaveCount(1);
    await expect(main(page).getByRole('button', { name: say.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(2);

    await main(page).getByRole('button', { name: say.clear }).click();
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(2);
    await page.reload();
    await expect(lines).toHaveCount(2);
  });
}

test('another tab is followed, and only the items are kept', async ({ page, context }) => {
  await page.goto('/tarjouskori');
  await expect(page.getByRole('heading', { name: words.fi.empty })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/varaosahaku?koodi=8328');
  await hydrated(other);
  await main(other)
    .getByRole('button', { name: words.fi.toQuote(BELT) })
    .click();
  await expect(main(page).getByRole('list', { name: words.fi.lines }).getByRole('listitem')).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('quote-cart-store') ?? '{}'));
  expect(Object.keys(stored.state)).toEqual(['items']);
  expect(stored.state.items[0]).toMatchObject({ id: `${BELT}@1044`, baseType: 'quoteCartItem', version: 1, amount: 1 });
});

test('stored items of another version are looked up again', async ({ page }) => {
  await page.goto('/cms/asiakaspalvelu/toimitusehdot');
  await page.evaluate((sku) => {
    const items = [
      { sku, amount: 3, version: 0 },
      { sku: 'POIS@1', amount: 1, title: 'Vanha osa', version: 0 },
    ];
    localStorage.setItem('quote-cart-store', JSON.stringify({ state: { items }, version: 0 }));
  }, `${BELT}@1044`);
  await page.goto('/tarjouskori');
  await expect(main(page).getByRole('link', { name: 'Jarrukahva' })).toBeVisible();
  await expect(main(page).getByText('Vanha osa')).toBeVisible();
});

test('a lost connection keeps items and what was typed, and the next try is the same request', async ({ page }) => {
  const say = words.fi;
  await page.goto('/varaosahaku?koodi=8328');
  await hydrated(page);
  await main(page)
    .getByRole('button', { name: say.toQuote(BELT) })
    .click();
  await page.getByRole('link', { name: say.open }).first().click();
  await main(page).getByLabel(say.firstname).fill('Aino');
  await main(page).getByLabel(say.lastname).fill('Äyräpää');
  await main(page).getByLabel(say.email).fill('aino@esimerkki.fi');
  const keys: string[] = [];
  await page.route('/api/send-quote', (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    return keys.length === 1 ? route.abort() : route.fulfill({ json: { success: true, number: 'T5999' } });
  });
  await main(page).getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('alert', { name: say.failed })).toBeFocused();
  await expect(page.getByRole('alert', { name: say.failed })).toContainText('010 000 0000');
  await expect(main(page).getByLabel(say.email)).toHaveValue('aino@esimerkki.fi');
  await expect(main(page).getByRole('list', { name: say.lines }).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('button', { name: say.send }).click();
  await expect(page.getByText('T5999')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
});

test('without JavaScript the page says how to ask for a quote', async ({ request }) => {
  const html = await (await request.get('/tarjouskori')).text();
  expect(html).toMatch(/<noscript>.*Tarjouskori on selaimessasi ja tarvitsee JavaScriptin.*<\/noscript>/s);
});
