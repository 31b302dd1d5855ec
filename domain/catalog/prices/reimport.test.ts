import { expect, it } from 'vitest';
import { planPrices } from './plan-prices.ts';
import { type PricePlan, plainPlan, priceAt } from './price-plan.ts';
import type { PricesRow } from './wanted-prices.ts';

const START = '2026-12-01T00:00:00+02:00';
const FIRST = '2026-11-21T10:00:00Z';
const NEXT = '2026-12-02T10:00:00Z';

function importRows(before: PricePlan, wanted: PricesRow[], now: string): PricePlan {
  const planned = planPrices({
    before,
    history: [{ cents: 20_000, from: new Date('2026-01-01T00:00:00Z') }],
    wanted,
    firstSoldOn: '2025-01-01',
    now: new Date(now),
    timeZone: 'Europe/Helsinki',
  });
  if (!planned.ok) throw new Error(`${planned.problem.field} ${planned.problem.reason}`);
  return planned.plan;
}

it.each<[string, PricesRow[]]>([
  ['a deeper step', [{ price: 20_000 }, { salePrice: 15_000 }, { salePrice: 12_000, from: START }]],
  [
    'a short deeper step',
    [{ salePrice: 15_000 }, { salePrice: 12_000, from: START, until: '2026-12-02T00:00:00+02:00' }],
  ],
  ['another regular price', [{ price: 20_000 }, { price: 18_000, from: START }]],
])('importing the same file again changes nothing once %s has started', (_, rows) => {
  const plan = importRows(plainPlan(20_000), rows, FIRST);
  expect(importRows(plan, rows, NEXT)).toBe(plan);
});

it('a row without a start after started rows takes effect now', () => {
  const first = importRows(plainPlan(20_000), [{ salePrice: 12_000, from: FIRST }], FIRST);
  const plan = importRows(first, [{ salePrice: 12_000, from: FIRST }, { salePrice: 11_000 }, { price: 19_000 }], NEXT);
  expect(priceAt(plan, new Date(NEXT))).toMatchObject({ price: 11_000, regular: 19_000 });
});
