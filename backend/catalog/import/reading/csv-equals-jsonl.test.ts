import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { csvColumns } from '#backend/catalog/export/csv-columns.ts';
import { type ProductRow, productRow, redirectRow, stockRow } from '../format.ts';
import { createProblems } from '../problems.ts';
import { readRows } from './read-rows.ts';
import { fieldOf } from './shape.ts';

const visible = fc.string({
  unit: fc.constantFrom(
    ...'aÄö9 ;,\t|"\'[]{}=+-/@.:€—\u2028'.split('').filter((c) => c !== '\t'),
    '😀',
    'null',
    'true',
  ),
  minLength: 1,
  maxLength: 12,
});
const text = visible.filter((value) => value.trim() === value);
const prose = fc.array(text, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n\n'));
const localized = (of: fc.Arbitrary<string>) => fc.record({ fi: of, en: of }, { requiredKeys: ['fi'] });
const texts = fc.array(text, { maxLength: 3 });
const code = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,5}$/);
const path = fc.constantFrom('a', 'a/b-c', 'x/y/z');
const euros = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);
const day = fc.constantFrom('2026-02-28', '2027-01-01');
const time = fc.constantFrom('2026-12-24T23:59:59+02:00', '2026-01-01T00:00:00Z');
const stock = fc.dictionary(fc.constantFrom('oulu', 'ranua'), fc.nat(99), { minKeys: 1 });
const limits = fc.record({
  min: fc.constant(1),
  max: fc.integer({ min: 1, max: 99 }),
  step: fc.integer({ min: 1, max: 9 }),
});

const product: { [K in keyof Required<ProductRow>]: fc.Arbitrary<Required<ProductRow>[K]> } = {
  sku: text,
  parentSku: text,
  slug: code.filter((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
  name: localized(text),
  brand: text,
  categories: fc.array(path, { minLength: 1, maxLength: 3 }),
  description: localized(prose),
  salesPhrases: fc.record({ fi: texts, en: texts }),
  attributes: fc.array(fc.record({ label: localized(text), value: fc.oneof(text, localized(text)) }), { maxLength: 3 }),
  selectableVariationAttributes: fc.array(
    fc.record({
      code,
      label: localized(text),
      values: fc.array(fc.record({ code, label: localized(text) }), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  labels: fc.subarray(['new', 'outlet', 'campaign']),
  vatClass: fc.constantFrom('standard', 'reduced'),
  shippingClass: fc.constantFrom('letter', 'pallet'),
  shippingMethods: fc.subarray(['101', '401']),
  manufacturer: fc.record({ name: text, address: text, email: fc.constant('a@b.fi') }),
  safety: fc.record({ responsible: text, warnings: fc.record({ fi: texts, en: texts }) }),
  reviewScore: fc.constantFrom(0, 4.5, 5),
  reviewCount: fc.nat(99),
  popularity: fc.nat(99),
  firstSoldOn: day,
  itemId: text,
  labelTags: fc.array(localized(text), { maxLength: 3 }),
  documents: fc.array(fc.record({ title: localized(text), url: fc.constant('https://a.fi/b|c') }), { maxLength: 2 }),
  related: fc.array(text, { maxLength: 3 }),
  accessories: fc.array(text, { maxLength: 3 }),
  video: fc.constant({ id: '0123456789abcdef', alt: { fi: 'A|B' } }),
  kits: fc.constantFrom([
    {
      code: 'a',
      name: { fi: 'A|B' },
      lines: [
        { sku: 'x', amount: 1 },
        { sku: 'y@1', amount: 2 },
      ],
    },
  ]),
  hygieneSealed: fc.boolean(),
  warrantyMonths: fc.integer({ min: 1, max: 240 }),
  originalCodes: fc.subarray(['A-1@301', 'ZX-4410']),
  customization: fc.record({ identifier: fc.constant('size'), widthCm: limits, lengthCm: limits }),
  saleMode: fc.constantFrom('buy', 'quote', 'deposit'),
  giftCard: fc.boolean(),
  deposit: euros.filter((value) => value > 0),
  tradeIn: fc.record({
    year: fc.constant(2019),
    kilometres: fc.nat(99),
    condition: fc.constant('good'),
    store: fc.constant('oulu'),
    marginScheme: fc.boolean(),
  }),
  price: euros,
  salePrice: euros,
  lowest30: euros,
  saleStartsAt: time,
  saleEndsAt: time,
  priceRuleId: text,
  backorder: fc.boolean(),
  nextDeliveryDate: day,
  productLine: fc.integer({ min: 1, max: 9 }),
  images: fc.array(
    fc.record(
      { file: fc.constantFrom('a.svg', 'b.jpg'), shotAngle: text, alt: localized(text) },
      { requiredKeys: ['file', 'shotAngle'] },
    ),
    {
      maxLength: 3,
    },
  ),
  variationName: localized(text),
  variationOptions: fc.dictionary(code, code, { minKeys: 1, maxKeys: 2 }),
  stock,
  ean: fc.constantFrom('64123456', '6412345678905'),
  erpinfo: text,
  content: fc.constantFrom({ amount: 4, unit: 'l' }, { amount: 0.25, unit: 'kg' }),
  tyreLabel: fc.constantFrom({ exempt: 'studded' }, { tyreClass: 'C1', fuel: 'B', wet: 'A', noise: 70, snow: true }),
  battery: fc.constantFrom({ kind: 'sli', ampereHours: 7.5, metal: 'Pb' }, { kind: 'portable', singleUse: true }),
  quantityPrices: fc.constantFrom(
    [{ from: 4, price: 12.9 }],
    [
      { from: 2, price: 3 },
      { from: 10, price: 2.5 },
    ],
  ),
};

const PRICES = new Set(['price', 'salePrice', 'lowest30', 'deposit', 'reviewScore']);

async function readBack(file: string, content: string, schema: z.ZodType): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-csv-'));
  try {
    await writeFile(join(folder, file), content);
    const problems = createProblems();
    const rows: unknown[] = [];
    for await (const { row } of readRows(folder, 'rows', schema, problems)) rows.push(row);
    problems.refuseIfAny();
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each<[string, z.ZodType, fc.Arbitrary<object>, string]>([
  ['products', productRow, fc.record(product, { requiredKeys: ['sku'] }), ';'],
  [
    'stock',
    stockRow,
    fc.record(
      { sku: text, stock, backorder: fc.boolean(), nextDeliveryDate: fc.option(day) },
      { requiredKeys: ['sku', 'stock'] },
    ),
    ',',
  ],
  [
    'redirects',
    redirectRow,
    fc.record(
      {
        from: fc.constant('/a'),
        to: fc.constantFrom('/b', 'https://c.fi/x'),
        status: fc.constantFrom(301, 302),
        prefix: fc.boolean(),
      },
      { requiredKeys: ['from', 'to'] },
    ),
    '\t',
  ],
])('%s read the same from CSV and from JSON lines', async (_, schema, row, delimiter) => {
  const columns = csvColumns(fieldOf(schema).shape);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), fc.boolean(), async (rows, point) => {
      const cells = rows.map((each) => columns.map(({ cell }) => cell(each)));
      const written = cells.map((line) =>
        line.map((cell, i) => (point && PRICES.has(columns[i]?.name ?? '') ? cell.replace(',', '.') : cell)),
      );
      const csv = stringify([columns.map(({ name }) => name), ...written], { delimiter });
      const jsonl = rows.map((each) => JSON.stringify(each)).join('\n');
      expect(await readBack('rows.csv', csv, schema)).toEqual(await readBack('rows.jsonl', jsonl, schema));
    }),
    { numRuns: 60 },
  );
});
