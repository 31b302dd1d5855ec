import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { priceRow, productRow, redirectRow, sparePartRow, stockRow } from '../format.ts';
import { createProblems, describeProblem, ImportRefused } from '../problems.ts';
import { partFiles, unknownFiles } from './part-files.ts';
import { type Line, readRows } from './read-rows.ts';

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-reading-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function read(files: Record<string, string | Buffer>, schema: z.ZodType = productRow, name = 'products') {
  const problems = createProblems();
  const lines: Line<unknown>[] = [];
  for await (const line of readRows(await folderOf(files), name, schema, problems)) lines.push(line);
  return { lines, problems: refusalOf(() => problems.refuseIfAny()) };
}

function refusalOf(work: () => void): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ImportRefused) return error.problems.map(describeProblem);
    throw error;
  }
}

const rowsOf = async (csv: string | Buffer, schema?: z.ZodType) => {
  const { lines, problems } = await read({ 'products.csv': csv }, schema);
  expect(problems).toEqual([]);
  return lines.map(({ row }) => row);
};

const problemsOf = async (csv: string | Buffer, schema?: z.ZodType) =>
  (await read({ 'products.csv': csv }, schema)).problems;

it.each<[string, string, unknown, z.ZodType?]>([
  ['a decimal comma', 'sku;price\nA;12,50', { sku: 'A', price: 12.5 }],
  ['a decimal point', 'sku,price\nA,12.50', { sku: 'A', price: 12.5 }],
  ['tabs', 'sku\tprice\nA\t7', { sku: 'A', price: 7 }],
  ['a space between thousands', 'sku;price\nA;1 234,50', { sku: 'A', price: 1234.5 }],
  [
    'digits where text is wanted',
    'sku;ean;erpinfo\n0012;6412345678905;12,50',
    { sku: '0012', ean: '6412345678905', erpinfo: '12,50' },
  ],
  ['a mark at the start and CRLF', '\uFEFFsku;price\r\nA;1\r\n', { sku: 'A', price: 1 }],
  [
    'commas of a quoted header',
    '"attribute:a,b,c";sku;price\nx;A;1',
    { sku: 'A', price: 1, attributes: [{ label: { fi: 'a,b,c' }, value: 'x' }] },
  ],
  ['empty cells', 'sku;price;slug;stock.oulu\nA; ;;', { sku: 'A' }],
  ['texts in parts', 'sku;name.en;name.fi\nA;Saw;Saha', { sku: 'A', name: { fi: 'Saha', en: 'Saw' } }],
  ['the main part alone', 'sku;name;name.en\nA;Saha;Saw', { sku: 'A', name: { fi: 'Saha', en: 'Saw' } }],
  ['stock by store', 'sku;stock.oulu;stock.ranua\nA;3;0', { sku: 'A', stock: { oulu: 3, ranua: 0 } }],
  ['lists', 'sku;categories;labels\nA;a|b/c;new', { sku: 'A', categories: ['a', 'b/c'], labels: ['new'] }],
  ['texts with bars in JSON', 'sku;salesPhrases.fi\nA;"[""a|b""]"', { sku: 'A', salesPhrases: { fi: ['a|b'] } }],
  [
    'JSON',
    'sku;customization\nA;"{""identifier"":""size"",""widthCm"":{""min"":1,""max"":2},""lengthCm"":{""min"":1,""max"":2}}"',
    {
      sku: 'A',
      customization: {
        identifier: 'size',
        widthCm: { min: 1, max: 2, step: 1 },
        lengthCm: { min: 1, max: 2, step: 1 },
      },
    },
  ],
  [
    'numbered parts with a gap',
    'sku;labelTags.0.fi;labelTags.1.fi;labelTags.1.en\nA;;Uusi;New',
    { sku: 'A', labelTags: [{ fi: 'Uusi', en: 'New' }] },
  ],
  [
    'pictures by name',
    'sku;images\nA;a.jpg|b.svg',
    {
      sku: 'A',
      images: [
        { file: 'a.jpg', shotAngle: 'sivu' },
        { file: 'b.svg', shotAngle: 'sivu' },
      ],
    },
  ],
  ['yes and no', 'sku;backorder\nA;kyllä', { sku: 'A', backorder: true }],
  [
    'attributes',
    'sku;attribute:Paino/Weight;attribute:Väri/Colour@en;attribute:Väri/Colour\nA;4,9 kg;Red;Punainen',
    {
      sku: 'A',
      attributes: [
        { label: { fi: 'Paino', en: 'Weight' }, value: '4,9 kg' },
        { label: { fi: 'Väri', en: 'Colour' }, value: { fi: 'Punainen', en: 'Red' } },
      ],
    },
  ],
  [
    'many lines in a cell',
    'sku;description.fi\nA;"yksi\r\n\r\nkaksi; ""kolme"""',
    { sku: 'A', description: { fi: 'yksi\n\nkaksi; "kolme"' } },
  ],
  ['free keys', 'sku;variationOptions.koko\nA;m', { sku: 'A', variationOptions: { koko: 'm' } }],
  ['no price', 'sku;price\nA;null', { sku: 'A', price: null }, priceRow],
  [
    'an empty price of a price file',
    'toimittajanumero;toimittaja;tuotekoodi;tuotenimi;myyntihinta\n301;H;T;N;',
    {
      toimittajanumero: '301',
      toimittaja: 'H',
      seurantaryhman_nimi: '',
      seurantaryhman_nimi_en: '',
      tuotekoodi: 'T',
      tuotenimi: 'N',
      myyntihinta: null,
    },
    sparePartRow,
  ],
  ['no pieces anywhere', 'sku;stock.oulu\nA;', { sku: 'A', stock: {} }, stockRow],
  ['a number of few', 'from;to;status\n/a;/b;302', { from: '/a', to: '/b', status: 302, prefix: false }, redirectRow],
])('reads %s', async (_, csv, row, schema) => {
  expect(await rowsOf(csv, schema)).toEqual([row]);
});

