import { expect, test } from 'vitest';
import type { ImportRefused } from '#backend/catalog/import/problems.ts';
import { categories, products } from '#backend/catalog/import/test-folder.ts';
import { none, testImport } from '#backend/catalog/import/test-import.ts';
import type { CategoryField } from '#domain/catalog/categories/category-fields.ts';
import type { Place } from '#domain/catalog/categories/category-tree.ts';
import { staffMember } from '#test/actors.ts';
import { createCategoryService } from './service.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const more = [
  ...categories,
  { path: 'talvi', name: { fi: 'Talvi' }, sortOrder: 90, isIncludedInMenu: true },
  { path: 'talvi/lelut', name: { fi: 'Lelut' } },
];

async function setup() {
  const made = await testImport();
  await made.run({ categories: more, products });
  const renamed: { before: string; after: string }[] = [];
  const onMoved = async (_: unknown, moved: readonly { before: string; after: string }[]) =>
    void renamed.push(...moved);
  const service = createCategoryService({ db: made.db, now }, { ...made.deps, onMoved });
  const actor = await staffMember(made.db.kysely, 'content', { name: 'Aino' });
  const other = await staffMember(made.db.kysely, 'manager', { name: 'Matti' });
  const seen = async (id: string) => {
    const node = (await service.list(actor)).find((one) => one.id === id);
    if (!node) throw new Error(`no ${id}`);
    return node;
  };
  const move = async (id: string, place: Place, addresses = 0) =>
    service.move(actor, id, { place, seen: await seen(id), addresses });
  const save = async (id: string, mine: Partial<Record<CategoryField, string>>, addresses = 0) => {
    const opened = await service.open(actor, id);
    const fields = (Object.entries(mine) as [CategoryField, string][]).map(([field, value]) => ({
      field,
      base: opened?.fields[field] ?? '',
      mine: value,
    }));
    return service.save(actor, id, { version: opened?.version ?? 0, fields, addresses });
  };
  const redirects = async () =>
    Object.fromEntries(
      (await made.db.kysely.selectFrom('redirect').select(['from_path', 'to_url']).execute()).map((row) => [
        row.from_path,
        row.to_url,
      ]),
    );
  const paths = async () => (await service.list(actor)).map(({ path }) => path);
  return { ...made, service, actor, other, seen, move, save, redirects, paths, renamed };
}

test('a move says first which addresses redirect, then redirects them, and back again (admin-category-1)', async () => {
  const { move, redirects, paths, service, actor, renamed } = await setup();
  const place = { parentId: 'ajovarusteet', after: null };
  const asked = await move('talvi', place);
  expect(asked).toMatchObject({ ok: false, reason: 'confirm' });
  expect(await redirects()).toEqual({});
  const moved = await move('talvi', place, 2);
  expect(moved).toMatchObject({ ok: true, value: { redirected: 2, was: { parentId: null } } });
  expect(await redirects()).toEqual({
    '/category/talvi': '/category/ajovarusteet/talvi',
    '/category/talvi/lelut': '/category/ajovarusteet/talvi/lelut',
  });
  expect(renamed).toContainEqual({ id: 'talvi/lelut', before: 'talvi/lelut', after: 'ajovarusteet/talvi/lelut' });
  await move('talvi', moved.ok ? moved.value.was : place, 2);
  expect(await paths()).toContain('talvi/lelut');
  expect(await redirects()).toEqual({
    '/category/ajovarusteet/talvi': '/category/talvi',
    '/category/ajovarusteet/talvi/lelut': '/category/talvi/lelut',
  });
  expect((await service.open(actor, 'talvi'))?.redirects).toEqual(['/category/ajovarusteet/talvi']);
});

test('two moves of one category are a conflict that names the colleague; texts changed meanwhile are not', async () => {
  const { service, actor, other, seen, save } = await setup();
  const before = await seen('talvi/lelut');
  await save('talvi/lelut', { 'name.en': 'Toys' });
  const root = { parentId: null, after: null };
  expect(await service.move(other, before.id, { place: root, seen: before, addresses: 1 })).toMatchObject({ ok: true });
  const mine = { place: { parentId: 'ajovarusteet', after: null }, seen: before, addresses: 1 };
  expect(await service.move(actor, before.id, mine)).toMatchObject({
    ok: false,
    reason: 'conflict',
    details: { who: 'Matti', base: 'Talvi', theirs: '/', mine: 'Ajovarusteet' },
  });
});

