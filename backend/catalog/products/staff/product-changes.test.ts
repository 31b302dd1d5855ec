import { expect, test } from 'vitest';
import type { ImportRefused } from '#backend/catalog/import/problems.ts';
import { categories, products } from '#backend/catalog/import/test-folder.ts';
import { testImport } from '#backend/catalog/import/test-import.ts';
import { createCatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
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
  sku: 'TAKKI',
  name: { fi: 'Ajotakki', en: 'Riding jacket' },
  brand: 'Pohja',
  category: 'ajovarusteet',
  shippingClass: 'parcel' as const,
  price: 99.9,
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

test('a warranty is saved, shown last among the facts, and refused when it is no number of months (warranty-1)', async () => {
  const { save, open } = await setup();
  expect(await save('KYP', { warrantyMonths: '24' })).toMatchObject({
    ok: true,
    value: { changed: ['warrantyMonths'] },
  });
  expect((await open('KYP')).fields.warrantyMonths).toBe('24');
  for (const typed of ['kaksi vuotta', '1.5', '0', '241', '1e9'])
    expect(await save('KYP', { warrantyMonths: typed })).toMatchObject({
      ok: false,
      reason: 'invalid',
      details: [{ field: 'warrantyMonths' }],
    });
  expect(await save('KYP', { warrantyMonths: ' ' })).toMatchObject({ ok: true });
  expect((await open('KYP')).fields.warrantyMonths).toBe('');
});

test('a hygiene seal is saved, and taken away again (return-8)', async () => {
  const { save, open } = await setup();
  expect((await open('KYP')).fields.hygieneSealed).toBe('no');
  expect(await save('KYP', { hygieneSealed: 'yes' })).toMatchObject({
    ok: true,
    value: { changed: ['hygieneSealed'] },
  });
  expect((await open('KYP')).fields.hygieneSealed).toBe('yes');
  expect(await save('KYP', { hygieneSealed: 'no' })).toMatchObject({ ok: true });
  expect((await open('KYP')).fields.hygieneSealed).toBe('no');
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
    ok: false,
    reason: 'conflict',
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
    images: `${second}\n${added}\n${first}`,
    [`image/${added}/alt.en`]: 'From behind',
  });
});

