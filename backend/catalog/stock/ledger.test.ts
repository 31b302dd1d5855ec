import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

type TestShop = Awaited<ReturnType<typeof testShop>>['shop'];

const unexplained = async ({ db }: TestShop) =>
  (
    await db.query(`select sku, store_id, coalesce(level.qty, 0) as level, coalesce(moved.qty, 0)::int as moved
      from stock_level level full join (select sku, store_id, sum(qty) as qty from stock_movement group by 1, 2) moved
      using (sku, store_id) where coalesce(level.qty, 0) <> coalesce(moved.qty, 0)`)
  ).rows;

async function withSku() {
  const { shop } = await testShop();
  await makeProduct(shop.db, { name: { fi: 'Öljy' }, sku: 'OLJY', variants: [{ sku: 'OLJY' }] });
  const adjust = (qty: number, key: string = randomUUID(), storeId = 'oulu') =>
    shop.stock.adjust(byCommand, { sku: 'OLJY', storeId, qty, reason: 'found', key });
  return { shop, adjust };
}

describe('the ledger (stock-5)', () => {
  test('any sequence of changes adds up to the level, which is never negative', async () => {
    const { shop, adjust } = await withSku();
    const levels: Record<string, number> = { oulu: 0, ranua: 0 };
    const change = fc.record({
      store: fc.constantFrom('oulu', 'ranua'),
      qty: fc.integer({ min: -8, max: 8 }),
      sets: fc.boolean(),
    });
    for (const { store, qty, sets } of fc.sample(change, { numRuns: 40, seed: 7 })) {
      const before = levels[store] ?? 0;
      if (sets) {
        await shop.stock.set(byCommand, 'OLJY', { [store]: Math.abs(qty) });
        levels[store] = Math.abs(qty);
        continue;
      }
      const done = await adjust(qty, randomUUID(), store);
      expect(done.ok ? 'ok' : done.reason).toBe(qty === 0 ? 'invalid' : before + qty < 0 ? 'below_zero' : 'ok');
      if (done.ok) levels[store] = before + qty;
    }
    const shown = await shop.stock.show('OLJY');
    expect({ oulu: 0, ranua: 0, ...shown?.shelf }).toEqual(levels);
    expect(await unexplained(shop)).toEqual([]);
  });

  test('a form sent twice moves once; its key makes no other change', async () => {
    const { shop, adjust } = await withSku();
    const key = randomUUID();
    expect(await adjust(3, key)).toMatchObject({ ok: true, value: { level: 3, repeated: false } });
    expect(await adjust(3, key)).toMatchObject({ ok: true, value: { level: 3, repeated: true } });
    expect(await adjust(4, key)).toMatchObject({ ok: false, reason: 'key_used' });
    expect((await shop.stock.show('OLJY'))?.shelf).toEqual({ oulu: 3 });
  });

  test('a sale is a movement that names its order', async () => {
    const { shop, placed, returned } = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 3 } }]);
    const { number } = await placed(requestFor('RAJA', 5000));
    await shop.checkout.settle(await returned(number, 'ok'));
    const rows = async () =>
      (
        await shop.db.query(
          'select kind, qty, reference, actor_kind from stock_movement where reference is not null order by id',
        )
      ).rows;
    expect(await rows()).toEqual([{ kind: 'sale', qty: -1, reference: number, actor_kind: 'customer' }]);
    expect(await unexplained(shop)).toEqual([]);
  });

  test('movements cannot be changed or deleted', async () => {
    const { shop, adjust } = await withSku();
    await adjust(2);
    await expect(shop.db.query('update stock_movement set qty = 3')).rejects.toThrow('only added');
    await expect(shop.db.query('delete from stock_movement')).rejects.toThrow('only added');
  });

  test('a level written past the ledger is explained once', async () => {
    const { shop, adjust } = await withSku();
    await adjust(2);
    await shop.db.query('update stock_level set qty = 9');
    expect(await shop.stock.reconcile(byCommand, 'OLJY')).toEqual({ oulu: 7 });
    expect(await shop.stock.reconcile(byCommand, 'OLJY')).toEqual({});
    expect(await unexplained(shop)).toEqual([]);
  });
});

test('a consent holds for the sku, the store and the pieces that were asked for (stock-13)', async () => {
  const { shop } = await withSku();
  const colleague = await staffMember(shop.db.kysely, 'manager');
  const approvedBy = { id: colleague.id, name: colleague.name };
  const seller = await staffMember(shop.db.kysely, 'sales');
  const change = { sku: 'OLJY', storeId: 'oulu', reason: 'found' };
  const by = (qty: number, subject: string, storeId = 'oulu') => {
    const proof = { permission: 'stock.change-widely', subject, cents: null } as const;
    return shop.stock.adjust({ ...seller, proof, approvedBy }, { ...change, storeId, qty, key: randomUUID() });
  };
  const refused = { permission: 'stock.change-widely', reason: 'proof', scope: { subject: 'OLJY oulu +30' } };
  await expect(by(30, 'OLJY')).rejects.toMatchObject(refused);
  await expect(by(30, 'OLJY oulu +25')).rejects.toMatchObject(refused);
  await expect(by(30, 'OLJY oulu +30', 'ranua')).rejects.toMatchObject({ scope: { subject: 'OLJY ranua +30' } });
  expect(await by(30, 'OLJY oulu +30')).toMatchObject({ ok: true });
});

test('twenty pieces at a time, again and again, need a second person (stock-13)', async () => {
  const { shop, adjust } = await withSku();
  await adjust(100);
  const seller = await staffMember(shop.db.kysely, 'sales');
  const take = (qty: number, key: string = randomUUID(), who = seller) =>
    shop.stock.adjust(who, { sku: 'OLJY', storeId: 'oulu', qty, reason: 'lost', key });
  const refused = { permission: 'stock.change-widely', scope: { subject: 'OLJY oulu −20' } };
  expect(await take(-20, 'eka')).toMatchObject({ ok: true });
  await expect(take(-20)).rejects.toMatchObject(refused);
  await expect(shop.stock.set(seller, 'OLJY', { oulu: 60 })).rejects.toMatchObject(refused);
  // the form that was sent before is no new change, and what was lost may be found
  expect(await take(-20, 'eka')).toMatchObject({ value: { repeated: true } });
  expect(await take(15)).toMatchObject({ ok: true });
  const other = await staffMember(shop.db.kysely, 'sales', { name: 'Toinen' });
  const both = await Promise.allSettled([take(-15, 'a', other), take(-15, 'b', other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('who may change how much: own store, and a second person above 20 pieces', async () => {
  const { shop } = await withSku();
  const change = { sku: 'OLJY', storeId: 'oulu', reason: 'found' };
  const by = async (role: Parameters<typeof staffMember>[1], qty: number, stores: string[] = []) => {
    const person = await staffMember(shop.db.kysely, role, { stores });
    return shop.stock.adjust(person, { ...change, qty, key: randomUUID() }).then(
      ({ ok }) => ok,
      (error) => error.reason,
    );
  };
  expect([await by('store', 20, ['oulu']), await by('store', 21, ['oulu']), await by('store', 1, ['ranua'])]).toEqual([
    ...[true, 'proof', 'store'],
  ]);
  expect([await by('manager', 21), await by('content', 1), await by('accounting', 1)]).toEqual([true, 'role', 'role']);
});
