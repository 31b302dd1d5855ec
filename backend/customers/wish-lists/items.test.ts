import { expect, test } from 'vitest';
import { MOST_ITEMS } from '#domain/customers/wish-lists/wish-list.ts';
import type { NamedList } from './service.ts';
import { wishShop } from './test-wishes.ts';
import { LINES_A_PAGE } from './view.ts';

async function twoLists() {
  const shop = await wishShop();
  const maija = await shop.owner();
  const made = async (name: string) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const list = await shop.wishLists.create(maija, name);
    return (list as { value: NamedList }).value.id;
  };
  const [talvi, kesä] = [await made('Talvi'), await made('Kesä')];
  const skusOf = async () =>
    Object.fromEntries(
      (await shop.wishLists.list(maija)).map(({ name, items }) => [name, items.map(({ sku }) => sku).toSorted()]),
    );
  return { ...shop, maija, talvi, kesä, skusOf };
}

test('without a chosen list, creates one named Toivelista once (wish-list-2)', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  const [one, two] = await Promise.all(
    ['KYPÄRÄ', 'LOPPU'].map((sku) => wishLists.addItem(maija, { listId: null, sku })),
  );
  expect(one).toMatchObject({ ok: true, value: { list: { name: 'Toivelista' }, item: { sku: 'KYPÄRÄ', version: 1 } } });
  expect(two).toMatchObject({ ok: true });
  expect(await wishLists.list(maija)).toMatchObject([{ name: 'Toivelista', items: [{}, {}] }]);
});

test('an item has the fields of the specification', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  await wishLists.addItem(maija, { listId: null, sku: 'KYPÄRÄ', amount: 3 });
  const [list] = await wishLists.list(maija);
  expect(list?.items).toEqual([
    {
      id: 'KYPÄRÄ',
      version: 1,
      baseType: 'wishlistItem',
      sku: 'KYPÄRÄ',
      amount: 3,
      title: 'Tuote KYPÄRÄ',
      image: null,
      slug: 'tuote-kypärä',
      customization: null,
    },
  ]);
});

test('adding the same item again keeps one line with the larger amount', async () => {
  const { wishLists, maija, talvi } = await twoLists();
  for (const amount of [2, 5, 1]) await wishLists.addItem(maija, { listId: talvi, sku: 'KYPÄRÄ', amount });
  expect((await wishLists.one(maija, talvi))?.lines).toMatchObject([{ sku: 'KYPÄRÄ', amount: 5 }]);
});

test('two sizes are two lines; drops a size that the goods cannot be cut to', async () => {
  const { wishLists, maija, talvi } = await twoLists();
  for (const widthCm of [100, 200, 9000])
    await wishLists.addItem(maija, {
      listId: talvi,
      sku: 'MATTO',
      customization: { identifier: 'size', widthCm, lengthCm: 100 },
    });
  const lines = (await wishLists.one(maija, talvi))?.lines ?? [];
  expect(lines.map(({ id }) => id).toSorted()).toEqual(['MATTO', 'MATTO~100x100', 'MATTO~200x100']);
});

test('rejects an unknown sku and creates nothing', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  expect(await wishLists.addItem(maija, { listId: null, sku: 'EI-OLE' })).toEqual({ ok: false, reason: 'unknown' });
  expect(await wishLists.overview(maija)).toEqual([]);
});

test('sets amounts, removes lines and restores them in their place (wish-list-1)', async () => {
  const { wishLists, maija, talvi, clock } = await twoLists();
  for (const sku of ['KYPÄRÄ', 'LOPPU', 'RAJA']) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await wishLists.addItem(maija, { listId: talvi, sku });
  }
  const order = async () => (await wishLists.one(maija, talvi))?.lines.map(({ sku, amount }) => [sku, amount]);
  expect(await wishLists.setAmount(maija, talvi, 'LOPPU', 7)).toEqual({ ok: true, value: null });
  expect(await wishLists.setAmount(maija, talvi, 'EI-OLE', 7)).toEqual({ ok: false, reason: 'not_found' });
  const before = await order();
  const removed = await wishLists.removeItem(maija, talvi, 'LOPPU');
  expect(removed).toMatchObject({ ok: true, value: { sku: 'LOPPU', amount: 7 } });
  expect(await wishLists.removeItem(maija, talvi, 'LOPPU')).toEqual({ ok: true, value: null });
  if (!removed.ok || !removed.value) throw new Error('nothing removed');
  const { sku, amount, addedAt } = removed.value;
  await wishLists.addItem(maija, { listId: talvi, sku, amount, addedAt: new Date(addedAt) });
  expect(await order()).toEqual(before);
});

