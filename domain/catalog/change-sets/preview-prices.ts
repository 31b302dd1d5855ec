import { discountPercent } from '#domain/base/percent.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { planPrices, samePlan } from '#domain/catalog/prices/plan-prices.ts';
import { type PricePlan, priceAt, started } from '#domain/catalog/prices/price-plan.ts';
import { type PricePoint, pointsToRecord, pricePoints } from '#domain/catalog/prices/price-points.ts';
import { referencePrice } from '#domain/catalog/prices/reference-price.ts';
import type { PriceProblem, PricesRow } from '#domain/catalog/prices/wanted-prices.ts';
import type { ChangeNotice, FieldChange, ShopperPrice } from './change-set.ts';
import { pricesFrom } from './plan-rows.ts';
import { dropOf, isLargeDrop } from './wide-change.ts';

/** What is known of a sku's prices: its plan, the recorded history, and the newest point that the shop recorded itself. */
export type KnownPrices = {
  plan: PricePlan;
  history: readonly PricePoint[];
  last: PricePoint | null;
  firstSoldOn: string;
};

/** `startsAt`: when the change counts. `replaces`: the rows are all prices from then on, else they are added to the plan. */
export type PreviewTimes = { now: Date; startsAt: Date; replaces: boolean; timeZone: string };

export type PricesPreview = {
  /** The plan that follows, and the rows of a prices file that make it. */
  plan: PricePlan;
  rows: PricesRow[];
  /** The moment that the preview shows: the start of the change. */
  at: Date;
  shopper: ShopperPrice;
  notices: ChangeNotice[];
  changes: FieldChange[];
  /** The goods are reduced already at a time in which the new reduction would count. */
  isReduced: boolean;
  isSame: boolean;
};

/** Whether another reduction counts at a time in which the wanted one would. One of the same start is the same reduction. */
const isReducedThen = ({ reductions }: PricePlan, { from, until }: PricesRow, at: Date) =>
  reductions.some(
    (other) =>
      (!from || +new Date(other.from) !== +new Date(from)) &&
      (other.until === null || new Date(other.until) > at) &&
      (!until || new Date(other.from) < new Date(until)),
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

type Between = { now: Date; at: Date; timeZone: string };

function shopperPrice(
  before: PricePlan,
  after: PricePlan,
  past: readonly PricePoint[],
  { now, at, timeZone }: Between,
): ShopperPrice {
  const then = priceAt(after, at);
  const dayAfter = new Date(+at + DAY_MS);
  const reference = (plan: PricePlan, moment: Date) =>
    referencePrice([...past, ...pricePoints(plan, now, moment)], moment, timeZone);
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

/** The changed fields, as prices of the moment at which the change counts. */
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
 * What wanted prices make of a sku's plan, and what shoppers will see (change-3), by the rules of an import; browser and server use
 * it. `problem` names the row, field and reason of what an import would refuse.
 */
export function previewPrices(
  known: KnownPrices,
  wanted: readonly PricesRow[],
  { now, startsAt, replaces, timeZone }: PreviewTimes,
): ({ ok: true } & PricesPreview) | { ok: false; problem: PriceProblem } {
  const { plan, last, firstSoldOn } = known;
  const past = [...known.history, ...pointsToRecord(plan, last, now)];
  const start = wanted.flatMap(({ from }) => (from ? [new Date(from)] : [])).find((from) => from > startsAt);
  const at = replaces ? startsAt : (start ?? startsAt);
  const reduction = wanted.find(({ salePrice }) => salePrice !== undefined);
  const rows = pricesFrom(plan, wanted, { now, startsAt, replaces });
  const made = planPrices({ before: plan, history: past, wanted: rows, now, firstSoldOn, timeZone });
  if (!made.ok) return made;
  const shopper = shopperPrice(plan, made.plan, past, { now, at, timeZone });
  return {
    ok: true,
    plan: made.plan,
    rows,
    at,
    shopper,
    notices: noticesOf(plan, made.plan, shopper, at),
    changes: changesOf(plan, made.plan, at),
    isReduced: !replaces && reduction !== undefined && isReducedThen(plan, reduction, at),
    isSame: samePlan(plan, made.plan),
  };
}
