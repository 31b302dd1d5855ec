import { expect, test } from 'vitest';
import { type SparePart, type SparePartHit, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { noPartQuery, type PartQuery } from './part-query.ts';
import { loadPartSearch, PAGE_SIZE } from './search-data.ts';

const hit = (productCode: string, more: Partial<SparePart> = {}): SparePartHit =>
  sparePartHit(
    {
      supplierNumber: '1044',
      supplier: 'Polaris',
      group: '',
      groupEn: '',
      productCode,
      name: productCode,
      price: 1000,
      qty: 1,
      availableOn: null,
      replacedBy: [],
      ...more,
    },
    25.5,
    '2026-11-21',
  );

type Found = { parts: SparePartHit[]; total?: number; unavailable?: boolean };

/** A service whose search returns `find` and whose suggestions for unknown codes are `suggestions`. */
function source(find: (supplierNumber: string | null) => Found, suggestions: SparePartHit[] = []) {
  return {
    find: async ({ supplierNumber }: { supplierNumber: string | null }) => {
      const { parts, total = parts.length, unavailable = false } = find(supplierNumber);
      return { parts, total, unavailable };
    },
    hydrate: async () => ({ stock: null, price: null }),
    resolve: async (lines: readonly { code: string; amount: number }[]) => ({
      lines: lines.map((line) => ({ ...line, status: 'unknown' as const, suggestions })),
      unavailable: false,
    }),
  };
}
const queryWith = (query: Partial<PartQuery>): PartQuery => ({ ...noPartQuery, code: '83', ...query });
const codes = (parts: readonly SparePartHit[]) => parts.map(({ productCode }) => productCode);
const many = (count: number, more?: Partial<SparePart>) =>
  Array.from({ length: count }, (_, i) => hit(`83${100 + i}`, more));

test('does not search without a code (spare-part-1)', async () => {
  const refuse = () => {
    throw new Error('called');
  };
  expect(await loadPartSearch(source(refuse), queryWith({ code: '' }))).toMatchObject({
    parts: [],
    unavailable: false,
  });
});

test('paginates hits and shows the last page for page numbers beyond it', async () => {
  const found = source(() => ({ parts: many(60) }));
  const second = await loadPartSearch(found, queryWith({ page: 2 }));
  expect([second.total, second.pages, second.parts.length]).toEqual([60, 3, PAGE_SIZE]);
  expect(codes(second.parts)[0]).toBe(`83${100 + PAGE_SIZE}`);
  const beyond = await loadPartSearch(found, queryWith({ page: 99 }));
  expect([beyond.query.page, beyond.parts.length]).toEqual([3, 60 - 2 * PAGE_SIZE]);
});

test('sorts over all pages and filters by stock', async () => {
  const parts = [...many(30, { qty: 0 }), hit('83999', { price: 5 })];
  const cheap = await loadPartSearch(
    source(() => ({ parts })),
    queryWith({ sort: { by: 'price', descending: false } }),
  );
  expect(codes(cheap.parts)[0]).toBe('83999');
  const here = await loadPartSearch(
    source(() => ({ parts })),
    queryWith({ inStock: true }),
  );
  expect([codes(here.parts), here.total]).toEqual([['83999'], 1]);
});

test('marks a result with more hits than are loaded', async () => {
  expect(
    await loadPartSearch(
      source(() => ({ parts: many(200), total: 900 })),
      queryWith({}),
    ),
  ).toMatchObject({
    isCut: true,
    total: 200,
  });
});

test('marks a failed search as unavailable, not as empty', async () => {
  const down = source(() => ({ parts: [], unavailable: true }), [hit('8')]);
  expect(await loadPartSearch(down, queryWith({}))).toMatchObject({ unavailable: true, suggestions: [] });
});

test('suggests similar codes and other suppliers when a supplier has no hit', async () => {
  const elsewhere = hit('83', { supplierNumber: '88' });
  const found = source((supplier) => ({ parts: supplier === null ? [elsewhere] : [] }), [hit('8300')]);
  const data = await loadPartSearch(found, queryWith({ supplier: 'polaris' }));
  expect([codes(data.suggestions), data.elsewhere.map(({ sku }) => sku)]).toEqual([['8300'], ['83@88']]);
});
