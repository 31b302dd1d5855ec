import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { aino, all, goods, plus, setShop } from './test-sets.ts';

describe('a zero too few on 500 goods (change-3, change-6)', () => {
  test('is seen in the preview, and recalled before it counts nothing remembers it', async () => {
    const { shop, made, approved, found, rowsOf, stored, wait, price } = await setShop({ products: goods(500) });
    const before = await stored();
    const set = await made({ kind: 'price', change: { by: 'price', cents: 1_000 }, rounding: null });
    expect(set.counts).toMatchObject({ changed: 500, problems: 0, notices: 500, priced: 500, largestDrop: 0.9 });
    const [row] = await rowsOf(set.id);
    expect(row).toMatchObject({
      changes: [{ field: 'price', before: 10_000, after: 1_000 }],
      notices: ['drop'],
      shopper: { before: 10_000, after: 1_000, reference: 10_000, referenceAfter: 1_000 },
    });

    expect(await approved(set.id)).toBe('scheduled');
    expect((await found(set.id)).startsAt).toEqual(new Date(+shop.now() + 10 * 60_000));
    await wait(9);
    expect(await price('T1')).toBe(10_000);
    expect(await shop.changeSets.recall(aino, set.id)).toEqual({ ok: true, value: { left: 0 } });
    expect(await stored()).toEqual(before);
    await wait(60 * 24);
    expect((await found(set.id)).state).toBe('recalled');
    expect(await price('T500')).toBe(10_000);
    expect((await shop.prices.show('T1'))?.referenceNow).toBe(10_000);
    expect(await stored()).toEqual(before);
  });

  test('once it counts it cannot be recalled but undone, at once', async () => {
    const { shop, made, approved, found, price, wait, rowsOf } = await setShop({ products: goods(60) });
    const set = await made({ kind: 'price', change: { by: 'price', cents: 1_000 }, rounding: null });
    await approved(set.id);
    await wait(11);
    expect(await price('T1')).toBe(1_000);
    expect(await shop.changeSets.recall(aino, set.id)).toMatchObject({
      ok: false,
      reason: 'not_now',
      details: 'applied',
    });
    const undo = await shop.changeSets.undo(aino, set.id);
    if (!undo.ok) throw new Error(undo.reason);
    expect((await rowsOf(undo.value.id))[0]?.changes).toEqual([{ field: 'price', before: 1_000, after: 10_000 }]);
    expect(await approved(undo.value.id)).toBe('applied');
    expect(await price('T1')).toBe(10_000);
    expect((await found(set.id)).state).toBe('undone');
    // the minutes at the low price are part of the history (price-5)
    expect((await shop.prices.show('T1'))?.referenceNow).toBe(1_000);
  });
});

test('a planned and a running reduction survive a rise, and the percentage counts from the lowest price (change-2)', async () => {
  const reduced = {
    sku: 'T1',
    salePrice: 80,
    from: '2026-11-20T00:00:00Z',
    until: '2026-11-30T00:00:00Z',
    lowest30: 90,
  };
  const { shop, made, approved, rowsOf, wait } = await setShop({
    products: goods(2),
    prices: [{ sku: 'T1', price: 100 }, reduced, { sku: 'T1', price: 110, from: '2027-01-01T00:00:00Z' }],
  });
  const set = await made(plus(4));
  const [row] = await rowsOf(set.id);
  expect(row).toMatchObject({
    changes: [{ field: 'price', before: 10_000, after: 10_400 }],
    notices: ['percent', 'reduced', 'planned'],
    shopper: { before: 8_000, after: 8_000, percent: 20, lowest30: 10_000 },
  });
  await approved(set.id);
  await wait(10);
  const shown = await shop.prices.show('T1');
  expect(shown?.now).toMatchObject({ price: 8_000, regular: 10_400, lowest30: 10_000 });
  expect(shown?.plan.regular.at(-1)).toMatchObject({ cents: 11_000 });
});

test('a reduction is left out for goods that are reduced then, unless a person takes them in', async () => {
  const running = { sku: 'T1', salePrice: 80, until: '2026-11-30T00:00:00Z', lowest30: 100 };
  const { shop, made, found, rowsOf, approved, price, wait } = await setShop({
    products: goods(2),
    prices: [{ sku: 'T1', price: 100 }, running],
  });
  const set = await made({
    kind: 'reduction',
    change: { by: 'percent', percent: -30 },
    rounding: null,
    from: '2026-11-27T00:00:00Z',
    until: '2026-11-29T00:00:00Z',
  });
  expect(set.counts).toMatchObject({ changed: 1, skipped: 1, problems: 0 });
  const [reduced] = await rowsOf(set.id);
  expect(reduced).toMatchObject({ key: 'T1', problem: 'reduced', resolution: 'skip' });
  await shop.changeSets.resolve(aino, set.id, [reduced?.n ?? 0], 'mine');
  expect((await found(set.id)).counts).toMatchObject({ changed: 2, skipped: 0 });
  expect(await approved(set.id)).toBe('scheduled');
  await wait(60 * 24 * 6);
  expect([await price('T1'), await price('T2')]).toEqual([7_000, 7_000]);
});

