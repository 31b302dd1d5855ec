import { expect, test } from 'vitest';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { aino, goods, setShop } from './test-sets.ts';

const PN = { make: 'Polaris', model: 'PN 640', yearFrom: 2022 };
const TRAIL = { make: 'Polaris', model: 'Trail 800' };

async function setup() {
  const made = await setShop({ products: goods(3), fitment: [{ sku: 'T1', ...PN }] });
  const { shop } = made;
  const vehiclesOf = async (sku: string) =>
    (await shop.fitment.ofSku(sku, 'fi')).map(({ make, model, yearFrom }) =>
      `${make} ${model} ${yearFrom ?? ''}`.trim(),
    );
  const make = async (rows: ImportRow[]) => {
    const set = await shop.changeSets.make(aino, {
      title: 'Sopivuus',
      source: 'cells',
      rows: rows.map((row) => ({ part: 'fitment' as const, row })),
    });
    if (!set.ok) throw new Error(set.reason);
    return made.found(set.value.id);
  };
  const apply = async (id: number) => shop.changeSets.approve(byCommand, id, (await made.found(id)).version);
  return { ...made, vehiclesOf, make, apply };
}

test('goods gain and lose vehicles as one set, shown row by row, and taken back (change-3, change-6)', async () => {
  const { shop, make, apply, vehiclesOf, found } = await setup();
  const set = await make([
    { sku: 'T1', ...PN, remove: true },
    { sku: 'T1', ...TRAIL },
    { sku: 'T2', ...TRAIL },
    { sku: 'EI', ...TRAIL },
  ]);
  const { rows } = await shop.changeSets.rows(aino, set.id);
  expect(rows.map(({ key, problem, changes }) => [key, problem, changes.length])).toEqual([
    ['T1', null, 2],
    ['T2', null, 1],
    ['EI', 'invalid', 0],
  ]);
  expect(rows[0]?.changes).toEqual([
    { field: 'fitment', before: 'Polaris PN 640 2022–', after: null },
    { field: 'fitment', before: null, after: 'Polaris Trail 800' },
  ]);
  expect(await vehiclesOf('T1')).toEqual(['Polaris PN 640 2022']);
  await shop.changeSets.resolve(byCommand, set.id, 'problems', 'skip');
  expect(await apply(set.id)).toMatchObject({ ok: true, value: { state: 'applied' } });
  // what the shop keeps of vehicles follows by a notice
  const both = async () => [await vehiclesOf('T1'), await vehiclesOf('T2')];
  await expect.poll(both).toEqual([['Polaris Trail 800'], ['Polaris Trail 800']]);

  const back = await shop.changeSets.undo(byCommand, set.id);
  const id = back.ok ? back.value.id : 0;
  expect(await apply(id)).toMatchObject({ ok: true });
  await expect.poll(both).toEqual([['Polaris PN 640 2022'], []]);
  expect((await found(set.id)).state).toBe('undone');
});

test('a vehicle that a colleague took away meanwhile is a conflict, named by its sku', async () => {
  const { shop, make, apply } = await setup();
  const set = await make([{ sku: 'T1', ...PN, remove: true }]);
  await shop.db.query("delete from fitment where product_sku = 'T1'");
  expect(await apply(set.id)).toMatchObject({ value: { state: 'checked' } });
  const { rows } = await shop.changeSets.rows(aino, set.id);
  expect(rows).toMatchObject([{ key: 'T1', problem: 'conflict' }]);
});

test('who may only propose makes the set and applies none', async () => {
  const { shop, found } = await setup();
  const sales = await staffMember(shop.db.kysely, 'sales');
  const rows = [{ part: 'fitment' as const, row: { sku: 'T2', ...TRAIL } }];
  const made = await shop.changeSets.make(sales, { title: 'Sopivuus', source: 'cells', rows });
  const id = made.ok ? made.value.id : 0;
  await expect(shop.changeSets.approve(sales, id, (await found(id)).version)).rejects.toThrow('role');
  const accounting = await staffMember(shop.db.kysely, 'accounting');
  await expect(shop.changeSets.make(accounting, { title: 'x', source: 'cells', rows })).rejects.toThrow('role');
});
