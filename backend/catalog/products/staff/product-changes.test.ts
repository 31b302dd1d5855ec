import { expect, test } from 'vitest';
import type { ImportRefused } from '#backend/catalog/import/problems.ts';
import { categories, products } from '#backend/catalog/import/test-folder.ts';
import { testImport } from '#backend/catalog/import/test-import.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { staffMember } from '#test/actors.ts';
import { createStaffProductService } from './service.ts';

const now = new Date('2026-11-21T10:00:00Z');

async function setup() {
  const made = await testImport();
  await made.run({ categories, products });
  const clock = { now };
  const service = createStaffProductService(
    { db: made.db, now: () => clock.now },
    { ...made.deps, jobs: { define: () => {} }, previews: createPreviews({ SHOP_SECRET: 'x'.repeat(32) }) },
  );
  const actor = await staffMember(made.db.kysely, 'content', { name: 'Aino' });
  const other = await staffMember(made.db.kysely, 'manager', { name: 'Matti' });
  const open = async (sku: string) => {
    const found = await service.open(actor, sku);
    if (!found) throw new Error(`no ${sku}`);
    return found;
  };
  /** A form with these fields typed over those of an opened product. */
  const typed = (opened: Awaited<ReturnType<typeof open>>, mine: Record<string, string>) => ({
    version: opened.version,
    fields: Object.entries(mine).map(([field, value]) => ({ field, base: opened.fields[field] ?? '', mine: value })),
  });
  const save = async (sku: string, mine: Record<string, string>) =>
    service.save(actor, sku, typed(await open(sku), mine));
  const table = async (name: string) => (await made.db.query(`select * from ${name} t order by t::text`)).rows;
  return { ...made, clock, service, actor, other, open, typed, save, table };
}

const begun = {
  ...{ sku: 'TAKKI', name: { fi: 'Ajotakki', en: 'Riding jacket' }, brand: 'Pohja', category: 'ajovarusteet' },
  ...{ shippingClass: 'parcel' as const, price: 99.9 },
};

