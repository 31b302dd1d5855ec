import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import { emptyFolder } from '#backend/catalog/export/test-catalog.ts';
import { helmet, helmetL, helmetM } from '#backend/catalog/import/test-folder.ts';
import type { Shop } from '#backend/shop.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { aino, goods, setShop } from './test-sets.ts';

async function exported(shop: Shop): Promise<string[]> {
  const folder = join(await emptyFolder(), 'out');
  await exportCatalog(shop, folder);
  const files = ['products', 'prices', 'categories'];
  return Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
}

const helmets = [
  { ...helmet, categories: ['ajovarusteet'] },
  helmetM,
  { ...helmetL, salePrice: undefined, lowest30: undefined, saleEndsAt: undefined, stock: undefined },
];

async function formShop() {
  const made = await setShop({ products: [...goods(2), ...helmets] });
  const { shop } = made;
  const seller = await staffMember(shop.db.kysely, 'sales', { name: 'Sanna' });
  const manager = await staffMember(shop.db.kysely, 'manager', { name: 'Matti' });
  const form = async (sku: string, mine: Record<string, string>) => {
    const opened = await shop.products.open(aino, sku);
    if (!opened) throw new Error(`no ${sku}`);
    const fields = Object.entries(mine).map(([field, value]) => ({
      field,
      base: opened.fields[field] ?? '',
      mine: value,
    }));
    return { version: opened.version, fields };
  };
  /** Proposes a form as the page of the product does; answers the id of the set. */
  const proposed = async (actor: Actor, sku: string, mine: Record<string, string>) => {
    const wanted = await shop.products.proposal(actor, sku, await form(sku, mine));
    if (!wanted.ok) throw new Error(wanted.reason);
    const { name, ...row } = wanted.value;
    const set = await shop.changeSets.make(actor, {
      title: name,
      source: 'cells',
      rows: [{ part: 'pages', row }],
    });
    if (!set.ok) throw new Error(set.reason);
    await shop.changeSets.propose(actor, set.value.id);
    return set.value.id;
  };
  return { ...made, seller, manager, form, proposed };
}

test('a form that is proposed changes nothing until a colleague applies it, and its undo is byte-equal (change-8)', async () => {
  const { shop, seller, manager, form, proposed, approved, rowsOf, found } = await formShop();
  const before = await exported(shop);
  const mine = { 'name.fi': 'Uusi kypärä', 'description.en': 'Warm.', categories: 'kelkat\najovarusteet' };
  const opening = await form('KYP', mine);
  expect(() => shop.products.save(seller, 'KYP', opening)).toThrow('products.edit is refused');
  const id = await proposed(seller, 'KYP', mine);
  expect(await exported(shop)).toEqual(before);
  expect(await found(id)).toMatchObject({ state: 'proposed', parts: ['pages'] });
  expect((await rowsOf(id))[0]?.changes).toMatchObject([
    { field: 'name.fi', before: 'Kypärä', after: 'Uusi kypärä' },
    { field: 'description.en', before: '', after: 'Warm.' },
    { field: 'categories', before: 'ajovarusteet', after: 'kelkat\najovarusteet' },
  ]);
  expect((await shop.changeSets.waiting(seller, ['KYP'])).map((set) => set.id)).toEqual([id]);
  await expect(approved(id, seller)).rejects.toThrow('products.edit is refused');
  expect(await approved(id, manager)).toBe('applied');
  expect(await shop.changeSets.waiting(seller, ['KYP'])).toEqual([]);
  const opened = await shop.products.open(seller, 'KYP');
  expect(opened?.fields).toMatchObject(mine);
  expect(opened?.changes[0]).toMatchObject({ by: 'Matti', action: 'products.save' });

  const undo = await shop.changeSets.undo(manager, id);
  if (!undo.ok) throw new Error(undo.reason);
  expect(await approved(undo.value.id, manager)).toBe('applied');
  expect(await exported(shop)).toEqual(before);
  expect((await found(id)).state).toBe('undone');
});

test('a removed variant comes back by undo with all it had, its price plan included (change-8)', async () => {
  const { shop, manager, proposed, approved, price } = await formShop();
  const before = await exported(shop);
  const plans = () => shop.db.query("select sku, prices::text from product_variant where sku like 'KYP%' order by sku");
  const { rows: planned } = await plans();
  const id = await proposed(aino, 'KYP', { variants: 'KYP-M' });
  expect(await approved(id, manager)).toBe('applied');
  expect(await price('KYP-L')).toBeUndefined();
  const undo = await shop.changeSets.undo(manager, id);
  if (!undo.ok) throw new Error(undo.reason);
  expect(await approved(undo.value.id, manager)).toBe('applied');
  expect((await plans()).rows).toEqual(planned);
  expect(await exported(shop)).toEqual(before);
});