it.each<[string, string | Buffer, string, z.ZodType?]>([
  ['an unknown column', 'sku;hinta\nA;1', 'products.csv:1: hinta: is not a field of this file; did you mean price?'],
  [
    'an unknown store',
    'sku;stock.kemi\nA;1',
    'products.csv:1: stock.kemi: is not a field of this file; stock is given by store: stock.oulu, stock.rovaniemi, stock.ranua',
  ],
  ['the prototype', 'sku;variationOptions.__proto__\nA;1', 'variationOptions.__proto__: is not a field'],
  ['a column twice', 'sku;price;price\nA;1;2', 'products.csv:1: price: is there twice'],
  ['a part and its whole', 'sku;name;name.fi\nA;x;y', 'products.csv:1: name.fi: sets the same field as name'],
  ['a cell too many', 'sku;price\nA;1;2', 'products.csv:2: has 3 cells where the header has 2'],
  ['a cell without a column', 'sku;price;\nA;1;2', 'has a cell in column 3, which has no name'],
  ['no number', 'sku;price\nA;12e', 'products.csv:2: price: must be a number'],
  ['two separators in a number', 'sku;price\nA;1.234,50', 'price: must be a number'],
  ['no truth', 'sku;backorder\nA;ehkä', 'backorder: must be true or false'],
  ['no picture', 'sku;images\nA;a.gif|b.jpg', 'products.csv:2: images.0.file: must name'],
  ['half a row', 'sku;price\n;1', 'products.csv:2: sku: is missing'],
  ['broken JSON', 'sku;images\nA;[{', 'products.csv:2: images: begins as JSON but is not JSON'],
  [
    'an open quotation mark',
    'sku;price\nA;1\nB;"1\nC;1',
    'products.csv:3: opens a quotation mark that is never closed',
  ],
  ['a quotation mark in a cell', 'sku;erpinfo\nA;19" vanne', 'products.csv:2: has a quotation mark in the middle'],
  [
    'UTF-8 with a damaged letter',
    Buffer.concat([Buffer.from('sku;erpinfo\nA;ääkkösiä\nB;p'), Buffer.from([0xe4, 0x0a])]),
    'products.csv:3: is not UTF-8',
  ],
  ['a file cut in a character', Buffer.from('sku;erpinfo\nA;ä').subarray(0, -1), 'products.csv:2: is not UTF-8'],
  ['UTF-16', Buffer.from('\uFEFFsku;price\nA;1', 'utf16le'), 'products.csv:1: is UTF-16; save'],
  [
    'an attribute without Finnish',
    'sku;attribute:Paino/Weight@en\nA;4 kg',
    'products.csv:2: attribute:Paino/Weight@en: must',
  ],
  ['a bad part of a list', 'sku;categories\nA;a|Ö', 'products.csv:2: categories.1: must be a path'],
])('reports %s (import-1)', async (_, csv, problem, schema) => {
  expect(await problemsOf(csv, schema)).toEqual([expect.stringContaining(problem)]);
});

