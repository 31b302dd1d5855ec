import { expect, test } from 'vitest';
import { aino, all, goods, setShop } from '#backend/catalog/change-sets/test-sets.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { staffMember } from '#test/actors.ts';

async function costShop(costs: Record<string, number>) {
  const made = await setShop({ products: goods(3) });
  const { changeSets } = made.shop;
  const rows = Object.entries(costs).map(([sku, cost]) => ({
    part: 'costs' as const,
    row: { sku, cost } as ImportRow,
  }));
  const set = await changeSets.make(aino, { title: 'Kulut', source: 'cells', rows });
  if (!set.ok) throw new Error(set.reason);
  const stored = async () =>
    (await made.shop.db.query('select sku, cents, from_day::text as day from cost_price order by sku, from_day')).rows;
  return { ...made, set: set.value.id, costsStored: stored };
}

test('costs of a change set count at once, and are taken back as a set of their own (price-13)', async () => {
  const { shop, set, approved, rowsOf, costsStored } = await costShop({ T1: 60, T2: 75.5, X9: 1 });
  expect((await rowsOf(set)).map(({ key, problem, changes }) => [key, problem, changes])).toEqual([
    ['T1', null, [{ field: 'cost', before: null, after: 6000 }]],
    ['T2', null, [{ field: 'cost', before: null, after: 7550 }]],
    ['X9', 'invalid', []],
  ]);
  await shop.changeSets.resolve(aino, set, 'problems', 'skip');
  expect(await approved(set)).toBe('applied');
  const after = [
    { sku: 'T1', cents: 6000, day: '2026-11-21' },
    { sku: 'T2', cents: 7550, day: '2026-11-21' },
  ];
  expect(await costsStored()).toEqual(after);
  // another cost since then stays
  expect(
    await shop.costs.set(aino, { sku: 'T2', from: '2026-11-21', cents: 8000 }, [{ from: '2026-11-21', cents: 7550 }]),
  ).toMatchObject({ ok: true });
  const undone = await shop.changeSets.undo(aino, set);
  if (!undone.ok) throw new Error(undone.reason);
  expect((await rowsOf(undone.value.id)).map(({ key, problem }) => [key, problem])).toEqual([
    ['T1', null],
    ['T2', 'changed_since'],
  ]);
  await approved(undone.value.id);
  expect(await costsStored()).toEqual([{ sku: 'T2', cents: 8000, day: '2026-11-21' }]);
});

test('a cost that a colleague changed since it was seen is not overwritten', async () => {
  const { shop } = await costShop({ T1: 60 });
  const cost = { sku: 'T3', from: '2026-12-01', cents: 100 };
  expect(await shop.costs.set(aino, cost, [])).toMatchObject({ ok: true });
  expect(await shop.costs.set(aino, { ...cost, cents: 200 }, [])).toMatchObject({
    ok: false,
    reason: 'changed',
    details: [{ from: '2026-12-01', cents: 100 }],
  });
  expect(await shop.costs.set(aino, { ...cost, sku: 'X9' }, [])).toMatchObject({ reason: 'unknown' });
});

test('the preview says what a price earns, and names one below the cost (change-3, price-13)', async () => {
  const { set, approved, made, rowsOf, shop } = await costShop({ T1: 60, T2: 75.5 });
  await approved(set);
  const lower = await made({ kind: 'price', change: { by: 'percent', percent: -10 }, rounding: null });
  expect(lower.counts).toMatchObject({ changed: 3, underCost: 1 });
  const margins = (await rowsOf(lower.id)).map(({ margin }) => margin?.after?.cents ?? null);
  // 90 € are 71.71 € without VAT
  expect(margins).toEqual([1171, -379, null]);
  expect((await shop.changeSets.rows(aino, lower.id, 'underCost')).rows.map(({ key }) => key)).toEqual(['T2']);
});

test('a rule by margin raises what earns too little, and names goods without a cost (price-13)', async () => {
  const { set, approved, made, rowsOf } = await costShop({ T1: 40, T2: 75.5 });
  await approved(set);
  const rule = { kind: 'margin', percent: 30, rounding: { step: 100, ending: 90, direction: 'nearest' } } as const;
  const raised = await made(rule);
  expect((await rowsOf(raised.id)).map(({ key, shopper, reason }) => [key, shopper?.after ?? null, reason])).toEqual([
    ['T1', null, null],
    // 75.50 / 0.7 × 1.255 = 135.36 €, up to the next 90 cents
    ['T2', 13_590, null],
    ['T3', null, 'no-cost'],
  ]);
});

test.each(['sales', 'store', 'content'] as const)('%s sees no cost and makes no rule of one', async (role) => {
  const { shop, set, approved, made } = await costShop({ T1: 60, T2: 99 });
  const actor = await staffMember(shop.db.kysely, role);
  const refusal = { permission: 'prices.read-costs' };
  await expect(shop.costs.of(actor, ['T1'])).rejects.toMatchObject(refusal);
  await expect(shop.costs.set(actor, { sku: 'T1', from: '2026-11-21', cents: 1 }, [])).rejects.toMatchObject(refusal);
  await expect(shop.changeSets.one(actor, set)).rejects.toMatchObject(refusal);
  await expect(shop.changeSets.rows(actor, set)).rejects.toMatchObject(refusal);
  await approved(set);
  const lower = await made({ kind: 'price', change: { by: 'percent', percent: -10 }, rounding: null });
  expect(lower.counts.underCost).toBe(1);
  expect((await shop.changeSets.one(actor, lower.id))?.counts.underCost).toBe(0);
  expect((await shop.changeSets.rows(actor, lower.id)).rows.every(({ margin }) => margin === null)).toBe(true);
  expect((await shop.changeSets.list(actor)).sets.map(({ id }) => id)).toEqual([lower.id]);
  const rule = { kind: 'margin', percent: 30, rounding: null } as const;
  const making = shop.changeSets.make(actor, { title: 'x', source: 'rule', rule, selection: all });
  await expect(making).rejects.toMatchObject({ permission: role === 'content' ? 'prices.edit' : 'prices.read-costs' });
});
