import { expect, test } from 'vitest';
import { wishShop } from './test-wishes.ts';

async function written() {
  const { wishLists, owner, clock, shop } = await wishShop();
  const maija = await owner();
  const write = (id: string | null, change: Parameters<typeof wishLists.write>[2]) =>
    wishLists.write(maija, id, change);
  const lines = async () =>
    (await wishLists.list(maija)).map(({ name, items }) => [name, items.map(({ id, amount }) => [id, amount])]);
  return { wishLists, owner, clock, shop, maija, write, lines };
}
const idOf = (outcome: { ok: boolean; value?: { id: string } }) => outcome.value?.id ?? '';

test('creates a list with its items, merging duplicates', async () => {
  const { write, lines } = await written();
  const items = [
    { sku: 'KYPÄRÄ', amount: 2 },
    { sku: 'RAJA', amount: 1 },
    { sku: 'KYPÄRÄ', amount: 5 },
  ];
  expect(await write(null, { name: ' Kausi ', items })).toMatchObject({ ok: true, value: { name: 'Kausi' } });
  expect(await lines()).toEqual([
    [
      'Kausi',
      [
        ['KYPÄRÄ', 5],
        ['RAJA', 1],
      ],
    ],
  ]);
});

test('stores exactly the given items: amounts may shrink, remaining items keep their place', async () => {
  const { write, lines, clock } = await written();
  const id = idOf(await write(null, { name: 'Kausi', items: [{ sku: 'RAJA', amount: 4 }] }));
  clock.now = new Date(clock.now.getTime() + 1000);
  await write(id, {
    items: [
      { sku: 'RAJA', amount: 4 },
      { sku: 'KYPÄRÄ', amount: 3 },
    ],
  });
  clock.now = new Date(clock.now.getTime() + 1000);
  await write(id, {
    items: [
      { sku: 'RAJA', amount: 1 },
      { sku: 'KYPÄRÄ', amount: 3 },
    ],
  });
  expect(await lines()).toEqual([
    [
      'Kausi',
      [
        ['KYPÄRÄ', 3],
        ['RAJA', 1],
      ],
    ],
  ]);
  await write(id, { name: 'Talvi' });
  await write(id, { items: [] });
  expect(await lines()).toEqual([['Talvi', []]]);
});

test('changes all or nothing: an invalid item leaves name and items and creates no list', async () => {
  const { write, lines } = await written();
  const id = idOf(await write(null, { name: 'Kausi', items: [{ sku: 'RAJA', amount: 1 }] }));
  const before = await lines();
  const wrong = [
    { sku: 'KYPÄRÄ', amount: 1 },
    { sku: 'POIS', amount: 1 },
  ];
  expect(await write(id, { name: 'Talvi', items: wrong })).toEqual({ ok: false, reason: 'unknown' });
  expect(await write(null, { name: 'Uusi', items: wrong })).toEqual({ ok: false, reason: 'unknown' });
  expect(await write(id, { name: '', items: [] })).toEqual({ ok: false, reason: 'empty' });
  expect(await write(null, { items: [] })).toEqual({ ok: false, reason: 'empty' });
  expect(await lines()).toEqual(before);
});

test('an item no longer sold may stay but not be added', async () => {
  const { write, lines, shop, maija, wishLists } = await written();
  const id = idOf(await write(null, { name: 'Kausi', items: [{ sku: 'RAJA', amount: 1 }] }));
  await shop.db.query("update wish_list_item set id = 'VANHA', sku = 'VANHA'");
  expect((await write(id, { items: [{ sku: 'VANHA', amount: 2 }] })).ok).toBe(true);
  expect(await lines()).toEqual([['Kausi', [['VANHA', 2]]]]);
  const other = idOf(await wishLists.create(maija, 'Toinen'));
  expect(await write(other, { items: [{ sku: 'VANHA', amount: 1 }] })).toEqual({ ok: false, reason: 'unknown' });
});

test("another customer's list is not found", async () => {
  const { write, wishLists, owner } = await written();
  const id = idOf(await write(null, { name: 'Kausi' }));
  const liisa = await owner();
  for (const wrong of [id, 'x', '00000000-0000-4000-8000-000000000000'])
    expect(await wishLists.write(liisa, wrong, { name: 'Varas' })).toEqual({ ok: false, reason: 'not_found' });
});