test('saving an opened product unchanged changes nothing, and an import of the same files neither', async () => {
  const { save, table, run, open } = await setup();
  const before = await table('product');
  const { fields } = await open('KYP');
  expect(await save('KYP', fields)).toMatchObject({ ok: true, value: { changed: [] } });
  expect(await table('product')).toEqual(before);
  // a change and the way back leave rows as an import makes them
  await save('KYP', { 'name.fi': 'Kypärä X' });
  await save('KYP', { 'name.fi': 'Kypärä' });
  const { products: diff } = await run({ categories, products });
  expect(diff).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test('a saved field reaches search, the log and the version; prices and stock stay (admin-product-3)', async () => {
  const { save, open, found, table, actor } = await setup();
  const [variants, stock, opened] = [await table('product_variant'), await table('stock_level'), await open('KYP')];
  const saved = await save('KYP', { 'name.fi': 'Talvikypärä', 'description.en': 'Warm.', brand: 'Otso' });
  expect(saved).toMatchObject({ ok: true, value: { changed: ['brand', 'name.fi', 'description.en'] } });
  const after = await open('KYP');
  expect(after.version).toBeGreaterThan(opened.version);
  expect(after.changes[0]).toMatchObject({
    by: actor.name,
    action: 'products.save',
    fields: ['brand', 'name.fi', 'description.en'],
  });
  expect(await found('talvikypärä')).toEqual(['KYP-L', 'KYP-M']);
  expect(await table('product_variant')).toEqual(variants);
  expect(await table('stock_level')).toEqual(stock);
});

test('changes of different fields merge, of the same field are a conflict with who and all three values (admin-product-3)', async () => {
  const { service, actor, other, open, typed } = await setup();
  const [mine, theirs] = [await open('SAHA'), await open('SAHA')];
  expect(await service.save(other, 'SAHA', typed(theirs, { 'name.fi': 'Moottorisaha' }))).toMatchObject({ ok: true });
  const first = await service.save(actor, 'SAHA', typed(mine, { 'name.en': 'Chainsaw', 'name.fi': 'Saha' }));
  expect(first).toMatchObject({ ok: true, value: { changed: ['name.en'], others: ['name.fi'] } });
  const second = await service.save(actor, 'SAHA', typed(mine, { 'name.fi': 'Käsisaha', brand: 'Otso' }));
  expect(second).toMatchObject({
    ...{ ok: false, reason: 'conflict' },
    details: { clashes: [{ field: 'name.fi', base: 'Saha', theirs: 'Moottorisaha', mine: 'Käsisaha', who: 'Matti' }] },
  });
  expect((await open('SAHA')).fields).toMatchObject({
    'name.fi': 'Moottorisaha',
    'name.en': 'Chainsaw',
    brand: 'Pohja',
  });
});

test('pictures of two people stay both, described and in order', async () => {
  const { service, actor, other, open, typed } = await setup();
  const opened = await open('KYP');
  const { images } = opened.fields;
  const [first = '', second = ''] = images?.split('\n') ?? [];
  const added = '00000000000000aa';
  await service.save(other, 'KYP', typed(opened, { images: `${second}\n${first}` }));
  const saved = await service.save(
    actor,
    'KYP',
    typed(opened, {
      images: `${first}\n${second}\n${added}`,
      [`image/${added}/alt.fi`]: 'Takaa',
      [`image/${added}/alt.en`]: 'From behind',
    }),
  );
  expect(saved).toMatchObject({ ok: true });
  expect((await open('KYP')).fields).toMatchObject({
    ...{ images: `${second}\n${added}\n${first}`, [`image/${added}/alt.en`]: 'From behind' },
  });
});

test('a new product is made from nothing: options make its variants, and it is sold once it is complete (admin-product-4)', async () => {
  const { service, actor, open, typed, save, found, db } = await setup();
  expect(await service.create(actor, begun)).toMatchObject({ ok: true, value: { sku: 'TAKKI' } });
  expect(await service.create(actor, begun)).toMatchObject({ ok: false, reason: 'taken' });
  expect(await found('ajotakki')).toEqual([]);
  const form = typed(await open('TAKKI'), { options: 'Koko / Size: S, M\nVäri / Colour: Musta / Black, Sini / Blue' });
  expect(
    await service.save(actor, 'TAKKI', { ...form, make: { pattern: 'TAKKI-{vari}-{koko}', price: '99,90' } }),
  ).toMatchObject({ ok: true });
  const made = await open('TAKKI');
  expect(made.fields.variants?.split('\n')).toEqual(['TAKKI-MUSTA-S', 'TAKKI-SINI-S', 'TAKKI-MUSTA-M', 'TAKKI-SINI-M']);
  await save('TAKKI', {
    images: '00000000000000aa',
    'image/00000000000000aa/alt.fi': 'Edestä',
    fitment: 'Kaira|Reitti|2024|',
  });
  expect(await service.publish(actor, 'TAKKI')).toMatchObject({
    ...{ ok: false, reason: 'invalid' },
    details: [{ field: 'image/00000000000000aa/alt.en', reason: 'is missing' }],
  });
  await save('TAKKI', { 'image/00000000000000aa/alt.en': 'Front' });
  expect(await service.publish(actor, 'TAKKI')).toMatchObject({ ok: true });
  expect(await found('ajotakki')).toEqual(['TAKKI-MUSTA-M', 'TAKKI-MUSTA-S', 'TAKKI-SINI-M', 'TAKKI-SINI-S']);
  expect(await open('TAKKI')).toMatchObject({ state: 'published', lacks: [], skus: [{ price: 9990 }, {}, {}, {}] });
  const { rows } = await db.query(`select cents from price_history where sku like 'TAKKI%'`);
  expect(rows).toHaveLength(4);
});

test('a product leaves the shop with its address leading on, keeps its history and comes back (admin-product-5)', async () => {
  const { service, actor, open, found, db, table } = await setup();
  expect(await service.withdraw(actor, 'SAHA', 'archived', '/')).toMatchObject({
    ...{ ok: false, reason: 'invalid', details: [{ reason: 'SAHA has stock' }] },
  });
  await db.query(`delete from stock_level where sku = 'SAHA'`);
  expect(await service.withdraw(actor, 'SAHA', 'archived', '/category/ajovarusteet')).toMatchObject({ ok: true });
  expect(await found('saha')).toEqual([]);
  expect(await table('redirect')).toMatchObject([{ from_path: '/product/saha', to_url: '/category/ajovarusteet' }]);
  expect(await open('SAHA')).toMatchObject({ state: 'archived', fields: { 'name.fi': 'Saha' } });
  expect(await service.publish(actor, 'SAHA')).toMatchObject({ ok: true });
  expect(await found('saha')).toEqual(['SAHA']);
  expect(await table('redirect')).toEqual([]);
  const { rows } = await db.query(`select cents from price_history where sku = 'SAHA' order by from_at`);
  expect(rows.at(-1)).toMatchObject({ cents: 12_550 });
});

test('a draft goes on sale at its time, or says why it could not', async () => {
  const { service, actor, clock, open, found, db } = await setup();
  await service.create(actor, begun);
  const at = new Date('2026-11-22T06:00:00Z');
  expect(await service.schedule(actor, 'TAKKI', at)).toMatchObject({ ok: true });
  expect(await service.publishDue()).toBe(0);
  clock.now = new Date('2026-11-22T06:00:30Z');
  expect(await service.publishDue()).toBe(1);
  expect(await found('ajotakki')).toEqual(['TAKKI']);
  await service.create(actor, { ...begun, sku: 'LIIVI' });
  await service.save(actor, 'LIIVI', { version: 0, fields: [{ field: 'slug', base: 'ajotakki', mine: 'liivi' }] });
  await service.schedule(actor, 'LIIVI', new Date('2026-11-23T06:00:00Z'));
  await db.query(`delete from category where path = 'ajovarusteet/kyparat'`);
  await db.query(
    `update product_draft set content = jsonb_set(content, '{page,categories}', '["ajovarusteet/kyparat"]')`,
  );
  clock.now = new Date('2026-11-23T06:01:00Z');
  expect(await service.publishDue()).toBe(0);
  expect(await open('LIIVI')).toMatchObject({
    state: 'draft',
    publishAt: null,
    problem: expect.stringContaining('is no category'),
  });
});

test('a new address redirects, a taken one and a wrong field are refused by name', async () => {
  const { save, table, service, actor } = await setup();
  expect(await save('KYP', { slug: 'talvikypara' })).toMatchObject({ ok: true });
  expect(await table('redirect')).toMatchObject([{ from_path: '/product/kypara', to_url: '/product/talvikypara' }]);
  expect(await save('KYP', { slug: 'saha' })).toMatchObject({ details: [{ field: 'slug', reason: 'is taken' }] });
  expect(await save('KYP', { 'name.fi': '' })).toMatchObject({ reason: 'invalid', details: [{ field: 'name.fi' }] });
  expect(await save('KYP', { categories: 'ei/ole' })).toMatchObject({ reason: 'invalid' });
  expect(await service.duplicate(actor, 'KYP', 'KYP2')).toMatchObject({ ok: true, value: { sku: 'KYP2' } });
});

test('who may only propose is refused before anything is read', async () => {
  const { service, db, open, typed } = await setup();
  const seller = await staffMember(db.kysely, 'sales');
  const form = typed(await open('SAHA'), { brand: 'X' });
  expect(() => service.save(seller, 'SAHA', form)).toThrow('products.edit is refused: role');
  expect(() => service.publish(seller, 'SAHA')).toThrow('role');
});

test.each([
  ['in place', 1000],
  ['by new tables', 0],
])(
  'an import keeps an edit of another product made meanwhile, and does not overwrite one of its own, %s (import-6)',
  async (_, swapAbove) => {
    const { run, save, open, found } = await setup();
    const importDuring = async (sku: string, name: string) => {
      let saved: ReturnType<typeof save> | null = null;
      const imported = await run(
        { productsDelta: [{ sku: 'SAHA', brand: 'Muu' }] },
        {
          swapAbove,
          onProgress(phase) {
            if (phase === 'check') saved ??= save(sku, { 'name.fi': name });
          },
        },
      ).catch((error: ImportRefused) => error);
      expect(await saved).toMatchObject({ ok: true });
      return imported;
    };
    expect(await importDuring('SAHA', 'Moottorisaha X')).toMatchObject({
      problems: [{ field: 'SAHA', reason: 'was edited in the admin while this import ran; run it again' }],
    });
    expect((await open('SAHA')).fields).toMatchObject({ 'name.fi': 'Moottorisaha X' });

    expect(await importDuring('KYP', 'Talvikypärä')).toMatchObject({ products: { changed: 1 } });
    expect((await open('KYP')).fields).toMatchObject({ 'name.fi': 'Talvikypärä' });
    expect((await open('SAHA')).fields).toMatchObject({ brand: 'Muu' });
    expect(await found('talvikypärä')).toEqual(['KYP-L', 'KYP-M']);
  },
);

test('a draft is previewed by its link alone, and nothing of the preview is stored (admin-product-6)', async () => {
  const { service, actor, save, open, table } = await setup();
  await service.create(actor, begun);
  await save('TAKKI', { 'description.fi': 'Lämmin.' });
  const token = (await service.previewToken(actor, await open('TAKKI'))) ?? '';
  const { slug = '' } = (await open('TAKKI')).fields;
  const before = await Promise.all(['product', 'product_variant', 'product_draft', 'price_history'].map(table));
  const page = await service.preview(slug, token, 'en');
  expect(page?.product).toMatchObject({ sku: 'TAKKI', name: 'Riding jacket', description: 'Lämmin.' });
  expect(page?.items[0]).toMatchObject({ sku: 'TAKKI' });
  expect(await Promise.all(['product', 'product_variant', 'product_draft', 'price_history'].map(table))).toEqual(
    before,
  );
  expect(await service.preview(slug, `${token.slice(0, -1)}!`, 'en')).toBeNull();
  expect(await service.preview('kypara', token, 'en')).toBeNull();
  expect(await service.previewToken(actor, await open('KYP'))).toBeNull();
});
