import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportCatalog } from '#backend/catalog/export/export-catalog.ts';
import { emptyFolder } from '#backend/catalog/export/test-catalog.ts';
import { readProductList } from '#domain/catalog/products/product-list.ts';
import { staffMember } from '#test/actors.ts';
import { goods, setShop } from './test-sets.ts';

async function moveShop() {
  const made = await setShop({ products: [...goods(2), { ...goods(3)[2], stock: { oulu: 1 } }] });
  const { shop } = made;
  const editor = await staffMember(shop.db.kysely, 'content', { name: 'Jenni' });
  const stateOf = async (sku: string) => (await shop.products.open(editor, sku))?.state;
  const exported = async () => {
    const folder = join(await emptyFolder(), 'out');
    await exportCatalog(shop, folder);
    return Promise.all(['products', 'prices'].map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
  };
  const move = (sku: string, seen: 'published' | 'draft', to: 'published' | 'draft', actor = editor) =>
    shop.pageMoves.move(actor, { sku, title: `${sku}: ${to}`, seen, to });
  return { ...made, editor, stateOf, exported, move };
}

test('a product moves from its row at once, and taking it back leaves the export byte-equal (admin-product-9)', async () => {
  const { shop, editor, stateOf, exported, move } = await moveShop();
  const before = await exported();
  const moved = await move('T1', 'published', 'draft');
  if (!moved.ok) throw new Error(moved.reason);
  expect(await stateOf('T1')).toBe('draft');
  expect((await shop.changeSets.one(editor, moved.value.id))?.state).toBe('applied');
  expect(await shop.pageMoves.takeBack(editor, moved.value.id)).toBe(true);
  expect(await stateOf('T1')).toBe('published');
  expect(await exported()).toEqual(before);
  // pressed twice
  expect(await shop.pageMoves.takeBack(editor, moved.value.id)).toBe(false);
});

test('a move of a product that a colleague moved, or that has stock, is refused with its reason and leaves no set to decide', async () => {
  const { shop, editor, stateOf, move } = await moveShop();
  await move('T1', 'published', 'draft');
  expect(await move('T1', 'published', 'draft')).toMatchObject({ reason: 'changed', details: 'draft' });
  await shop.products.withdraw(editor, 'T2', 'archived', null);
  expect(await move('T2', 'draft', 'published')).toMatchObject({ reason: 'changed', details: 'archived' });
  expect(await stateOf('T2')).toBe('archived');
  expect(await move('T3', 'published', 'draft')).toMatchObject({ reason: 'refused' });
  expect(await stateOf('T3')).toBe('published');
  expect((await shop.changeSets.list(editor, 'open')).sets).toEqual([]);
  const seller = await staffMember(shop.db.kysely, 'sales');
  await expect(move('T3', 'published', 'draft', seller)).rejects.toThrow('products.edit is refused');
});

test('a threshold is set over the one that was seen, and names what a colleague set meanwhile (admin-product-9)', async () => {
  const { shop } = await moveShop();
  const manager = await staffMember(shop.db.kysely, 'manager');
  const set = (pieces: number, seen: number) => shop.stock.changeThreshold(manager, { sku: 'T1', pieces, seen });
  // whoever comes second sees the other's number, in either order
  const both = await Promise.all([set(5, 0), set(7, 0)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const stored =
    (await shop.products.list(manager, readProductList(new URLSearchParams()))).products.find(({ sku }) => sku === 'T1')
      ?.sold?.threshold ?? 0;
  expect([5, 7]).toContain(stored);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed', details: stored });
  expect(await set(0, stored)).toMatchObject({ ok: true });
  expect(await set(-1, 0)).toMatchObject({ reason: 'invalid' });
  expect(await shop.stock.changeThreshold(manager, { sku: 'EI', pieces: 5, seen: 0 })).toMatchObject({
    reason: 'unknown',
  });
  const editor = await staffMember(shop.db.kysely, 'content');
  await expect(shop.stock.changeThreshold(editor, { sku: 'T1', pieces: 5, seen: 0 })).rejects.toThrow('stock.change');
});

test('a sku that no product can have moves nothing', async () => {
  const { shop, editor, move } = await moveShop();
  for (const sku of ['💥'.repeat(3000), ''])
    expect(await move(sku, 'published', 'draft')).toMatchObject({ reason: 'changed' });
  expect((await shop.changeSets.list(editor)).sets).toEqual([]);
});
