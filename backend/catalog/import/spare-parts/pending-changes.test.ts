import { expect, it } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { testImport } from '../test-import.ts';
import { finishPendingChanges } from './pending-changes.ts';

const MANY = 1600;
const codeOf = (n: number) => `K${String(n).padStart(5, '0')}`;
const row = (n: number, myyntihinta: number) => ({
  toimittajanumero: '1044',
  toimittaja: 'Polaris',
  tuotekoodi: codeOf(n),
  tuotenimi: 'Osa',
  myyntihinta,
});

async function setup() {
  // with few parts, many changes would build a new table
  const made = await testImport({ swapAbove: 100_000 });
  const prices = async () =>
    Object.fromEntries(
      (await made.db.query('select product_code, price_cents from spare_part order by product_code')).rows.map(
        (part) => [part.product_code, part.price_cents],
      ),
    ) as Record<string, number>;
  const left = async () =>
    (
      await made.db.query(
        `select (select count(*)::int from spare_part_change) as kept,
                (select count(*)::int from shop_meta where key = 'spare_part_change') as decided`,
      )
    ).rows[0];
  return { ...made, prices, left };
}

it('writes thousands of changes, none lost and none left over', async () => {
  const { run, prices, left } = await setup();
  await run({ spareParts: Array.from({ length: MANY }, (_, n) => row(n, 10)) });
  const delta = [
    ...Array.from({ length: MANY - 100 }, (_, n) => row(n, 11)),
    ...Array.from({ length: 50 }, (_, n) => ({
      toimittajanumero: '1044',
      tuotekoodi: codeOf(MANY - 100 + n),
      remove: true,
    })),
    ...Array.from({ length: 70 }, (_, n) => row(MANY + n, 12)),
  ];
  expect((await run({ sparePartsDelta: delta })).spareParts).toEqual({ added: 70, changed: MANY - 100, removed: 50 });
  const now = await prices();
  expect(Object.keys(now)).toHaveLength(MANY - 50 + 70);
  expect([now[codeOf(0)], now[codeOf(MANY - 101)], now[codeOf(MANY - 100)]]).toEqual([1100, 1100, undefined]);
  expect([now[codeOf(MANY - 1)], now[codeOf(MANY + 69)]]).toEqual([1000, 1200]);
  expect(await left()).toEqual({ kept: 0, decided: 0 });
});

/** Pending changes as a killed import leaves them. */
const KEPT = `
  insert into spare_part_change (part_id, remove, product_code, code_norm, supplier_number, supplier, product_group, name,
    price_cents, replaced_by)
  select id, false, product_code, code_norm, supplier_number, supplier, product_group, name, 2000, '{}'
  from spare_part where product_code = 'A';
  insert into spare_part_change (part_id, remove) select id, true from spare_part where product_code = 'B';
  insert into spare_part_change (product_code, code_norm, supplier_number, supplier, product_group, name, price_cents, replaced_by)
  values ('C', 'C', '1044', 'Polaris', '', 'Osa', 3000, '{}')`;

it('continues after a kill when committed, and discards them otherwise', async () => {
  for (const isDecided of [true, false]) {
    const { db, prices, left } = await setup();
    await insertSpareParts(db, [testSparePart('A'), testSparePart('B')]);
    await db.exec(KEPT);
    if (isDecided) await db.exec("insert into shop_meta (key, value) values ('spare_part_change', 'decided')");
    await finishPendingChanges(db);
    expect(await prices()).toEqual(isDecided ? { A: 2000, C: 3000 } : { A: 1000, B: 1000 });
    expect(await left()).toEqual({ kept: 0, decided: 0 });
    await finishPendingChanges(db);
    expect(await left()).toEqual({ kept: 0, decided: 0 });
  }
});

it('is finished by the next import too', async () => {
  const { db, run, prices, left } = await setup();
  await insertSpareParts(db, [testSparePart('A'), testSparePart('B')]);
  await db.exec(`${KEPT}; insert into shop_meta (key, value) values ('spare_part_change', 'decided')`);
  await run({ sparePartsDelta: [row(1, 5)] });
  expect(await prices()).toEqual({ A: 2000, C: 3000, [codeOf(1)]: 500 });
  expect(await left()).toEqual({ kept: 0, decided: 0 });
});