it('makes options of option columns, and names the variants by them', async () => {
  const csv = [
    'sku;option:Väri/Colour;parentSku;option:Koko/Size;variationName.fi',
    'T;Punainen/Red #c0392b #ffffff|Sininen/Blue;;140 × 70|160 × 80;',
    'T1;Punainen/Red;T;140 × 70;',
    'T2;sininen;T;160 × 80;',
    'T3;Sininen;T;;Sininen yksin',
  ].join('\n');
  expect(await rowsOf(csv)).toEqual([
    {
      sku: 'T',
      selectableVariationAttributes: [
        {
          code: 'vari',
          label: { fi: 'Väri', en: 'Colour' },
          values: [
            { code: 'punainen', label: { fi: 'Punainen', en: 'Red' }, swatch: '#c0392b', swatch2: '#ffffff' },
            { code: 'sininen', label: { fi: 'Sininen', en: 'Blue' } },
          ],
        },
        {
          code: 'koko',
          label: { fi: 'Koko', en: 'Size' },
          values: [
            { code: '140-70', label: { fi: '140 × 70' } },
            { code: '160-80', label: { fi: '160 × 80' } },
          ],
        },
      ],
    },
    {
      sku: 'T1',
      parentSku: 'T',
      variationName: { fi: 'Punainen, 140 × 70', en: 'Red, 140 × 70' },
      variationOptions: { vari: 'punainen', koko: '140-70' },
    },
    {
      sku: 'T2',
      parentSku: 'T',
      variationName: { fi: 'sininen, 160 × 80' },
      variationOptions: { vari: 'sininen', koko: '160-80' },
    },
    { sku: 'T3', parentSku: 'T', variationName: { fi: 'Sininen yksin' }, variationOptions: { vari: 'sininen' } },
  ]);
});

it('reports the line on which a row begins, whatever is in the cells and the lines between', async () => {
  const csv = '\n\nsku;price;description.fi\r\nA;1;"x\r\ny\n\nz"\r\n;;\n\nQ\nB;x;"1\n2"\nC;y;';
  const { lines, problems } = await read({ 'products.csv': csv });
  expect(lines.filter(({ dropped }) => !dropped).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'products.csv:4',
  ]);
  expect(problems).toEqual([
    expect.stringContaining('products.csv:10: has 1 cells'),
    expect.stringContaining('products.csv:11: price'),
    expect.stringContaining('products.csv:13: price'),
  ]);
});

it('reads JSON lines with a byte order mark, empty lines and the line separators of JSON texts', async () => {
  const { lines, problems } = await read({
    'products.jsonl': '\uFEFF{"sku":"A"}\r\n\n{"sku":"B"}\n{"sku":\n{"sku":"C\u2028"}',
  });
  expect(lines.map(({ line, row }) => [line, (row as { sku: string }).sku])).toEqual([
    [1, 'A'],
    [3, 'B'],
    [5, 'C'],
  ]);
  expect(problems).toEqual([expect.stringContaining('products.jsonl:4: is not JSON')]);
});

it('reads the files of a part in name order', async () => {
  const { lines } = await read({
    'products/2.jsonl': '{"sku":"B"}',
    'products/1.csv': 'sku\nA',
    'products/.DS_Store': '',
    'products.delta.csv': 'sku\nX',
  });
  expect(lines.map(({ file, row }) => [file, (row as { sku: string }).sku])).toEqual([
    ['products/1.csv', 'A'],
    ['products/2.jsonl', 'B'],
  ]);
});

it('rejects a part that is there twice, other files in its folder and misspelt names', async () => {
  const folder = await folderOf({ 'products.csv': '', 'products.jsonl': '', 'stock/a.txt': '', 'product.csv': '' });
  expect(refusalOf(() => partFiles(folder, 'products'))).toEqual([
    'products.jsonl: is there as products.jsonl and products.csv; keep one of them',
  ]);
  expect(refusalOf(() => partFiles(folder, 'stock'))).toEqual(['stock/a.txt: is neither .jsonl nor .csv']);
  expect(unknownFiles(folder, ['products', 'stock'])).toEqual([
    {
      problem: expect.objectContaining({
        file: 'product.csv',
        reason: expect.stringContaining('did you mean products.csv?'),
      }),
      meant: 'products',
    },
  ]);
  expect(partFiles(folder, 'prices')).toEqual([]);
});

