import { pricesOfRow } from '#backend/catalog/prices/row-prices.ts';
import type { RecordedPoint } from '#backend/catalog/prices/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import type { ChangeNotice, FieldChange, ImportRow, ShopperPrice } from '#domain/catalog/change-sets/change-set.ts';
import { pricesFrom, rowsOfPlan } from '#domain/catalog/change-sets/plan-rows.ts';
import { dropOf, isLargeDrop } from '#domain/catalog/change-sets/wide-change.ts';
import { planPrices, samePlan } from '#domain/catalog/prices/plan-prices.ts';
import { type PricePlan, priceAt, started } from '#domain/catalog/prices/price-plan.ts';
import { pointsToRecord, pricePoints } from '#domain/catalog/prices/price-points.ts';
import { referencePrice } from '#domain/catalog/prices/reference-price.ts';
import type { PricesRow } from '#domain/catalog/prices/wanted-prices.ts';
import { shop } from '#shop.config';
import type { Priced } from './goods.ts';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

const DAY_MS = 86_400_000;

export type PriceTimes = { now: Date; startsAt: Date; replaces: boolean };

const euros = (cents: number | null | undefined) =>
  cents === undefined ? undefined : cents === null ? null : eurosFromCents(cents);

/** Prices in cents as a row of a prices file. */
function importRow(sku: string, { price, salePrice, from, until, lowest30, ruleId }: PricesRow): ImportRow {
  const fields = {
    price: euros(price),
    salePrice: euros(salePrice),
    ...{ from, until, priceRuleId: ruleId },
    lowest30: euros(lowest30),
  };
  const named = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && (value !== null || field === 'price'),
  );
  return { sku, ...Object.fromEntries(named) };
}

/** Whether goods are reduced already at a time in which a new reduction would count. */
const isReducedThen = ({ reductions }: PricePlan, from: Date, until: string | null) =>
  reductions.some(
    (other) =>
      (other.until === null || new Date(other.until) > from) &&
      (until === null || new Date(other.from) < new Date(until)),
  );

function noticesOf(before: PricePlan, after: PricePlan, shopper: ShopperPrice, at: Date): ChangeNotice[] {
  const then = priceAt(after, at);
  const fromRegular = discountPercent(then.regular, then.price);
  const notices: [ChangeNotice, boolean][] = [
    ['drop', isLargeDrop(dropOf(shopper.before, shopper.after))],
    ['percent', fromRegular !== null && fromRegular !== shopper.percent],
    [
      'reduced',
      then.regular !== null && priceAt(before, at).regular !== then.regular && shopper.before === shopper.after,
    ],
    ['planned', after.regular.some(({ from }) => !started(from, at))],
  ];
  return notices.flatMap(([notice, is]) => (is ? [notice] : []));
}

function shopperPrice(
  before: PricePlan,
  after: PricePlan,
  past: readonly RecordedPoint[],
  times: PriceTimes & { at: Date },
): ShopperPrice {
  const { now, at } = times;
  const then = priceAt(after, at);
  const dayAfter = new Date(+at + DAY_MS);
  const reference = (plan: PricePlan, moment: Date) =>
    referencePrice([...past, ...pricePoints(plan, now, moment)], moment, shop.timeZone);
  return {
    before: priceAt(before, at).price,
    after: then.price,
    percent: discountPercent(then.lowest30, then.price),
    lowest30: then.lowest30,
    reference: reference(before, at),
    referenceAfter: reference(after, dayAfter),
    until: then.saleEndsAt?.toISOString() ?? null,
  };
}

/** The changed fields, as prices of the moment at which the set counts. */
function changesOf(before: PricePlan, after: PricePlan, at: Date): FieldChange[] {
  const [old, next] = [priceAt(before, at), priceAt(after, at)];
  const regular = { field: 'price', before: old.regular ?? old.price, after: next.regular ?? next.price };
  const reduced = {
    field: 'salePrice',
    before: old.regular === null ? null : old.price,
    after: next.regular === null ? null : next.price,
  };
  const changes = [regular, reduced].filter((change) => change.before !== change.after);
  // prices of another time only, such as the end of a reduction
  return changes.length > 0 ? changes : [{ field: 'planned', before: null, after: null }];
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
  const { now, startsAt, replaces } = times;
  const { plan, name, stamp, sku } = stored;
  const wanted = row.input.map((given) => pricesOfRow(given));
  const past = [...history, ...pointsToRecord(plan, stored.last, now).map((point) => ({ ...point, declared: false }))];
  const start = wanted.flatMap(({ from }) => (from ? [new Date(from)] : [])).find((from) => from > startsAt);
  const at = replaces ? startsAt : (start ?? startsAt);
  const reduction = wanted.find(({ salePrice }) => salePrice !== undefined);
  const isReduced = !replaces && reduction !== undefined && isReducedThen(plan, at, reduction.until ?? null);
  const rows = pricesFrom(plan, wanted, times);
  const made = planPrices({
    ...{ before: plan, history: past, wanted: rows, now },
    ...{ firstSoldOn: stored.firstSoldOn, timeZone: shop.timeZone },
  });
  const known = { ...row, name, seen: stamp, stamp, wrote: null };
  if (!made.ok) return invalidRow(known, `${made.problem.field} ${made.problem.reason}`);
  const inverse = rowsOfPlan(plan, now).map((before) => importRow(sku, before));
  if (samePlan(plan, made.plan)) return { ...known, changes: [], shopper: null, notices: [], inverse, rows: [] };
  const shopper = shopperPrice(plan, made.plan, past, { ...times, at });
  return {
    ...known,
    ...{ shopper, inverse },
    changes: changesOf(plan, made.plan, at),
    notices: noticesOf(plan, made.plan, shopper, at),
    ...(isReduced && { problem: 'reduced' as const, resolution: row.resolution ?? 'skip' }),
    rows: rows.map((price) => importRow(sku, price)),
  };
}
