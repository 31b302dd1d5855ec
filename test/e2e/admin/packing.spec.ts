import { expect, test } from '@playwright/test';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

const lines = [{ sku: SKU, amount: 2 }];

test('a store scans an order, hears of wrong goods, sends it with a label and goes on to the next', {
  tag: '@main',
}, async ({ page, request }) => {
  const [first, second] = [await paidOrder(request, lines), await paidOrder(request, lines)];
  await asStaff(page, 'store');
  await page.goto(`${ADMIN}/pakkaus`);
  await page.getByRole('textbox', { name: 'Skannaa tuote tai tilaus' }).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(first) })).toBeVisible();

  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const said = page.getByRole('status');
  await scan('6430012774108');
  await expect(said).toContainText('Koodi 6430012774108 ei kuulu tähän tilaukseen');
  await scan(SKU);
  await scan(SKU);
  await expect(said).toContainText('2 / 2');
  await scan(SKU);
  await expect(said).toContainText('kaikki 2 on jo paketissa');

  await page.getByRole('button', { name: 'Tulosta osoitekortti ja lähetä' }).click();
  await expect(page.getByText(`Tilaus ${first} on lähetetty.`)).toBeVisible();
  await expect(page.getByText(/Seurantakoodi JJFI\d+/)).toBeVisible();
  await expect(said).toHaveText('');
  const label = await page.getByRole('link', { name: 'Avaa osoitekortti' }).getAttribute('href');
  const printed = await page.request.get(ADMIN + label);
  expect([printed.headers()['content-type'], (await printed.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  await page.getByRole('link', { name: 'Seuraava tilaus' }).click();
  await expect(page).not.toHaveURL(new RegExp(first));
  await page.goto(`${ADMIN}/pakkaus/${second}`);
  await expect(page.getByText('0 / 2 kerätty')).toBeVisible();
});

test('a part is sent now; a pickup waits for its customer and is handed over by number, without JavaScript', async ({
  browser,
  page,
  request,
}) => {
  const number = await paidOrder(request, lines, { methodId: '403' });
  const tablet = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'fi-FI',
    viewport: { width: 820, height: 1180 },
  });
  const store = await tablet.newPage();
  await asStaff(store, 'store');
  await store.goto(`${ADMIN}/pakkaus/${number}`);
  await store.getByRole('button', { name: /^Merkitse kerätyksi/ }).click();
  await store.getByRole('button', { name: 'Valmis noudettavaksi' }).click();
  await expect(store.getByText(`Tilaus ${number} odottaa noutajaa.`)).toBeVisible();
  await store.goto(`${ADMIN}/luovutus`);
  await store.getByRole('textbox', { name: /noutokoodi/ }).fill(number);
  await store.keyboard.press('Enter');
  await store.getByRole('button', { name: 'Luovuta asiakkaalle' }).click();
  await expect(store.getByText(`Tilaus ${number} on luovutettu.`)).toBeVisible();
  await tablet.close();

  const parcel = await paidOrder(request, lines);
  await asStaff(page, 'store');
  await page.goto(`${ADMIN}/pakkaus/${parcel}`);
  await page.keyboard.type(SKU);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('1 / 2');
  await page.getByRole('button', { name: /Lähetä kerätyt/ }).click();
  await expect(page.getByText(`Osa tilauksesta ${parcel} on lähetetty.`)).toBeVisible();
  await expect(page.getByText('0 / 1 kerätty')).toBeVisible();
});

test('thirty orders packed in a row by scanner', { tag: '@thorough' }, async ({ page, request }) => {
  test.setTimeout(300_000);
  const numbers: string[] = [];
  for (let i = 0; i < 30; i++) numbers.push(await paidOrder(request, lines));
  await asStaff(page, 'store');
  await page.goto(`${ADMIN}/pakkaus/${numbers[0]}`);
  const start = Date.now();
  for (const [i, number] of numbers.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(number) })).toBeVisible();
    for (let unit = 0; unit < 2; unit++) {
      await page.keyboard.type(SKU);
      await page.keyboard.press('Enter');
    }
    const label = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Tulosta osoitekortti ja lähetä' }).click();
    await expect(page.getByText(`Tilaus ${number} on lähetetty.`)).toBeVisible();
    // the label comes in a tab of its own; it is printed and closed
    await (await label).close();
    await expect(page.getByRole('textbox', { name: 'Skannaa seuraava tilaus' })).toBeFocused();
    await page.keyboard.type(numbers[i + 1] ?? '');
    await page.keyboard.press('Enter');
  }
  console.log(`thirty orders: ${((Date.now() - start) / 1000).toFixed(1)} s, 3 scans and a press each`);
});
