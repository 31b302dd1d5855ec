import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, words as shop } from '../shopper.ts';
import { languages, main, words } from './words.ts';

for (const language of languages) {
  const say = words[language];

  test(`thirty pasted lines are resolved in place and bought with one press (${language})`, async ({ page }) => {
    await page.goto(say.search);
    await hydrated(page);
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

test('a CSV file in any order of columns is read, a workbook is refused by name @thorough', async ({ page }) => {
  await page.goto('/varaosahaku');
  await hydrated(page);
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

test('a file may be dropped, and what was typed survives a reload @thorough', async ({ page }) => {
  await page.goto('/varaosahaku');
  await hydrated(page);
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

test('without a response the lines stay and are checked on demand', async ({ page }) => {
  await page.goto('/varaosahaku');
  await hydrated(page);
  await page.route('**/api/resolve-spareparts', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByLabel(words.fi.paste).fill('8302681;2');
  await page.getByRole('button', { name: words.fi.check }).click();
  await expect(page.getByText(words.fi.failed)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/resolve-spareparts');
  await page.getByRole('button', { name: words.fi.again }).click();
  await expect(page.getByRole('button', { name: words.fi.buyMany(2) })).toBeVisible();
});

test('lines pasted into the box of one code become a list @thorough', async ({ page }) => {
  await page.goto('/varaosahaku');
  await hydrated(page);
  const box = main(page).getByLabel(words.fi.code, { exact: true });
  await box.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '8302681\t2\n8301989\t1');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('button', { name: words.fi.buyMany(3) })).toBeVisible();
});
