import { pricesOfRow } from '#backend/catalog/prices/row-prices.ts';
import type { RecordedPoint } from '#backend/catalog/prices/service.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { ImportRow, MarginChange, ShopperPrice } from '#domain/catalog/change-sets/change-set.ts';
import { rowsOfPlan } from '#domain/catalog/change-sets/plan-rows.ts';
import { previewPrices } from '#domain/catalog/change-sets/preview-prices.ts';
import { costOn, marginOf } from '#domain/catalog/prices/margin.ts';
import type { PricesRow } from '#domain/catalog/prices/wanted-prices.ts';
import { shop } from '#shop.config';
import type { Priced } from './goods.ts';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

export type PriceTimes = { now: Date; startsAt: Date; replaces: boolean };

const euros = (cents: number | null | undefined) =>
  cents === undefined ? undefined : cents === null ? null : eurosFromCents(cents);

/** Prices in cents as a row of a prices file. */
function importRow(sku: string, { price, salePrice, from, until, lowest30, ruleId }: PricesRow): ImportRow {
  const fields = {
    price: euros(price),
    salePrice: euros(salePrice),
    from,
    until,
    priceRuleId: ruleId,
    lowest30: euros(lowest30),
  };
  const named = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && (value !== null || field === 'price'),
  );
  return { sku, ...Object.fromEntries(named) };
}

/** Margins by the cost of the day on which the price counts; null where no cost is known. */
function marginChange({ costs, vatClass }: Priced, { before, after }: ShopperPrice, day: string): MarginChange | null {
  const cost = costOn(costs, day);
  if (cost === null) return null;
  const of = (price: Cents | null) => (price === null ? null : marginOf(price, cost, vatClass, day));
  return { before: of(before), after: of(after) };
}

/**
 * Checks the new prices of one sku with the rules of an import, and tells what shoppers will see (change-3). `rows` of the answer
 * belong in a prices file; the inverse restores the plan as it is now.
 */
export function checkPrice(
  row: SetRow,
  stored: Priced | undefined,
  history: readonly RecordedPoint[],
  times: PriceTimes,
): Checked {
  if (!stored) return invalidRow(row, 'no-such-sku');
  const { plan, name, stamp, sku } = stored;
  const wanted = row.input.map((given) => pricesOfRow(given));
  const made = previewPrices({ ...stored, history }, wanted, { ...times, timeZone: shop.timeZone });
  const known = { ...row, name, seen: stamp, stamp, wrote: null };
  if (!made.ok) return invalidRow(known, `${made.problem.field} ${made.problem.reason}`);
  const inverse = rowsOfPlan(plan, times.now).map((before) => importRow(sku, before));
  if (made.isSame) return { ...known, changes: [], shopper: null, notices: [], inverse, rows: [] };
  const { shopper, changes, notices } = made;
  const margin = marginChange(stored, shopper, localDay(made.at, shop.timeZone));
  return {
    ...known,
    shopper,
    margin,
    inverse,
    changes,
    notices,
    ...(made.isReduced && { problem: 'reduced' as const, resolution: row.resolution ?? 'skip' }),
    rows: made.rows.map((price) => importRow(sku, price)),
  };
}
