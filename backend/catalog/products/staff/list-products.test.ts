import { expect, test } from 'vitest';
import { categories, products } from '#backend/catalog/import/test-folder.ts';
import { testImport } from '#backend/catalog/import/test-import.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { allProducts, type ProductListQuery } from '#domain/catalog/products/product-list.ts';
import { staffMember } from '#test/actors.ts';
import { createStaffProductService } from './service.ts';

const now = new Date('2026-11-21T10:00:00Z');
const bare = {
  sku: 'PANNU',
  slug: 'pannu',
  name: { fi: 'Kahvipannu' },
  brand: 'Otso',
  categories: ['ajovarusteet'],
  shippingClass: 'parcel',
};

async function setup() {
  const made = await testImport();
  await made.run({
    categories,
    products: [...products, bare],
    fitment: [{ sku: 'SAHA', make: 'Kaira', model: 'Reitti' }],
  });
  await made.db.query(
    `insert into product_draft (sku, content, state, created_at, updated_at) values ($1, $2, 'draft', now(), now()),
       ($3, $4, 'archived', now(), now())`,
    [
      ...['UUSI', JSON.stringify({ page: { sku: 'UUSI', name: { fi: 'Uusi kypärä' } }, variants: [], images: [] })],
      ...['VANHA', JSON.stringify({ page: { sku: 'VANHA', name: { fi: 'Vanha kypärä' } }, variants: [], images: [] })],
    ],
  );
  const service = createStaffProductService(
    { db: made.db, now: () => now },
    { ...made.deps, jobs: { define: () => {} }, previews: createPreviews({ SHOP_SECRET: 'x'.repeat(32) }) },
  );
  const actor = await staffMember(made.db.kysely, 'content');
  const skus = async (query: Partial<ProductListQuery>) =>
    (await service.list(actor, { ...allProducts, ...query })).products.map(({ sku }) => sku);
  return { ...made, service, actor, skus };
}

test('lists products by name with drafts among them; what was archived is found by its words (admin-product-1, admin-product-2)', async () => {
  const { service, actor, skus, found } = await setup();
  const { products: rows, next } = await service.list(actor, allProducts);
  expect(rows.map(({ sku }) => sku)).toEqual(['PANNU', 'KYP', 'SAHA', 'UUSI']);
  expect(next).toBeNull();
  expect(rows[1]).toMatchObject({
    name: 'Kypärä',
    brand: 'Pohja',
    category: 'Kypärät',
    state: 'published',
    variants: 2,
    pictures: 2,
    price: 14_900,
    priceTo: 18_900,
    isReduced: true,
    stock: 2,
    hasEnglish: false,
  });
  expect(rows[3]).toMatchObject({ state: 'draft', price: null, stock: null });
  expect(await skus({ text: 'kypärä' })).toEqual(['KYP', 'UUSI', 'VANHA']);
  // the shop's own search knows neither the draft nor the archived one
  expect(await found('kypärä')).toEqual(['KYP-L', 'KYP-M']);
  expect(await skus({ text: 'kyp-l' })).toEqual(['KYP']);
  expect(await skus({ state: 'archived' })).toEqual(['VANHA']);
  expect(await skus({ text: '100%_' })).toEqual([]);
});

test('filters find what is missing, few or reduced, and a category with what is below it', async () => {
  const { skus, service, actor } = await setup();
  expect(await skus({ lacks: ['picture'] })).toEqual(['PANNU', 'SAHA', 'UUSI']);
  expect(await skus({ lacks: ['price'] })).toEqual(['PANNU']);
  expect(await skus({ lacks: ['fitment'], state: 'published' })).toEqual(['PANNU', 'KYP']);
  expect(await skus({ lacks: ['english'] })).toEqual(['PANNU', 'KYP', 'UUSI']);
  expect(await skus({ lacks: ['few'] })).toEqual(['KYP']);
  expect(await skus({ lacks: ['reduced'] })).toEqual(['KYP']);
  expect(await skus({ category: 'ajovarusteet/kyparat' })).toEqual(['KYP']);
  expect(await skus({ category: 'ajovarusteet' })).toEqual(['PANNU', 'KYP', 'SAHA']);
  expect(await skus({ brand: 'Otso' })).toEqual(['PANNU']);
  const queries = [allProducts, { ...allProducts, lacks: ['picture' as const] }];
  expect(await service.counts(actor, queries)).toEqual([4, 3]);
  expect(await service.skus(actor, allProducts)).toEqual(['PANNU', 'KYP', 'SAHA']);
});

test('pages follow each other without a gap or a repeat', async () => {
  const { db, service, actor } = await setup();
  await db.query(`insert into product_draft (sku, content, state, created_at, updated_at)
    select 'D' || n, jsonb_build_object('page', jsonb_build_object('name', jsonb_build_object('fi', 'Sama nimi'))),
      'draft', now(), now() from generate_series(1, 120) n`);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await service.list(actor, allProducts, after);
    seen.push(...page.products.map(({ sku }) => sku));
    after = page.next;
  } while (after);
  expect(seen).toHaveLength(124);
  expect(new Set(seen).size).toBe(124);
});

test('finds products and drafts by code, then by words, names that begin with the text first (admin-product-1)', async () => {
  const { service, actor } = await setup();
  const found = async (text: string, limit = 5) => (await service.find(actor, text, limit)).map(({ sku }) => sku);
  expect(await found('pannu')).toEqual(['PANNU']);
  expect(await found('otso kahvi')).toEqual(['PANNU']);
  expect(await found('uusi')).toEqual(['UUSI']);
  expect(await found('kypärä')).toEqual(expect.arrayContaining(['UUSI', 'VANHA']));
  expect(await found('kypärä', 1)).toHaveLength(1);
  expect(await found('%')).toEqual([]);
});