test('moves a line and merges it with one of the same item', async () => {
  const { wishLists, maija, talvi, kesä, skusOf } = await twoLists();
  await wishLists.addItem(maija, { listId: talvi, sku: 'KYPÄRÄ', amount: 4 });
  await wishLists.addItem(maija, { listId: kesä, sku: 'KYPÄRÄ', amount: 2 });
  expect(await wishLists.move(maija, { from: talvi, itemId: 'KYPÄRÄ', to: kesä })).toEqual({
    ok: true,
    value: { id: kesä, name: 'Kesä' },
  });
  expect(await skusOf()).toEqual({ Talvi: [], Kesä: ['KYPÄRÄ'] });
  expect((await wishLists.one(maija, kesä))?.lines).toMatchObject([{ amount: 4 }]);
  expect(await wishLists.move(maija, { from: kesä, itemId: 'KYPÄRÄ', to: kesä })).toMatchObject({ ok: true });
  expect(await skusOf()).toEqual({ Talvi: [], Kesä: ['KYPÄRÄ'] });
});

test('bulk: adds to the chosen lists and a new one, removes from the others (wish-list-1)', async () => {
  const { wishLists, maija, talvi, kesä, skusOf, clock } = await twoLists();
  await wishLists.addItem(maija, { listId: talvi, sku: 'KYPÄRÄ' });
  clock.now = new Date(clock.now.getTime() + 1000);
  const bulk = (listIds: string[], newList?: string) =>
    wishLists.bulk(maija, { sku: 'KYPÄRÄ', listIds, ...(newList === undefined ? {} : { newList }) });
  expect(await bulk([kesä])).toEqual({ ok: true, value: { updated: 2, created: null } });
  expect(await skusOf()).toEqual({ Talvi: [], Kesä: ['KYPÄRÄ'] });
  expect(await bulk([kesä], 'Joulu')).toMatchObject({ ok: true, value: { updated: 0, created: { name: 'Joulu' } } });
  expect(await wishLists.choices(maija, 'KYPÄRÄ')).toMatchObject([
    { name: 'Talvi', count: 0, has: false },
    { name: 'Kesä', count: 1, has: true },
    { name: 'Joulu', count: 1, has: true },
  ]);
  expect(await bulk([talvi], ' ')).toEqual({ ok: false, reason: 'empty' });
  expect(await bulk([])).toEqual({ ok: true, value: { updated: 2, created: null } });
  expect(await skusOf()).toEqual({ Talvi: [], Kesä: [], Joulu: [] });
});

test('a full list rejects new lines but accepts larger amounts; bulk changes all or nothing', async () => {
  const { shop, wishLists, maija, talvi, kesä, skusOf } = await twoLists();
  const rows = Array.from({ length: MOST_ITEMS - 1 }, (_, n) => `T${n}`);
  await shop.db.kysely
    .insertInto('wish_list_item')
    .values(rows.map((sku) => ({ list_id: talvi, id: sku, sku, version: 1, title: sku, slug: sku, image: null })))
    .execute();
  const added = await Promise.all(
    ['KYPÄRÄ', 'LOPPU', 'RAJA'].map((sku) => wishLists.addItem(maija, { listId: talvi, sku })),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  const full = { ok: false, reason: 'full' };
  expect(added.filter(({ ok }) => !ok)).toEqual([full, full]);
  expect(await wishLists.bulk(maija, { sku: 'MATTO', listIds: [talvi, kesä] })).toEqual(full);
  await wishLists.addItem(maija, { listId: kesä, sku: 'MATTO' });
  expect(await wishLists.move(maija, { from: kesä, itemId: 'MATTO', to: talvi })).toEqual(full);
  expect((await skusOf()).Kesä).toEqual(['MATTO']);
  expect(await wishLists.one(maija, talvi, { page: 10 })).toMatchObject({
    count: MOST_ITEMS,
    page: 10,
    pages: Math.ceil(MOST_ITEMS / LINES_A_PAGE),
  });
});

test('an item wished as guest goes to the only list or to Toivelista, once', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  expect(await wishLists.addAfterSignIn(maija, 'KYPÄRÄ')).toMatchObject({ value: { list: { name: 'Toivelista' } } });
  const pekka = await owner();
  await wishLists.create(pekka, 'Kesä');
  expect(await wishLists.addAfterSignIn(pekka, 'LOPPU')).toMatchObject({ value: { list: { name: 'Kesä' } } });
  await wishLists.create(pekka, 'Talvi');
  expect(await wishLists.addAfterSignIn(pekka, 'LOPPU')).toMatchObject({ value: { list: { name: 'Kesä' } } });
  expect(await wishLists.addAfterSignIn(pekka, 'EI-OLE')).toEqual({ ok: false, reason: 'unknown' });
  expect(await wishLists.wishedSkus(pekka)).toEqual(['LOPPU']);
});
