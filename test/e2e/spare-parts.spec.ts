import { expect, type Page, test } from '@playwright/test';
import {
  chooseParcel,
  choosePayment,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  newEmail,
  openCheckout,
  orderNumberOf,
  placeOrder,
  words as shop,
} from './shopper.ts';

const words = {
  fi: {
    search: '/varaosahaku',
    code: 'Tuotekoodi',
    find: 'Hae',
    results: 'Hakutulokset',
    found: (count: number, code: string) => `${count} osaa, koodi ”${code}”`,
    addOf: (code: string) => `Lisää ${code} ostoskoriin`,
    addedOne: 'Tuote lisätty ostoskoriin!',
    addedMany: (n: number) => `${n} kpl lisätty ostoskoriin!`,
    quotedMany: (n: number) => `${n} kpl lisätty tarjouskoriin!`,
    quoteOf: (code: string) => `Pyydä tarjous, ${code}`,
    quotedOne: 'Tuote lisätty tarjouskoriin!',
    inStock: 'Vain varastossa',
    replaced: 'Korvattu koodilla 9875-253',
    unknownTitle: /ei löytynyt varaosaa/,
    didYouMean: 'Tarkoititko',
    paste: 'Koodit ja määrät',
    check: 'Tarkista koodit',
    file: 'Valitse CSV-tiedosto',
    open: 'Rivit, jotka odottavat sinua',
    foundLines: 'Löytyneet osat',
    state: (found: number, open: number) => `${found} koodia löytyi. ${open} riviä odottaa sinua.`,
    buyMany: (n: number) => `Lisää ${n} kpl ostoskoriin`,
    quotePriceless: (n: number) => `Lisää ${n} kpl tarjouskoriin`,
    remove: (code: string) => `Poista ${code}`,
    lookUp: (code: string) => `Hae koodi ${code}`,
    codeOf: (code: string) => `Koodi, rivi ${code}`,
    scientific: /3,21E\+06, ja sen loppu on kadonnut/,
    failed: /Koodeja ei voitu tarkistaa juuri nyt/,
    again: 'Yritä uudelleen',
    add: 'Lisää ostoskoriin',
    fits: 'Mihin sopii',
    severalTitle: 'Koodi KL 6204-2R on usealla osalla',
    start: 'Mistä koodi löytyy?',
  },
  en: {
    search: '/en/varaosahaku',
    code: 'Product code',
    find: 'Search',
    results: 'Search results',
    found: (count: number, code: string) => `${count} parts, code “${code}”`,
    addOf: (code: string) => `Add ${code} to the cart`,
    addedOne: 'Product added to the cart!',
    addedMany: (n: number) => `${n} pcs added to the cart!`,
    quotedMany: (n: number) => `${n} pcs added to the quote cart!`,
    quoteOf: (code: string) => `Ask for a quote, ${code}`,
    quotedOne: 'Product added to the quote cart!',
    inStock: 'In stock only',
    replaced: 'Replaced by 9875-253',
    unknownTitle: /No spare part with the code/,
    didYouMean: 'Did you mean',
    paste: 'Codes and quantities',
    check: 'Check the codes',
    file: 'Choose a CSV file',
    open: 'Lines that wait for you',
    foundLines: 'Parts found',
    state: (found: number, open: number) => `${found} codes found. ${open} lines wait for you.`,
    buyMany: (n: number) => `Add ${n} pcs to the cart`,
    quotePriceless: (n: number) => `Add ${n} pcs to the quote cart`,
    remove: (code: string) => `Remove ${code}`,
    lookUp: (code: string) => `Look up code ${code}`,
    codeOf: (code: string) => `Code, line ${code}`,
    scientific: /3\.21E\+06 and its last digits are lost/,
    failed: /The codes could not be checked right now/,
    again: 'Try again',
    add: 'Add to cart',
    fits: 'Fits',
    severalTitle: 'Several parts have the code KL 6204-2R',
    start: 'Where is the code?',
  },
} as const;

