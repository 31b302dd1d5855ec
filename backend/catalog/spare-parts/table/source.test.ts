import { expect, test } from 'vitest';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import { testDb } from '#test/test-db.ts';
import { insertSpareParts, testSparePart } from '../test-parts.ts';
import { COUNT_LIMIT } from './find-by-code.ts';
import { tableSource } from './source.ts';

const codes = (parts: readonly { productCode: string }[]) => parts.map(({ productCode }) => productCode);

async function source(...parts: Parameters<typeof insertSpareParts>[1]) {
  const db = await testDb();
  await insertSpareParts(db, parts);
  const table = tableSource(db.kysely);
  const find = (code: string, over: Partial<Parameters<typeof table.find>[0]> = {}) =>
    table.find({ code: normaliseCode(code), supplierNumber: null, offset: 0, limit: 20, ...over });
  return { db, table, find };
}

test('finds the exact code first, then codes with the prefix, then those that differ by leading zeros', async () => {
  const list = ['1234', '00123', '123-5', '0123', '123', '99123', '12'].map((code) => testSparePart(code));
  const { find } = await source(...list);
  expect(codes((await find('123')).parts)).toEqual(['123', '1234', '123-5', '00123', '0123']);
  // typed leading zeros: matches with them first, then without
  expect(codes((await find('0123')).parts)).toEqual(['0123', '00123', '123', '1234', '123-5']);
  expect(codes((await find('12-3 5')).parts)).toEqual(['123-5']);
  expect(codes((await find('000')).parts)).toEqual([]);
});

test('pages go through both ranges without gaps or duplicates', async () => {
  const list = ['7', '71', '72', '07', '071', '0072', '007'].map((code) => testSparePart(code));
  const { find } = await source(...list);
  const whole = await find('7');
  expect(whole.total).toBe(7);
  for (const limit of [1, 2, 3, 5]) {
    const paged = [];
    for (let offset = 0; offset < 9; offset += limit) {
      const found = await find('7', { offset, limit });
      expect(found.total).toBe(7);
      paged.push(...codes(found.parts));
    }
    expect(paged).toEqual(codes(whole.parts));
  }
});

test('a supplier number limits the result, and two suppliers may share a code', async () => {
  const honda = { supplierNumber: '88', supplier: 'Honda' };
  const { find } = await source(
    testSparePart('A1'),
    testSparePart('A1', honda),
    testSparePart('A12', honda),
    testSparePart('0A1', honda),
  );
  expect(codes((await find('A1')).parts)).toEqual(['A1', 'A1', 'A12', '0A1']);
  expect(codes((await find('A1', { supplierNumber: '88' })).parts)).toEqual(['A1', 'A12', '0A1']);
  expect((await find('A1', { supplierNumber: '5' })).total).toBe(0);
});

test('counts up to a limit', async () => {
  const { db, find } = await source();
  await db.query(
    `insert into spare_part (product_code, code_norm, supplier_number, supplier, name)
     select n, n, '1', 'S', 'x' from (select (100000 + n)::text as n from generate_series(1, 1500) n) codes`,
  );
  expect(await find('1', { limit: 2 })).toMatchObject({ total: COUNT_LIMIT, parts: [{}, {}] });
  expect((await find('1', { limit: 2, offset: COUNT_LIMIT })).total).toBe(COUNT_LIMIT);
});

test('reads many keys and codes at once, ignoring leading zeros of codes only', async () => {
  const { table } = await source(
    testSparePart('A-1', { replacedBy: ['B/2'], qty: 4, availableOn: '2026-12-01' }),
    testSparePart('B/2'),
    testSparePart('B/2', { supplierNumber: '88' }),
    testSparePart('00B2', { supplierNumber: '301' }),
  );
  const keys = [
    { productCode: 'A-1', supplierNumber: '1044' },
    { productCode: 'B/2', supplierNumber: '88' },
    { productCode: 'A-1', supplierNumber: '88' },
  ];
  const found = await table.byKeys(keys);
  expect(codes(found).sort()).toEqual(['A-1', 'B/2']);
  expect(found.find(({ productCode }) => productCode === 'A-1')).toEqual(
    testSparePart('A-1', { replacedBy: ['B/2'], qty: 4, availableOn: '2026-12-01' }),
  );
  expect(codes(await table.byCodes(['B2'])).sort()).toEqual(['00B2', 'B/2', 'B/2']);
  expect(codes(await table.byCodes(['000B2', 'A1'])).sort()).toEqual(['00B2', 'A-1', 'B/2', 'B/2']);
  expect(await table.byCodes(['', '000'])).toEqual([]);
  expect(codes(await table.replacedBy([{ productCode: 'B/2', supplierNumber: '1044' }]))).toEqual(['A-1']);
  expect(await table.replacedBy([{ productCode: 'B/2', supplierNumber: '88' }])).toEqual([]);
});

test('hostile codes find nothing and do not throw', async () => {
  const { find, table } = await source(testSparePart('A1'));
  for (const code of ["'; drop table spare_part; --", '%', '_', '\\', '🙂', 'x'.repeat(10_000), '(', '‮']) {
    const { parts } = await find(code);
    expect(parts.every(({ productCode }) => productCode === 'A1')).toBe(true);
    await table.byCodes([normaliseCode(code)]);
  }
  expect(codes((await find('A1')).parts)).toEqual(['A1']);
});
