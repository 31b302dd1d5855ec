import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aino, importShop, upload } from './test-imports.ts';

const HEAD = 'sku;price';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet with one sheet of these rows: texts, numbers and formulas (`=`). */
function xlsx(rows: readonly (string | number)[][], over: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const cell = (value: string | number, at: string) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (value.startsWith('=')) return `<c r="${at}"><f>${value.slice(1)}</f><v>42</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((value, x) => cell(value, `${'ABC'[x]}${y + 1}`)).join('')}</row>`,
  );
  const files = {
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${SHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
    ...over,
  };
  return new Uint8Array(zipSync(files));
}

describe('files that no spreadsheet program wrote', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['only a header', `${HEAD}\n`, '1: no-rows'],
    ['no header', '1\n2\n3\n', '1: no-header'],
    ['two columns of a name', 'sku;sku\n1;2\n', '1: twice: sku'],
    ['a header of nothing known', 'foo1;bar2\n1;2\n', 'no-columns'],
    [
      'a line of 10 MB',
      `${HEAD}\nA;"${'x'.repeat(10_000_000)}"\n`,
      '2: is longer than a row can be; is a quotation mark left open?',
    ],
    [
      'a line of JSON without an end',
      `{"sku":"A","price":1}\n{"sku":"${'x'.repeat(2_000_000)}`,
      '2: is longer than a row can be',
    ],
    ['a zip that is no spreadsheet', new Uint8Array(zipSync({ 'a.txt': strToU8('hello') })), 'not-a-spreadsheet'],
    [
      'half a zip',
      xlsx([
        ['sku', 'price'],
        ['A', 1],
      ]).slice(0, 200),
      'not-a-spreadsheet',
    ],
  ])('%s is not read, and says why', async (_, content, why) => {
    const { dropped } = await importShop();
    expect(await dropped('tiedosto.csv', content)).toMatchObject({ state: 'unreadable', failure: why });
  });

  test('a spreadsheet that unpacks to more than it may is refused before it is read (file-4)', {
    timeout: 60_000,
  }, async () => {
    const { dropped } = await importShop();
    const bomb = xlsx([['sku', 'price']], { 'xl/media/zeros.bin': new Uint8Array(301 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().rss;
    expect(await dropped('pommi.xlsx', bomb)).toMatchObject({ state: 'unreadable', failure: 'unpacks-too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  test('NULs and control characters are problems of their rows', async () => {
    const { dropped, problems } = await importShop();
    const file = await dropped('tuotteet.csv', 'sku;price\nA\0B;1\n');
    expect((await problems(file.id))[0]).toContain('2 sku "A␀B": must be one line');
  });

  test('formulas of a spreadsheet are the values that it shows', async () => {
    const { run, dropped } = await importShop();
    const file = await dropped(
      'hinnat.xlsx',
      xlsx([
        ['sku', 'price'],
        ['0012345', '=40+2'],
      ]),
    );
    expect(file.recognised.format).toBe('xlsx');
    expect((await run(file.id)).columns.map(({ sample }) => sample)).toEqual(['0012345', '42']);
  });
});

describe('encodings', () => {
  const text = 'sku;name\nKÄ1;Öljy – 5 €\n';
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['UTF-8', new Uint8Array(Buffer.from(text)), 'utf-8'],
    ['UTF-8 with a mark', new Uint8Array(Buffer.from(`\uFEFF${text}`)), 'utf-8'],
    ['UTF-16 with a mark', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')), 'utf-16le'],
    ['UTF-16 without one', new Uint8Array(Buffer.from(text, 'utf16le')), 'utf-16le'],
    ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()), 'utf-16be'],
    ['Windows-1252', new Uint8Array(Buffer.from(text.replace('– 5 €', '\u0096 5 \u0080'), 'latin1')), 'windows-1252'],
  ])('%s is recognised', async (_, content, encoding) => {
    const { dropped } = await importShop();
    const file = await dropped('tuotteet.csv', content);
    expect(file.recognised.encoding).toBe(encoding);
    expect(file.columns).toMatchObject([{ sample: 'KÄ1' }, { sample: 'Öljy – 5 €' }]);
  });
});

test('what is no form, or has no file, is refused and leaves nothing', async () => {
  const { shop } = await importShop();
  const refused = async (request: Request) => {
    const received = await shop.imports.receive(aino, request);
    return received.ok ? 'received' : received.reason;
  };
  const post = (body: string, type: string) =>
    new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } });
  expect(await refused(post('a=1', 'application/x-www-form-urlencoded'))).toBe('not_a_form');
  expect(await refused(post('--x\r\nbroken', 'multipart/form-data; boundary=x'))).toBe('not_a_form');
  expect(await refused(upload('tyhjä.csv', ''))).toBe('no_file');
});