test('forms of one category merge by field and clash on the same one (admin-category-2)', async () => {
  const { service, actor, other, save } = await setup();
  const opened = await service.open(actor, 'talvi');
  const edit = (field: CategoryField, mine: string) => ({
    version: opened?.version ?? 0,
    addresses: 0,
    fields: [{ field, base: opened?.fields[field] ?? '', mine }],
  });
  await service.save(other, 'talvi', edit('name.fi', 'Talvikausi'));
  expect(await service.save(actor, 'talvi', edit('name.en', 'Winter'))).toMatchObject({ ok: true });
  expect(await service.save(actor, 'talvi', edit('name.fi', 'Lumi'))).toMatchObject({
    ok: false,
    reason: 'conflict',
    details: { clashes: [{ base: 'Talvi', theirs: 'Talvikausi', mine: 'Lumi', who: 'Matti' }] },
  });
  expect(await save('talvi', { slug: 'Talvi!' })).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await save('talvi', { slug: 'talviaika' })).toMatchObject({ ok: false, reason: 'confirm' });
  expect(await save('talvi', { slug: 'talviaika' }, 2)).toMatchObject({ ok: true });
});

test('what staff decide stays through an import of the same files, which finds nothing to change', async () => {
  const { save, run, service, actor } = await setup();
  await save('talvi', { sort: 'name', facets: 'brand' });
  expect((await run({ categories: more, products })).categories).toEqual(none);
  expect((await service.open(actor, 'talvi'))?.fields).toMatchObject({ sort: 'name', facets: 'brand' });
});

test('a category with products is not removed, but merged into another, where they and its address go (admin-category-3)', async () => {
  const { service, actor, seen, redirects, found, paths } = await setup();
  const { version } = await seen('ajovarusteet/kyparat');
  const refused = await service.remove(actor, 'ajovarusteet/kyparat', { version, into: null });
  expect(refused).toMatchObject({ ok: false, reason: 'has_contents' });
  expect(refused.ok ? [] : refused.details?.named).not.toEqual([]);
  const all = await found();
  const merged = await service.remove(actor, 'ajovarusteet/kyparat', { version, into: 'talvi' });
  expect(merged).toMatchObject({ ok: true });
  expect(await paths()).not.toContain('ajovarusteet/kyparat');
  expect((await seen('talvi')).products).toBe(merged.ok ? merged.value.products : 0);
  expect(await found('', 'categories:talvi')).not.toEqual([]);
  expect(await found()).toEqual(all);
  expect(await redirects()).toMatchObject({ '/category/ajovarusteet/kyparat': '/category/talvi' });
  expect(await service.remove(actor, 'talvi', { version: 0, into: null })).toMatchObject({ reason: 'changed' });
});

test('a new category is last among its siblings and out of the menu; a draft follows the path of its category', async () => {
  const { service, actor, move, db, paths } = await setup();
  const added = await service.add(actor, { parentId: 'talvi', name: 'Sukset', slug: 'sukset' });
  expect(added).toMatchObject({ ok: true, value: { id: 'talvi/sukset' } });
  expect(await service.add(actor, { parentId: 'talvi', name: 'Sukset', slug: 'sukset' })).toMatchObject({
    reason: 'taken',
  });
  expect((await paths()).filter((path) => path.startsWith('talvi/'))).toEqual(['talvi/lelut', 'talvi/sukset']);
  const content = JSON.stringify({
    page: { sku: 'L', name: { fi: 'Luistin' }, categories: ['ajovarusteet', 'talvi'] },
  });
  await db.query(
    `insert into product_draft (sku, content, state, created_at, updated_at) values ('L', $1, 'draft', now(), now())`,
    [content],
  );
  expect(await service.remove(actor, 'ajovarusteet', { version: 0, into: null })).toMatchObject({ reason: 'changed' });
  await move('talvi', { parentId: 'ajovarusteet', after: null }, 3);
  const { rows } = await db.query(`select content #> '{page,categories}' as categories from product_draft`);
  expect(rows[0]).toEqual({ categories: ['ajovarusteet', 'ajovarusteet/talvi'] });
});

test('an import does not overwrite a category that was edited meanwhile, and names it (import-6)', async () => {
  const { run, save, service, actor } = await setup();
  const [first, ...rest] = more;
  const imported = await run(
    { categories: [{ ...first, sortOrder: 77 }, ...rest] },
    {
      async compared() {
        expect(await save('talvi', { 'description.fi': 'Lunta' })).toMatchObject({ ok: true });
      },
    },
  ).catch((error: ImportRefused) => error);
  expect(imported).toMatchObject({
    problems: [{ field: 'talvi', reason: 'was edited in the admin while this import ran; run it again' }],
  });
  expect((await service.open(actor, 'talvi'))?.fields['description.fi']).toBe('Lunta');
});