test('a focal point reaches cards, merges with other fields and goes with its texts (admin-media-2)', async () => {
  const { service, actor, other, open, typed, save, db } = await setup();
  // a service without kept cards: a kept one hears of the change a moment later
  const cards = () => createCatalogService({ db, now: () => now } as ShopContext);
  const focus = async () => (await cards().cardsBySku(['KYP'], 'fi'))[0]?.image?.focus;
  const opened = await open('KYP');
  const plain = opened.fields.images?.split('\n')[1] ?? '';
  const field = (name: string) => `image/${plain}/${name}`;
  await service.save(other, 'KYP', typed(opened, { [field('alt.en')]: 'A helmet' }));
  const first = typed(opened, { [field('focus.x')]: '20', [field('focus.y')]: '' });
  expect(await service.save(actor, 'KYP', first)).toMatchObject({ ok: true });
  expect(await focus()).toEqual({ x: 20, y: 50 });
  expect((await open('KYP')).fields).toMatchObject({ [field('alt.en')]: 'A helmet', [field('focus.x')]: '20' });
  expect(await save('KYP', { [field('focus.y')]: '101' })).toMatchObject({ ok: true });
  expect(await focus()).toEqual({ x: 20, y: 50 });
  expect(await save('KYP', { [field('focus.x')]: '', [field('focus.y')]: '' })).toMatchObject({ ok: true });
  expect(await focus()).toBeUndefined();
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
    ok: false,
    reason: 'invalid',
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
    ok: false,
    reason: 'invalid',
    details: [{ reason: 'SAHA has stock' }],
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

test('edits that are not saved are shown in both languages by their link alone, for half an hour (admin-product-7)', async () => {
  const { service, actor, open, typed, table, clock, db } = await setup();
  const form = typed(await open('KYP'), { 'name.fi': 'Talvikypärä', 'name.en': 'Winter helmet', slug: 'talvikypara' });
  const stored = ['product', 'product_variant', 'product_draft', 'price_history', 'redirect', 'audit_entry'];
  const before = await Promise.all(stored.map(table));
  const begun = await service.previewForm(actor, 'KYP', form);
  if (!begun.ok) throw new Error(begun.reason);
  const { slug, token } = begun.value;
  expect(slug).toBe('talvikypara');
  expect((await service.preview(slug, token, 'fi'))?.product).toMatchObject({ sku: 'KYP', name: 'Talvikypärä' });
  expect((await service.preview(slug, token, 'en'))?.product).toMatchObject({ name: 'Winter helmet' });
  expect(await Promise.all(stored.map(table))).toEqual(before);
  expect(JSON.stringify(await table('product_preview'))).not.toContain(token);

  expect(await service.preview('kypara', token, 'fi')).toBeNull();
  expect(await service.preview(slug, `${token}x`, 'fi')).toBeNull();
  await db.query('update staff set suspended_at = now() where id = $1', [actor.id]);
  expect(await service.preview(slug, token, 'fi')).toBeNull();
  await db.query('update staff set suspended_at = null where id = $1', [actor.id]);
  clock.now = new Date(now.getTime() + 29 * 60_000);
  expect(await service.preview(slug, token, 'fi')).not.toBeNull();
  clock.now = new Date(now.getTime() + 30 * 60_000);
  expect(await service.preview(slug, token, 'fi')).toBeNull();
  await service.previewForm(actor, 'KYP', form);
  expect(await table('product_preview')).toHaveLength(1);
});

test('a form that no page can be made of says what is missing, and only who may fill it previews it (admin-product-7)', async () => {
  const { service, actor, open, typed, db, save } = await setup();
  await service.create(actor, begun);
  const bare = typed(await open('TAKKI'), { slug: 'kypara' });
  expect(await service.previewForm(actor, 'TAKKI', bare)).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'slug', reason: 'is taken' }],
  });
  const seller = await staffMember(db.kysely, 'sales');
  const form = typed(await open('KYP'), { brand: 'Otso' });
  expect(await service.previewForm(seller, 'KYP', form)).toMatchObject({ ok: true });
  const reader = await staffMember(db.kysely, 'accounting');
  await expect(service.previewForm(reader, 'KYP', form)).rejects.toThrow('products.edit');
  // a colleague's save of the same field does not end the preview: it shows what was typed
  await save('KYP', { brand: 'Halla' });
  const shown = await service.previewForm(seller, 'KYP', form);
  const page = shown.ok ? await service.preview(shown.value.slug, shown.value.token, 'fi') : null;
  expect(page?.product.brand).toBe('Otso');
});

test('the sections of the page say what is missing and what English shoppers read in Finnish (admin-product-8)', async () => {
  const { service, actor, open, typed } = await setup();
  await service.create(actor, begun);
  const stateOf = (sections: { name: string; state: string }[], name: string) =>
    sections.find((section) => section.name === name)?.state;
  const opened = await open('TAKKI');
  expect(['pictures', 'description', 'choices'].map((name) => stateOf(opened.sections, name))).toEqual(
    Array(3).fill('missing'),
  );
  const shown = await service.previewForm(actor, 'TAKKI', typed(opened, { 'description.fi': 'Lämmin.' }));
  expect(shown.ok && stateOf(shown.value.sections, 'description')).toBe('finnish');
  const both = typed(opened, { 'description.fi': 'Lämmin.', 'description.en': 'Warm.' });
  const complete = await service.previewForm(actor, 'TAKKI', both);
  expect(complete.ok && stateOf(complete.value.sections, 'description')).toBe('shown');
});

test('a value of an option has one colour or two, kept by its line and refused when it is none (product-12)', async () => {
  const { service, actor, open, save } = await setup();
  await service.create(actor, begun);
  const line = 'Väri / Colour: Musta / Black #111111, Raita / Striped #111111 #ffffff, Sini / Blue';
  expect(await save('TAKKI', { options: line })).toMatchObject({ ok: true });
  expect((await open('TAKKI')).fields.options).toBe(line);
  const make = { pattern: 'TAKKI-{vari}', price: '99' };
  const opened = await open('TAKKI');
  await service.save(actor, 'TAKKI', { version: opened.version, fields: [], make });
  const shown = await service.previewForm(actor, 'TAKKI', { fields: [] });
  const page = shown.ok ? await service.preview(shown.value.slug, shown.value.token, 'en') : null;
  expect(page?.product.selectableVariationAttributes[0]?.values).toEqual([
    { code: 'musta', label: 'Black', swatch: '#111111' },
    { code: 'raita', label: 'Striped', swatch: '#111111', swatch2: '#ffffff' },
    { code: 'sini', label: 'Blue' },
  ]);
  expect(await save('TAKKI', { options: 'Väri / Colour: Musta / Black #11, Sini / Blue' })).toMatchObject({
    reason: 'invalid',
    details: [{ field: 'options', reason: 'must be a colour such as #d9482b' }],
  });
});

