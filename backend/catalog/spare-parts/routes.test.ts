import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { insertSpareParts, testSparePart } from './test-parts.ts';

const parts = [
  testSparePart('3211186', { name: 'Variaattorin hihna', price: 10240, group: 'Hihnat', qty: 4 }),
  testSparePart('32-11186', { supplierNumber: '88', supplier: 'Honda', price: null }),
  testSparePart('3211186-1', { qty: 0, availableOn: '2026-12-01' }),
  testSparePart('VANHA', { replacedBy: ['UUSI'] }),
  testSparePart('UUSI', { price: 500 }),
  testSparePart('A@B/1'),
];

async function setup() {
  const { shop, request } = await testShop();
  await insertSpareParts(shop.db, parts);
  const post = (path: string, body: unknown) =>
    request(`/api/${path}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return {
    shop,
    post,
    rows: async (body: unknown) => (await post('get-spareparts', body)).json() as Promise<{ tuotekoodi: string }[]>,
    hydrated: async (sku: string) => (await post('get-sparepart-hydration-data', { sku })).json(),
    resolved: async (lines: unknown) => (await post('resolve-spareparts', { lines })).json(),
  };
}

test('returns rows with the raw Finnish fields and prices with VAT, exact codes first (spare-part-7)', async () => {
  const { rows } = await setup();
  const found = await rows({ productCode: '3211186', supplierNumber: null });
  expect(found.map(({ tuotekoodi }) => tuotekoodi)).toEqual(['3211186', '32-11186', '3211186-1']);
  expect(found[0]).toEqual({
    toimittajanumero: '1044',
    toimittaja: 'Polaris',
    seurantaryhman_nimi: 'Hihnat',
    tuotekoodi: '3211186',
    tuotenimi: 'Variaattorin hihna',
    myyntihinta: 102.4,
  });
  expect(found[1]).toMatchObject({ toimittajanumero: '88', myyntihinta: null });
});

test('a supplier number, as text, number or in a sku split at the last @, limits the result (spare-part-2)', async () => {
  const { rows } = await setup();
  const codes = async (body: unknown) => (await rows(body)).map(({ tuotekoodi }) => tuotekoodi);
  expect(await codes({ productCode: '3211186', supplierNumber: '88' })).toEqual(['32-11186']);
  expect(await codes({ productCode: '3211186', supplierNumber: 88 })).toEqual(['32-11186']);
  expect(await codes({ productCode: '3211186@88', supplierNumber: null })).toEqual(['32-11186']);
  expect(await codes({ productCode: 'a@b/1', supplierNumber: '1044' })).toEqual(['A@B/1']);
  expect(await codes({ productCode: '3211186', supplierNumber: '999' })).toEqual([]);
});

test('an empty code and one ending in @ return nothing (spare-part-1)', async () => {
  const { rows } = await setup();
  for (const productCode of ['', ' ', '@', '3211186@', '–', '%'])
    for (const supplierNumber of [null, '1044']) expect(await rows({ productCode, supplierNumber })).toEqual([]);
});

test('hydration returns stock and price only for a known sku with a supplier (spare-part-3)', async () => {
  const { hydrated } = await setup();
  expect(await hydrated('3211186@1044')).toEqual({
    stock: { qty: 4, stockStatus: 'inStock', nextDeliveryDate: null },
    price: { price: 102.4 },
  });
  expect(await hydrated('3211186-1@1044')).toMatchObject({
    stock: { qty: 0, stockStatus: 'backorder', nextDeliveryDate: '2026-12-01' },
  });
  expect(await hydrated('32-11186@88')).toMatchObject({ stock: { qty: null }, price: { price: null } });
  for (const sku of ['3211186', '3211186@', '', '@1044', 'POIS@1044', '32-11186@1044'])
    expect(await hydrated(sku)).toEqual({ stock: null, price: { price: null } });
});

test('resolves the lines of a list in their order', async () => {
  const { resolved } = await setup();
  const lines = [
    { code: '32111-86', amount: 2 },
    { code: '32111-86', amount: 2, supplierNumber: '88' },
    { code: '003211186@1044', amount: 1 },
    { code: 'vanha', amount: 3 },
    { code: '32111869', amount: 1 },
    { code: '–', amount: 1 },
  ];
  expect(await resolved(lines)).toMatchObject({
    unavailable: false,
    lines: [
      {
        code: '32111-86',
        amount: 2,
        status: 'ambiguous',
        candidates: [{ supplier: 'Polaris' }, { supplier: 'Honda' }],
      },
      { status: 'found', part: { sku: '32-11186@88', finalPrice: null, isSold: false } },
      { status: 'found', part: { sku: '3211186@1044', finalPrice: { inclTax: 10240, exclTax: 8159 } } },
      { status: 'replaced', part: { sku: 'VANHA@1044' }, successors: [{ sku: 'UUSI@1044' }] },
      { status: 'unknown', suggestions: [{ sku: '3211186@1044' }, { sku: '32-11186@88' }, { sku: '3211186-1@1044' }] },
      { status: 'unknown', suggestions: [] },
    ],
  });
});

const wrong: [string, unknown, string][] = [
  ['get-spareparts', {}, 'productCode'],
  ['get-spareparts', { productCode: 5 }, 'productCode'],
  ['get-spareparts', { productCode: 'x'.repeat(201), supplierNumber: null }, 'productCode'],
  ['get-spareparts', { productCode: 'a\u0000b', supplierNumber: null }, 'productCode'],
  ['get-spareparts', { productCode: 'a', supplierNumber: {} }, 'supplierNumber'],
  ['get-spareparts', '{', ''],
  ['get-spareparts', 'null', ''],
  ['get-sparepart-hydration-data', { sku: null }, 'sku'],
  ['get-sparepart-hydration-data', { sku: ['a@1'] }, 'sku'],
  ['resolve-spareparts', { lines: 'x' }, 'lines'],
  ['resolve-spareparts', { lines: [{ code: 'A', amount: 0 }] }, 'lines.0.amount'],
  ['resolve-spareparts', { lines: [{ code: 'A', amount: 1.5 }] }, 'lines.0.amount'],
  ['resolve-spareparts', { lines: [{ code: 'A', amount: 1 }, { amount: 1 }] }, 'lines.1.code'],
  ['resolve-spareparts', { lines: Array.from({ length: 501 }, () => ({ code: 'A', amount: 1 })) }, 'lines'],
];

test('refuses invalid input and names the field', async () => {
  const { post } = await setup();
  for (const [path, body, field] of wrong) {
    const response = await post(path, body);
    const { error } = await response.json();
    expect([path, response.status, error.details[0].field]).toEqual([path, 400, field]);
  }
});

test('hostile codes respond 200 on every endpoint', async () => {
  const { post, shop } = await setup();
  const codes = [
    "'; drop table spare_part; --",
    '%00',
    '\\',
    '🙂'.repeat(40),
    '<script>',
    '‮',
    ':*',
    "a' | b & !c",
    '\ud800',
  ];
  for (const code of codes) {
    for (const [path, body] of [
      ['get-spareparts', { productCode: code, supplierNumber: null }],
      ['get-sparepart-hydration-data', { sku: `${code}@1044` }],
      ['resolve-spareparts', { lines: [{ code, amount: 1 }] }],
    ] as const)
      expect([code, path, (await post(path, body)).status]).toEqual([code, path, 200]);
  }
  expect((await shop.spareParts.find({ code: '3211186', supplierNumber: null, limit: 5 })).total).toBe(3);
});
