import { expect, test } from 'vitest';
import { staffMember } from '#test/actors.ts';
import { contractShop } from '../test-contracts.ts';

const belt = { sku: 'HIHNA', price: 12_550, stock: { oulu: 5 } };

async function managedShop() {
  const made = await contractShop([belt], 'HIHNA;80');
  const { kysely } = made.shop.db;
  return { ...made, manager: await staffMember(kysely, 'manager'), seller: await staffMember(kysely, 'sales') };
}

test('managers keep lists, sellers read them (contract-4)', async () => {
  const { staff, manager, seller, listId } = await managedShop();
  expect((await staff.one(seller, listId))?.mayEdit).toBe(false);
  await expect(async () => staff.create(seller, 'Oma')).rejects.toThrow('contract-prices.edit');
  expect(await staff.create(manager, '  ')).toMatchObject({ ok: false, reason: 'name' });
});

test('a list saved from an old version says who changed it (contract-4)', async () => {
  const { staff, manager, listId } = await managedShop();
  const details = { name: 'Kesä', from: '2026-12-01', to: '2026-12-31', isFixed: true };
  expect(await staff.save(manager, listId, 3, { ...details, to: '2026-11-01' })).toMatchObject({
    details: { field: 'to' },
  });
  expect(await staff.save(manager, listId, 3, details)).toMatchObject({ ok: true });
  const late = await staff.save(manager, listId, 3, { ...details, name: 'Muu' });
  expect(late).toMatchObject({ ok: false, reason: 'changed', details: { version: 4, who: manager.name } });
  expect((await staff.one(manager, listId))?.list).toMatchObject({ name: 'Kesä', from: '2026-12-01', isFixed: true });
});

test('a row is never overwritten unseen; a table goes in whole or not at all (contract-4)', async () => {
  const { staff, manager, listId } = await managedShop();
  const row = { kind: 'sku', target: 'HIHNA', value: '70', from: '1' };
  const clash = await staff.setRow(manager, listId, row, null);
  expect(clash).toMatchObject({ ok: false, reason: 'exists', details: { net: 8000 } });
  const seen = JSON.stringify((await staff.one(manager, listId))?.rows[0]);
  expect(await staff.setRow(manager, listId, row, seen)).toMatchObject({ ok: true });
  const { version = 0 } = (await staff.one(manager, listId))?.list ?? {};
  const broken = await staff.importRows(manager, listId, version, { text: 'A;1\nB;x', replaces: true });
  expect(broken).toMatchObject({ reason: 'rows', details: [{ line: 2, problem: 'net' }] });
  expect(await staff.importRows(manager, listId, version, { text: 'A;1', replaces: false })).toMatchObject({
    ok: true,
  });
  expect((await staff.one(manager, listId))?.rows).toEqual([
    { kind: 'sku', target: 'A', from: 1, net: 100 },
    { kind: 'sku', target: 'HIHNA', from: 1, net: 7000 },
  ]);
});

test('the preview shows what a company pays; margins only to who may see costs (contract-4)', async () => {
  const { staff, manager, seller, companyId, shop } = await managedShop();
  await shop.db.query("insert into cost_price (sku, cents, from_day) values ('HIHNA', 6000, '2026-01-01')");
  const preview = { sku: 'HIHNA', publicNet: 10_000, ownNet: 8000, isOwn: true };
  const margin = { cost: 6000, cents: 2000, percent: 25 };
  expect(await staff.preview(manager, companyId, ['HIHNA'])).toMatchObject([{ ...preview, margin }]);
  expect(await staff.preview(seller, companyId, ['HIHNA'])).toMatchObject([{ ...preview, margin: null }]);
});

test('a list that is deleted or taken away leaves the public price (contract-1)', async () => {
  const { staff, manager, inCart, buyer, listId } = await managedShop();
  const { version = 0 } = (await staff.one(manager, listId))?.list ?? {};
  expect(await staff.remove(manager, listId, version - 1)).toMatchObject({ reason: 'changed' });
  expect(await staff.remove(manager, listId, version)).toMatchObject({ ok: true });
  expect(await inCart(buyer, 'HIHNA')).toBe(12_550);
});