test('pictures of a colour come first for its variants, then those of no variant; other edits keep them (product-13)', async () => {
  const { service, actor, open, save } = await setup();
  await service.create(actor, begun);
  await save('TAKKI', { options: 'Väri / Colour: Musta / Black, Sini / Blue\nKoko / Size: S, M' });
  const make = { pattern: 'TAKKI-{vari}-{koko}', price: '99' };
  await service.save(actor, 'TAKKI', { version: (await open('TAKKI')).version, fields: [], make });
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
  const images = { images: `${a}\n${b}\n${c}`, [`image/${b}/of`]: 'vari=sini', [`image/${c}/of`]: 'vari=musta' };
  const texts = [a, b, c].flatMap((id) => ['fi', 'en'].map((lang) => [`image/${id}/alt.${lang}`, 'Takki']));
  expect(await save('TAKKI', { ...images, ...Object.fromEntries(texts) })).toMatchObject({ ok: true });
  const picturesOf = async () => {
    const shown = await service.previewForm(actor, 'TAKKI', { fields: [] });
    const page = shown.ok ? await service.preview(shown.value.slug, shown.value.token, 'fi') : null;
    return page?.product.variants.map(({ sku, images }) => [sku, images.map(({ id }) => id[0]).join('')]);
  };
  const own = [
    ['TAKKI-MUSTA-S', 'ca'],
    ['TAKKI-MUSTA-M', 'ca'],
    ['TAKKI-SINI-S', 'ba'],
    ['TAKKI-SINI-M', 'ba'],
  ];
  expect(await picturesOf()).toEqual(own);
  expect((await open('TAKKI')).fields).toMatchObject({ [`image/${b}/of`]: 'vari=sini', [`image/${a}/of`]: '' });
  await save('TAKKI', { brand: 'Otso' });
  expect(await picturesOf()).toEqual(own);
  await save('TAKKI', { [`image/${b}/of`]: '' });
  expect((await picturesOf())?.at(-1)).toEqual(['TAKKI-SINI-M', 'abc']);
});

test('who may edit products only cannot change a price by way of a draft (admin-product-10)', async () => {
  const { service, actor, other, save, open, typed, db } = await setup();
  const price = 'variant/SAHA/price';
  const refused = { reason: 'invalid', details: [{ field: price, reason: 'was sold before' }] };
  await db.query(`delete from stock_level where sku = 'SAHA'`);
  const before = (await open('SAHA')).fields[price];
  expect(await service.withdraw(actor, 'SAHA', 'draft', null)).toMatchObject({ ok: true });
  expect(await save('SAHA', { [price]: '1' })).toMatchObject(refused);
  expect(await save('SAHA', { [price]: '9999' })).toMatchObject(refused);
  // nor by taking the variant away and adding it again, or by another product with the same sku
  expect(await save('SAHA', { [price]: '' })).toMatchObject({ ok: true });
  expect(await save('SAHA', { [price]: '1' })).toMatchObject(refused);
  expect(await save('SAHA', { [price]: before ?? '' })).toMatchObject({ ok: true });
  // a page that colleagues decide about does not carry the price either
  const form = typed(await open('SAHA'), { [price]: '1' });
  expect(await service.proposal(other, 'SAHA', form)).toMatchObject(refused);
  expect(await service.publish(actor, 'SAHA')).toMatchObject({ ok: true });
  expect((await open('SAHA')).fields[price]).toBe(before);

  // a manager may, and needs a second person for a large drop
  await service.withdraw(actor, 'SAHA', 'draft', null);
  const cheap = typed(await open('SAHA'), { [price]: '1' });
  await expect(service.save(other, 'SAHA', cheap)).rejects.toMatchObject({
    permission: 'prices.edit-widely',
    reason: 'proof',
  });
  const dearer = typed(await open('SAHA'), { [price]: '9999' });
  expect(await service.save(other, 'SAHA', dearer)).toMatchObject({ ok: true });
  await db.query("delete from product_draft where sku = 'SAHA'");
  const anew = { ...begun, sku: 'SAHA', price: 1 };
  expect(await service.create(actor, anew)).toMatchObject(refused);
});