const languages = ['fi', 'en'] as const;
const main = (page: Page) => page.getByRole('main');
const code = (page: Page, text: string) => main(page).getByRole('link', { name: text, exact: true });

/** The page answers presses: what the server wrote has come alive. */
const alive = (page: Page) => page.waitForLoadState('networkidle');

for (const language of languages) {
  const say = words[language];

  test(`a part is found by its code, bought, paid and delivered (${language})`, async ({ page }) => {
    await page.goto(say.search);
    await expect(page.getByRole('heading', { name: say.start })).toBeVisible();
    await alive(page);
    await main(page).getByLabel(say.code).fill('8328');
    await main(page).getByRole('button', { name: say.find, exact: true }).click();
    await expect(page.getByRole('heading', { name: say.found(2, '8328') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main(page)
      .getByRole('button', { name: say.addOf('8328958') })
      .click();
    await expect(page.getByText(say.addedOne)).toBeVisible();
    await openCheckout(page, language);
    await fillContact(page, language, newEmail());
    await chooseParcel(page, language);
    await choosePayment(page);
    await placeOrder(page, language);
    await page.getByRole('button', { name: shop[language].pay, exact: true }).click();
    await expect(page.getByRole('heading', { name: shop[language].thanks })).toBeVisible();
    expect(await orderNumberOf(page, language)).toMatch(/^\d+$/);
    await expect(main(page).getByText('Polaris, 8328958')).toBeVisible();
  });

  test(`suppliers, stock and columns narrow and sort what is found (${language})`, async ({ page }) => {
    await page.goto(`${say.search}?koodi=83`);
    await alive(page);
    await main(page)
      .getByRole('button', { name: /^Suzuki/ })
      .click();
    await expect(page).toHaveURL(/koodi=83.*toimittaja=suzuki|toimittaja=suzuki.*koodi=83/);
    await expect(main(page).getByRole('button', { name: /^Suzuki/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page, '8301989')).toHaveCount(0);
    await expect(code(page, '83356-ZK503')).toBeVisible();
    await main(page).getByRole('switch', { name: say.inStock }).click();
    await expect(page).toHaveURL(/varastossa=1/);
    await page.goto(`${say.search}?koodi=83&jarjestys=-hinta`);
    await expect(main(page).getByRole('row').filter({ hasText: '€' }).first()).toContainText('642');
  });

  test(`thirty pasted lines are settled in place and bought with one press (${language})`, async ({ page }) => {
    await page.goto(say.search);
    await alive(page);
    const answer = await page.request.post('/api/get-spareparts', {
      data: { productCode: '87', supplierNumber: 1044 },
    });
    const rows = (await answer.json()) as { tuotekoodi: string; myyntihinta: number | null }[];
    const good = rows.filter(({ myyntihinta }) => myyntihinta !== null).slice(0, 23);
    expect(good).toHaveLength(23);
    const text = [
      ...good.map(({ tuotekoodi }) => `${tuotekoodi};2`),
      `${good[0]?.tuotekoodi}\t3`,
      '83O5333 1',
      'KL 6204-2R;2',
      '0902-077 x 2',
      '3,21E+06;4',
      '9797-265;2',
      'XYZZY-999;1',
    ].join('\n');
    await page.getByLabel(say.paste).fill(text);
    await page.getByRole('button', { name: say.check }).click();
    await expect(page.getByText(say.state(24, 5))).toBeVisible();
    const open = page.getByRole('list', { name: say.open });
    await expect(open.getByRole('listitem')).toHaveCount(5);
    // the keyboard is at the first line that waits
    await expect(open.getByRole('button', { name: /^8305333/ })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Enter');
    await open.getByRole('button', { name: /^KL 6204-2R .*Yamaha/ }).click();
    await open.getByRole('button', { name: /^9875-253/ }).click();
    await expect(open.getByText(say.scientific)).toBeVisible();
    await open.getByLabel(say.codeOf('3,21E+06')).fill('8328917');
    await open.getByLabel(say.codeOf('3,21E+06')).press('Enter');
    await expect(open.getByRole('listitem')).toHaveCount(1);
    await open.getByRole('button', { name: say.remove('XYZZY-999') }).click();
    await expect(open).toHaveCount(0);

    // 23 codes of 2, one of them pasted twice, and what was decided: 1 + 2 + 2 + 4
    const pieces = 23 * 2 + 3 + 1 + 2 + 2 + 4;
    await page.getByRole('button', { name: say.buyMany(pieces) }).click();
    await expect(page.getByText(say.addedMany(pieces))).toBeVisible();
    await page.getByRole('button', { name: say.quotePriceless(2) }).click();
    await expect(page.getByText(say.quotedMany(2))).toBeVisible();
    await page.goto(language === 'fi' ? '/ostoskori' : '/en/ostoskori');
    await expect(main(page).getByText('Yamaha, KL 6204-2R')).toBeVisible();
    await expect(main(page).getByText('Arctic Cat, 9875-253')).toBeVisible();
    await expect(
      main(page).getByText(shop[language].cartTitle === 'Ostoskori' ? `${pieces} tuotetta` : `${pieces} items`),
    ).toBeVisible();
  });
}

test('a CSV file in any order of columns is read, a workbook is refused by name', async ({ page }) => {
  await page.goto('/varaosahaku');
  await alive(page);
  const choose = page.getByLabel(words.fi.file);
  await choose.setInputFiles({
    name: 'tilaus.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await expect(page.getByText(/Tallenna se CSV-muodossa/)).toBeVisible();
  const csv = '\uFEFFMäärä;Nimi;Tuotekoodi\r\n3;"Jousi; sininen";8302681\r\n1;;"=""8301989"""\r\n';
  await choose.setInputFiles({ name: 'tilaus.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const found = page.getByRole('table', { name: words.fi.foundLines });
  await expect(found.getByRole('link', { name: '8302681' })).toBeVisible();
  await expect(page.getByRole('button', { name: words.fi.buyMany(4) })).toBeFocused();
});

test('a file may be dropped, and what was typed survives a reload', async ({ page }) => {
  await page.goto('/varaosahaku');
  await alive(page);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['koodi,kpl\n8302681,2\nEI-TÄTÄ-1,1'], 'lista.csv', { type: 'text/csv' }));
    return transfer;
  });
  await page.getByLabel(words.fi.paste).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('list', { name: words.fi.open }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel(words.fi.paste).fill('kesken');
  await page.reload();
  await expect(page.getByLabel(words.fi.paste)).toHaveValue('kesken');
  await expect(page.getByRole('list', { name: words.fi.open }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.fi.buyMany(2) })).toBeVisible();
});

test('when nobody answers, the lines stay and are checked on demand', async ({ page }) => {
  await page.goto('/varaosahaku');
  await alive(page);
  await page.route('**/api/resolve-spareparts', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByLabel(words.fi.paste).fill('8302681;2');
  await page.getByRole('button', { name: words.fi.check }).click();
  await expect(page.getByText(words.fi.failed)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/resolve-spareparts');
  await page.getByRole('button', { name: words.fi.again }).click();
  await expect(page.getByRole('button', { name: words.fi.buyMany(2) })).toBeVisible();
});

test('lines pasted into the box of one code become a list', async ({ page }) => {
  await page.goto('/varaosahaku');
  await alive(page);
  const box = main(page).getByLabel(words.fi.code, { exact: true });
  await box.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '8302681\t2\n8301989\t1');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('button', { name: words.fi.buyMany(3) })).toBeVisible();
});

for (const sku of ['8204417/070@1044', '0914-233#B@1499', '98079-XF+57@88', 'MIX 2% 1L@301'])
  test(`the page of ${sku} is found by its address and from the search`, async ({ page }) => {
    const [own = ''] = sku.split('@');
    await page.goto(`/varaosa/${encodeURIComponent(sku)}`);
    await expect(main(page).getByText(own, { exact: true }).first()).toBeVisible();
    await page.goto(`/varaosahaku?koodi=${encodeURIComponent(own)}`);
    await alive(page);
    await code(page, own).click();
    await expect(page).toHaveURL(new RegExp(`/varaosa/${encodeURIComponent(sku).replace(/[+.]/g, '\\$&')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Murupolku' }).getByText(own)).toBeVisible();
  });

test('a part page: price, stock, what it fits; from a search it is there before the server answers', async ({
  page,
}) => {
  await page.goto('/varaosahaku?koodi=8328917');
  await alive(page);
  // the answer is held back: the page must not wait for it
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/varaosa/**.data*', async (route) => {
    await held;
    await route.continue();
  });
  await code(page, '8328917').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ensiövariaattori, täydellinen' })).toBeVisible();
  await expect(
    main(page)
      .getByText(/642\s€/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: words.fi.fits })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: words.fi.fits })).toBeVisible();
  await expect(page.getByRole('table', { name: /Sopivuus|Mihin sopii|Sopii/ }).first()).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.fi.add, exact: true }).click();
  await expect(page.getByText(words.fi.addedOne)).toBeVisible();
});

test('a replaced part leads on: for good when one took its place, else to a choice', async ({ page, request }) => {
  const moved = await request.get('/varaosa/0948-205@1499', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/varaosa/0948-232%401499']);
  await page.goto('/varaosa/8330070@1044');
  await expect(main(page).getByRole('table', { name: 'Korvaavat osat' }).getByRole('link')).toHaveCount(2);
  await page.goto('/varaosa/KL%206204-2R');
  await expect(page.getByRole('heading', { level: 1, name: words.fi.severalTitle })).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: '€' })).toHaveCount(3);
});

test('impossible codes are the 404 of the specification', async ({ request }) => {
  for (const path of ['/varaosa/123@', '/varaosa/%20', '/varaosa/9999999@1', '/en/varaosa/@88', '/varaosa/%01@88'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('nothing found: what it may have been, and where', async ({ page }) => {
  await page.goto('/varaosahaku?koodi=83O5333');
  await expect(page.getByRole('heading', { name: words.fi.unknownTitle })).toBeVisible();
  await expect(
    page.getByRole('table', { name: words.fi.didYouMean }).getByRole('link', { name: '8305333' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a part without a price is asked for by a quote, a replaced one shows its successor', async ({ page }) => {
  await page.goto('/varaosahaku?koodi=9797-265');
  await alive(page);
  await expect(main(page).getByRole('cell', { name: '- €' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: words.fi.quoteOf('9797-265') })
    .click();
  await expect(page.getByText(words.fi.quotedOne)).toBeVisible();
  await page.goto('/varaosahaku?koodi=0902-077');
  await expect(main(page).getByText(words.fi.replaced)).toBeVisible();
});

test('the keyboard alone finds, counts and buys a part', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 500, 'a phone has no keyboard');
  await page.goto('/varaosahaku');
  await alive(page);
  await main(page).getByLabel(words.fi.code, { exact: true }).focus();
  await page.keyboard.type('8328958');
  await page.keyboard.press('Enter');
  await expect(code(page, '8328958')).toBeVisible();
  await code(page, '8328958').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.fi.addedMany(2))).toBeVisible();
  await expect(main(page).getByText('2 kpl ostoskorissa')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('parts are searched, sorted, paged and read', async ({ page }) => {
    await page.goto('/varaosahaku');
    await main(page).getByLabel(words.fi.code, { exact: true }).fill('83');
    await main(page).getByRole('button', { name: words.fi.find, exact: true }).click();
    await expect(code(page, '8301989')).toBeVisible();
    await main(page).getByRole('link', { name: 'Seuraava sivu' }).click();
    await expect(page).toHaveURL(/sivu=2/);
    await page.goto('/varaosahaku?koodi=83&toimittaja=suzuki&varastossa=1');
    await expect(code(page, '83356-ZK503')).toBeVisible();
    await code(page, '83356-ZK503').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jarruletku, taka' })).toBeVisible();
    await expect(
      main(page)
        .getByText(/53,90\s€/)
        .first(),
    ).toBeVisible();
  });
});
