import { centsFromEuros } from '#domain/base/money.ts';
import { type PricePlan, plainPlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { PriceRow, ProductRow } from '../format.ts';
import { priceProblems } from '../rows/check-price.ts';
import type { ImportRun } from '../run.ts';
import type { StoredSku } from './stored.ts';

/** What a product row says of a price, or the rows of prices about a sku. */
export type Wanted = { row: ProductRow } | { rows: PriceRow[] };
export type Wrong = { field: string; reason: string };

const cents = (euros: number | null | undefined) =>
  euros === undefined || euros === null ? null : centsFromEuros(euros);
const iso = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString());
const SINCE = '2020-01-01T00:00:00.000Z';

/** The price plan of a sku after the import. Prices that are the same give the same plan again. */
export function planPrice(
  run: ImportRun,
  stored: StoredSku,
  wanted: Wanted,
  firstSoldOn: string,
): { plan: PricePlan } | { wrong: Wrong[] } {
  if ('rows' in wanted) return { plan: planOfRows(run, stored, wanted.rows) };
  const wrong = priceProblems(wanted.row, firstSoldOn, run.today);
  return wrong.length > 0 ? { wrong } : { plan: planOfRow(wanted.row) };
}

function planOfRow(row: ProductRow): PricePlan {
  const plan = plainPlan(cents(row.price));
  if (row.salePrice === undefined) return plan;
  const from = iso(row.saleStartsAt) ?? SINCE;
  const reduction = {
    cents: centsFromEuros(row.salePrice),
    from,
    until: iso(row.saleEndsAt),
    reference: cents(row.lowest30 ?? row.price) ?? 0,
    campaignFrom: from,
    ruleId: row.priceRuleId ?? null,
  };
  return { ...plan, reductions: [reduction] };
}

function planOfRows(run: ImportRun, { prices }: StoredSku, rows: readonly PriceRow[]): PricePlan {
  const before = prices ? priceAt({ ...prices, reductions: [] }, run.at).price : null;
  const given = rows.flatMap(({ price, from }) =>
    price === undefined ? [] : { cents: cents(price), from: iso(from) },
  );
  const regular = given.some(({ from }) => from === null) ? given : [{ cents: before, from: null }, ...given];
  const reductions = rows.flatMap(({ salePrice, from, until, lowest30, priceRuleId }) => {
    if (salePrice === undefined) return [];
    const start = iso(from) ?? SINCE;
    return {
      cents: centsFromEuros(salePrice),
      from: start,
      until: iso(until),
      reference: cents(lowest30) ?? before ?? 0,
      campaignFrom: start,
      ruleId: priceRuleId ?? null,
    };
  });
  const byStart = <T extends { from: string | null }>(list: T[]) =>
    list.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  return { regular: byStart(regular), reductions: byStart(reductions) };
}

/** What the history gains: the price in force now, when it is not the one recorded last. */
export function newPoint(run: ImportRun, stored: StoredSku, plan: PricePlan): { cents: number | null } | null {
  const { price } = priceAt(plan, run.at);
  const last = stored.history.findLast(({ from }) => new Date(from) <= run.at);
  return last && last.cents === price ? null : { cents: price };
}
