import { describe, expect, it } from 'vitest';
import { centsFromEuros } from '#domain/base/money.ts';
import { planPrices } from './plan-prices.ts';
import type { PricePlan } from './price-plan.ts';
import { type PricePoint, pointsToRecord } from './price-points.ts';
import { type ReferenceExample, referenceExamples } from './reference-examples.ts';
import type { PricesRow } from './wanted-prices.ts';

const at = (time: string) => new Date(time);
const cents = (euros: number | null) => (euros === null ? null : centsFromEuros(euros));

/** One sku of a shop that records its prices. */
function sku(example: ReferenceExample) {
  const state: { plan: PricePlan | null; history: PricePoint[] } = { plan: null, history: [] };
  const { sold: firstSoldOn, timeZone = 'Europe/Helsinki' } = example;
  const record = (now: Date) =>
    state.plan && state.history.push(...pointsToRecord(state.plan, state.history.at(-1) ?? null, now));
  const importRows = (wanted: PricesRow[], now: Date) => {
    record(now);
    const planned = planPrices({ before: state.plan, history: state.history, wanted, firstSoldOn, now, timeZone });
    if (!planned.ok) return planned.problem;
    state.plan = planned.plan;
    record(now);
    return null;
  };
  return { state, importRows };
}

const saleRow = (example: ReferenceExample, [from, euros, until]: ReferenceExample['sales'][number]): PricesRow => ({
  salePrice: centsFromEuros(euros),
  from,
  until,
  lowest30: cents(example.lowest30 ?? null),
});

/** The references when every change is imported as it happens and ends by leaving the reduction out. */
function lived(example: ReferenceExample) {
  const { state, importRows } = sku(example);
  const times = [...example.prices.map(([time]) => time), ...example.sales.flatMap(([from, , until]) => [from, until])];
  const moments = [...new Set(times.flatMap((time) => (time ? [+at(time)] : [])))].toSorted((a, b) => a - b);
  const references = new Map<string, number | 'refused'>();
  for (const moment of moments) {
    const regular = example.prices.findLast(([time]) => +at(time) <= moment)?.[1] ?? null;
    const sale = example.sales.find(([from, , until]) => +at(from) <= moment && (!until || +at(until) > moment));
    const rows: PricesRow[] = [{ price: cents(regular) }];
    if (sale) rows.push({ ...saleRow(example, sale), from: null, until: null });
    const problem = importRows(rows, new Date(moment));
    const reference = problem ? 'refused' : (state.plan?.reductions.at(-1)?.reference ?? 0) / 100;
    if (sale && !references.has(sale[0])) references.set(sale[0], reference);
  }
  return { references: [...references.values()], history: state.history };
}

/** The references when everything is imported together with the first price. */
function scheduled(example: ReferenceExample) {
  const { state, importRows } = sku(example);
  const prices = example.prices.map(([from, euros]) => ({ price: cents(euros), from }));
  const problem = importRows(
    [...prices, ...example.sales.map((sale) => saleRow(example, sale))],
    at(prices[0]?.from ?? ''),
  );
  if (problem) return ['refused'];
  return state.plan?.reductions.map(({ reference }) => reference / 100);
}

/** The last reference when the sku is new and its past comes from price-history rows. */
function declared(example: ReferenceExample) {
  const { state, importRows } = sku(example);
  const [sale] = example.sales.slice(-1);
  if (!sale) throw new Error('no sale');
  const now = at(sale[0]);
  state.history = lived(example).history.filter(({ from }) => from < now);
  const regular = example.prices.findLast(([time]) => at(time) <= now)?.[1] ?? null;
  const problem = importRows([{ price: cents(regular) }, saleRow(example, sale)], now);
  return problem ? 'refused' : (state.plan?.reductions.at(-1)?.reference ?? 0) / 100;
}

it('has every example of docs/prices.md', () => {
  expect(referenceExamples.length).toBeGreaterThanOrEqual(25);
  expect(new Set(referenceExamples.map(({ title }) => title)).size).toBe(referenceExamples.length);
});

describe.each(referenceExamples)('$title (price-3)', (example) => {
  const expected = example.sales.map(([, , , reference]) => reference);

  it('imported as it happens', () => {
    expect(lived(example).references).toEqual(expected);
  });

  it('imported ahead', () => {
    expect(scheduled(example)).toEqual(expected);
  });

  it.runIf(example.sales.length === 1)('imported with a price history', () => {
    expect(declared(example)).toBe(expected[0]);
  });
});
