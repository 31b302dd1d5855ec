import { expect, test } from 'vitest';
import { planPrices } from '#domain/catalog/prices/plan-prices.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { PricesRow } from '#domain/catalog/prices/wanted-prices.ts';
import { pricesFrom, rowsOfPlan } from './plan-rows.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const startsAt = new Date('2026-11-23T10:10:00.000Z');
const history = [{ cents: 20_000, from: new Date('2026-01-01T00:00:00Z') }];

const planned = (before: PricePlan, wanted: readonly PricesRow[], at: Date, past = history) => {
  const made = planPrices({
    before,
    wanted,
    now: at,
    history: past,
    firstSoldOn: '2026-01-01',
    timeZone: 'Europe/Helsinki',
  });
  if (!made.ok) throw new Error(made.problem.reason);
  return made.plan;
};

const plain: PricePlan = { regular: [{ cents: 20_000, from: null }], reductions: [] };
const reduced: PricePlan = {
  regular: [
    { cents: 20_000, from: null },
    { cents: 21_000, from: '2027-01-01T00:00:00.000Z' },
  ],
  reductions: [
    {
      cents: 15_000,
      from: '2026-11-20T00:00:00.000Z',
      until: '2026-11-30T00:00:00.000Z',
      reference: 20_000,
      campaignFrom: '2026-11-20T00:00:00.000Z',
      ruleId: 'musta',
    },
  ],
};

test('a price of a set starts later and leaves planned and running prices as they are (change-6)', () => {
  const after = planned(
    reduced,
    pricesFrom(reduced, [{ price: 19_000 }], { now, startsAt, replaces: false }),
    now,
    history,
  );
  expect(priceAt(after, now)).toEqual(priceAt(reduced, now));
  expect(priceAt(after, startsAt)).toMatchObject({ price: 15_000, regular: 19_000, lowest30: 20_000, ruleId: 'musta' });
  expect(priceAt(after, new Date('2026-12-01T00:00:00Z')).price).toBe(19_000);
  expect(priceAt(after, new Date('2027-01-02T00:00:00Z')).price).toBe(21_000);
});

test.each([
  ['a plain price', plain],
  ['a running reduction and a planned price', reduced],
])('recalled before the start, %s is again what it was', (_, before) => {
  const changed = planned(before, pricesFrom(before, [{ price: 2_000 }], { now, startsAt, replaces: false }), now);
  expect(changed).not.toEqual(before);
  const at = new Date('2026-11-23T10:05:00.000Z');
  const inverse = rowsOfPlan(before, now);
  expect(planned(changed, pricesFrom(changed, inverse, { now: at, startsAt: at, replaces: true }), at)).toEqual(before);
});

test('undone after the start, the old prices are in force again', () => {
  const changed = planned(plain, pricesFrom(plain, [{ price: 2_000 }], { now, startsAt, replaces: false }), now);
  const at = new Date('2026-11-23T11:00:00.000Z');
  const past = [...history, { cents: 2_000, from: startsAt }];
  const rows = pricesFrom(changed, rowsOfPlan(plain, now), { now: at, startsAt: at, replaces: true });
  const undone = planned(changed, rows, at, past);
  expect(priceAt(undone, at).price).toBe(20_000);
  expect(rowsOfPlan(undone, at)).toEqual(rowsOfPlan(plain, now));
});