test('a field that a colleague saved after the proposal is a conflict; the others of the product are not (change-5)', async () => {
  const { shop, seller, manager, form, proposed, approved, rowsOf } = await formShop();
  const id = await proposed(seller, 'T1', { 'name.fi': 'Ehdotettu' });
  const other = await proposed(seller, 'T2', { 'name.fi': 'Ehdotettu 2' });
  await shop.products.save(manager, 'T1', await form('T1', { 'name.fi': 'Toinen' }));
  await shop.products.save(manager, 'T2', await form('T2', { 'name.en': 'Two' }));
  expect(await approved(id, manager)).toBe('checked');
  expect((await rowsOf(id)).map(({ problem }) => problem)).toEqual(['conflict']);
  await shop.changeSets.resolve(manager, id, 'problems', 'mine');
  expect(await approved(id, manager)).toBe('applied');
  expect((await shop.products.open(manager, 'T1'))?.fields['name.fi']).toBe('Ehdotettu');
  expect(await approved(other, manager)).toBe('applied');
  const fields = (await shop.products.open(manager, 'T2'))?.fields;
  expect(fields).toMatchObject({ 'name.fi': 'Ehdotettu 2', 'name.en': 'Two' });
});

test('what a save would refuse is refused when it is proposed, and named when the shop has changed since (change-8)', async () => {
  const { shop, seller, manager, form, proposed, rowsOf, approved } = await formShop();
  const wrong = await shop.products.proposal(seller, 'T1', await form('T1', { slug: 't2', 'name.fi': '' }));
  expect(wrong).toMatchObject({ ok: false, reason: 'invalid' });
  const accountant = await staffMember(shop.db.kysely, 'accounting');
  expect(() => shop.products.proposal(accountant, 'T1', { version: 0, fields: [] })).toThrow(
    'products.edit is refused',
  );
  const id = await proposed(seller, 'T1', { slug: 'uusi' });
  await shop.products.save(manager, 'T2', await form('T2', { slug: 'uusi' }));
  await approved(id, manager);
  expect((await rowsOf(id)).map(({ problem, reason }) => [problem, reason])).toEqual([['invalid', 'slug is taken']]);
  expect((await shop.products.open(manager, 'T1'))?.fields.slug).toBe('t1');
});

const selected = (...skus: string[]) => ({ by: 'skus' as const, skus });
const redirects = async (shop: Shop) =>
  (await shop.db.query("select from_path, to_url from redirect where source = 'slug' order by 1")).rows;

test('goods are archived by a rule with redirects, and come back byte for byte with their reductions (change-9)', async () => {
  const { shop, manager, made, approved, wait, found, rowsOf } = await formShop();
  const sale = { kind: 'reduction', change: { by: 'percent', percent: -10 }, rounding: null } as const;
  const reduced = await made({ ...sale, from: null, until: '2027-01-01T00:00:00Z' }, selected('T1'));
  await approved(reduced.id);
  await wait(15);
  const before = [await exported(shop), await redirects(shop)];
  const set = await made({ kind: 'state', state: 'archived', to: null }, selected('T1', 'T2', 'KYP', 'EI'));
  expect((await rowsOf(set.id)).map(({ key, problem, reason }) => [key, problem, reason])).toEqual([
    ['KYP', 'invalid', 'variants KYP-M has stock'],
    ['T1', null, null],
    ['T2', null, null],
    ['EI', 'invalid', 'no-such-sku'],
  ]);
  await shop.changeSets.resolve(manager, set.id, 'problems', 'skip');
  expect(await approved(set.id, manager)).toBe('applied');
  expect(await shop.catalog.product('t1', 'fi')).toBeNull();
  expect(await redirects(shop)).toEqual([
    { from_path: '/product/t1', to_url: '/category/ajovarusteet' },
    { from_path: '/product/t2', to_url: '/category/ajovarusteet' },
  ]);
  const undo = await shop.changeSets.undo(manager, set.id);
  if (!undo.ok) throw new Error(undo.reason);
  expect(await approved(undo.value.id, manager)).toBe('applied');
  expect((await found(set.id)).state).toBe('undone');
  expect([await exported(shop), await redirects(shop)]).toEqual(before);
});

test('drafts are published by a rule; one that lacks something says what, and an undo makes them drafts (change-9)', async () => {
  const { shop, manager, made, approved, rowsOf, seller, price } = await formShop();
  const begun = (sku: string) =>
    shop.products.create(manager, {
      sku,
      name: { fi: `Luonnos ${sku}`, en: `Draft ${sku}` },
      brand: 'Pohja',
      category: 'ajovarusteet',
      shippingClass: 'parcel' as const,
      price: sku === 'L2' ? null : 20,
    });
  for (const sku of ['L1', 'L2']) expect(await begun(sku)).toMatchObject({ ok: true });
  const before = await exported(shop);
  const set = await made({ kind: 'state', state: 'published', to: null }, selected('L1', 'L2', 'T1'), seller);
  expect(
    (await rowsOf(set.id)).map(({ key, problem, reason, changes }) => [key, problem, reason, changes.length]),
  ).toEqual([
    ['L1', null, null, 1],
    ['L2', 'invalid', 'variant/L2/price is missing', 1],
    ['T1', null, null, 0],
  ]);
  await shop.changeSets.resolve(seller, set.id, 'problems', 'skip');
  await shop.changeSets.propose(seller, set.id);
  expect(await price('L1')).toBeUndefined();
  expect(await approved(set.id, manager)).toBe('applied');
  expect(await price('L1')).toBe(2_000);
  const undo = await shop.changeSets.undo(manager, set.id);
  if (!undo.ok) throw new Error(undo.reason);
  expect(await approved(undo.value.id, manager)).toBe('applied');
  expect(await shop.products.open(manager, 'L1')).toMatchObject({ state: 'draft' });
  expect(await exported(shop)).toEqual(before);
});