test('rows that no price rule can make are named and only left out', async () => {
  const { shop, made, found, rowsOf, approved } = await setShop({ products: goods(2) });
  const set = await made(
    { kind: 'price', change: { by: 'amount', cents: -10_000 }, rounding: null },
    { by: 'skus', skus: ['T1', 'X9'] },
  );
  expect((await rowsOf(set.id)).map(({ key, reason }) => [key, reason])).toEqual([
    ['T1', 'not-above-zero'],
    ['X9', 'no-such-sku'],
  ]);
  expect(await approved(set.id)).toBe('not_now');
  await shop.changeSets.resolve(aino, set.id, 'problems', 'mine');
  expect((await found(set.id)).counts.problems).toBe(2);
  await shop.changeSets.resolve(aino, set.id, 'problems', 'skip');
  expect((await found(set.id)).counts).toMatchObject({ problems: 0, skipped: 2 });
});

test('a set whose base changed names each row; a person skips them or writes over them (change-5)', async () => {
  const { shop, made, approved, found, rowsOf, price, wait } = await setShop({ products: goods(4) });
  const set = await made(plus(10));
  await shop.prices.set({ kind: 'command', name: null }, [
    { sku: 'T2', price: 150 },
    { sku: 'T3', price: 90 },
  ]);
  expect(await approved(set.id)).toBe('checked');
  expect((await found(set.id)).failure).toBe('conflict');
  const conflicts = (await shop.changeSets.rows(aino, set.id, 'problems')).rows;
  expect(conflicts.map(({ key, problem }) => [key, problem])).toEqual([
    ['T2', 'conflict'],
    ['T3', 'conflict'],
  ]);
  expect(await price('T1')).toBe(10_000);
  const [second, third] = conflicts;
  await shop.changeSets.resolve(aino, set.id, [second?.n ?? 0], 'skip');
  await shop.changeSets.resolve(aino, set.id, [third?.n ?? 0], 'mine');
  expect(await approved(set.id)).toBe('scheduled');
  await wait(11);
  expect(await Promise.all(['T1', 'T2', 'T3', 'T4'].map(price))).toEqual([11_000, 15_000, 11_000, 11_000]);
  expect((await rowsOf(set.id))[2]?.changes).toEqual([{ field: 'price', before: 9_000, after: 11_000 }]);
});

test('an undo names rows that were changed since, and leaves them', async () => {
  const { shop, made, approved, rowsOf, price, wait, found } = await setShop({ products: goods(3) });
  const set = await made(plus(10));
  await approved(set.id);
  await wait(11);
  await shop.prices.set({ kind: 'command', name: null }, [{ sku: 'T2', price: 77 }]);
  const undo = await shop.changeSets.undo(aino, set.id);
  if (!undo.ok) throw new Error(undo.reason);
  const { id } = undo.value;
  expect((await rowsOf(id)).map(({ key, problem, resolution }) => [key, problem, resolution])).toEqual([
    ['T1', null, null],
    ['T2', 'changed_since', 'skip'],
    ['T3', null, null],
  ]);
  expect(await approved(id)).toBe('scheduled');
  expect((await found(id)).startsAt).toEqual(new Date(+shop.now() + 10 * 60_000));
  await wait(10);
  expect(await Promise.all(['T1', 'T2', 'T3'].map(price))).toEqual([10_000, 7_700, 10_000]);
});

test('tells how many carts and open quotes contain the goods (change-3)', async () => {
  const { shop, made } = await setShop({ products: goods(3) });
  const { userId } = await makeCustomer(shop);
  const line = (sku: string) => JSON.stringify([{ sku, amount: 1 }]);
  await shop.db.query('insert into customer_cart (user_id, lines) values ($1, $2::jsonb)', [userId, line('T1')]);
  for (const [i, status] of ['requested', 'ordered'].entries())
    await shop.db.query(
      `insert into quote (number, secret, status, locale, idempotency_key, request_hash, email, contact, items)
       values ($1, $1, $2, 'fi', $1, '', 'a@example.com', '{}', $3::jsonb)`,
      [`T${i}`, status, line('T2')],
    );
  expect((await made(plus(1))).counts).toMatchObject({ carts: 1, quotes: 1 });
  expect((await made(plus(1), { by: 'skus', skus: ['T3'] })).counts).toMatchObject({ carts: 0, quotes: 0 });
});

test('waits behind a running import and says so', async () => {
  const { shop, made, found, approved } = await setShop({ products: goods(2) });
  const set = await made(plus(10));
  const { withImportLock } = await import('#backend/catalog/import/import-lock.ts');
  await withImportLock(shop.db, 'nightly', async () => {
    expect(await approved(set.id)).toBe('queued');
  });
  expect(await found(set.id)).toMatchObject({ state: 'queued', waitsFor: 'import' });
  expect(await shop.changeSets.refuse(aino, set.id)).toMatchObject({ ok: true, value: { state: 'refused' } });
});

test('a consent to rows that were checked anew meanwhile is refused', async () => {
  const { shop, made } = await setShop({ products: goods(1) });
  const set = await made(plus(10), all);
  await shop.changeSets.check(aino, set.id);
  expect(await shop.changeSets.approve(aino, set.id, set.version)).toMatchObject({ ok: false, reason: 'changed' });
});