const assumptionsOf = async (csv: string | Buffer, schema?: z.ZodType, name = 'products') => {
  const problems = createProblems();
  const lines: unknown[] = [];
  for await (const { row } of readRows(await folderOf({ [`${name}.csv`]: csv }), name, schema ?? productRow, problems))
    lines.push(row);
  problems.refuseIfAny();
  return { lines, assumed: problems.assumptions().map(describeProblem) };
};

it('reads Latin-1, semicolons, decimal commas and Finnish dates, and reports it', async () => {
  const csv =
    'sku;erpinfo;price;nextDeliveryDate;saleStartsAt;saleEndsAt\nA;p\xe4\xe4 20 \x80;12,50;1.12.2026;1.12.2026 9.30;24.12.2026';
  expect(await assumptionsOf(Buffer.from(csv, 'latin1'))).toEqual({
    lines: [
      {
        sku: 'A',
        erpinfo: 'pää 20 €',
        price: 12.5,
        nextDeliveryDate: '2026-12-01',
        saleStartsAt: '2026-12-01T07:30:00.000Z',
        saleEndsAt: '2026-12-24T21:59:59.000Z',
      },
    ],
    assumed: [
      'products.csv: read with the encoding Windows-1252 (Latin-1), semicolons between cells, a comma before decimals, ' +
        'dates as day.month.year, times in Europe/Helsinki, a last day in saleEndsAt until its end',
    ],
  });
});

it('reads UTF-8 with and without a byte order mark, however the stream is chunked', async () => {
  const long = 'ä€😀'.repeat(30_000).slice(0, 190);
  const rows = Array.from({ length: 1500 }, (_, i) => `S${i},${'x'.repeat(i % 7)}${long}`).join('\n');
  const { lines, assumed } = await assumptionsOf(`\uFEFFsku,erpinfo\n${rows}`);
  expect(lines).toHaveLength(1500);
  expect(lines.every((row) => (row as { erpinfo: string }).erpinfo.includes('ä€😀ä€'))).toBe(true);
  expect(assumed).toEqual([]);
});

it('reports every unknown column and every wrong cell at once, with the most similar name (import-1)', async () => {
  const csv = 'sku;nimi;hinta;brnad;stock.kuopio;saldo.oulu;vari;price;backorder;images\nA;1;2;3;4;5;6;12e;ehkä;[{';
  expect(await problemsOf(csv)).toEqual([
    'products.csv:1: nimi: is not a field of this file; did you mean name?',
    'products.csv:1: hinta: is not a field of this file; did you mean price?',
    'products.csv:1: brnad: is not a field of this file; did you mean brand?',
    expect.stringMatching(/stock\.kuopio: .* stock is given by store: stock\.oulu, stock\.rovaniemi, stock\.ranua$/),
    expect.stringMatching(/saldo\.oulu: .* did you mean stock\.oulu\?$/),
    'products.csv:1: vari: is not a field of this file',
    expect.stringMatching(/^products\.csv:2: images: begins as JSON/),
    'products.csv:2: price: must be a number',
    'products.csv:2: backorder: must be true or false',
  ]);
});

it('has its own message for every schema error', async () => {
  const row = {
    sku: 'A'.repeat(201),
    name: 5,
    brand: null,
    categories: 'x',
    labels: ['sale'],
    productLine: 10,
    labelTags: Array(7).fill({ fi: 'x' }),
    stock: { kemi: 1 },
    tradeIn: { year: 2020.5, condition: 'fine', store: 'kemi', marginScheme: 'x' },
    manufacturer: { name: 'x', address: 'y', email: 'z' },
    foo: 1,
  };
  const { problems } = await read({ 'products.jsonl': JSON.stringify(row) });
  expect(problems.filter((text) => /expected|received|invalid|zod|NaN|undefined/i.test(text))).toEqual([]);
  expect(problems).toHaveLength(14);
});

it('never writes to the prototype of all objects', async () => {
  const rows = await rowsOf('sku;stock.oulu;stock\nA;1;"{""__proto__"":{""manager"":""always""}}"', stockRow);
  expect(rows).toEqual([{ sku: 'A', stock: { oulu: 1 } }]);
  expect('manager' in {}).toBe(false);
});
