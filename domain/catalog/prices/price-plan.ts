import type { Cents } from '#domain/base/money.ts';
import type { StoredPrice } from './price-block.ts';

/** A regular price from a moment on (ISO time). `from` null: from the beginning. `cents` null: not for sale. */
export type RegularPrice = { cents: Cents | null; from: string | null };

/**
 * A reduction from `from` up to, not including, `until` (null: until further notice). `reference` is the lowest price of
 * the 30 days before it, fixed when it starts; steps of one campaign share `campaignFrom` and the first reference (price-3).
 */
export type Reduction = {
  cents: Cents;
  from: string;
  until: string | null;
  reference: Cents;
  campaignFrom: string;
  ruleId: string | null;
};

/** Past steps that still matter, current and coming prices of one sku. Both lists ascend by `from`. */
export type PricePlan = { regular: RegularPrice[]; reductions: Reduction[] };

const NO_PRICE: StoredPrice = { price: null, regular: null, lowest30: null, saleEndsAt: null, ruleId: null };

/** Whether a time has come; null always has. */
export const started = (from: string | null, now: Date) => from === null || new Date(from) <= now;

/** A plan of one price without an end. */
export const plainPlan = (cents: Cents | null): PricePlan => ({ regular: [{ cents, from: null }], reductions: [] });

/** A missing price, with the moment its first price is published. */
function withoutPrice({ regular }: PricePlan, now: Date): StoredPrice {
  const next = regular.find(({ cents, from }) => cents !== null && !started(from, now));
  return next?.from ? { ...NO_PRICE, pricedFrom: new Date(next.from) } : NO_PRICE;
}

/**
 * The price in force at a moment. A reduction applies while it lasts and is below the regular price. A product that is
 * not for sale has no price, even with a reduction.
 */
export function priceAt(plan: PricePlan, now: Date): StoredPrice {
  const regular = plan.regular.findLast(({ from }) => started(from, now))?.cents ?? null;
  if (regular === null) return withoutPrice(plan, now);
  const reduction = plan.reductions.findLast(
    ({ from, until }) => started(from, now) && (until === null || new Date(until) > now),
  );
  if (!reduction || reduction.cents >= regular) return { ...NO_PRICE, price: regular };
  return {
    price: reduction.cents,
    regular,
    lowest30: reduction.reference,
    saleEndsAt: reduction.until === null ? null : new Date(reduction.until),
    ruleId: reduction.ruleId,
  };
}

/** The next moment after `after` at which the price may change; null when none is scheduled. */
export function nextBoundary(plan: PricePlan, after: Date): Date | null {
  const times = [
    ...plan.regular.map(({ from }) => from),
    ...plan.reductions.flatMap(({ from, until }) => [from, until]),
  ];
  const coming = times.flatMap((time) => (time === null ? [] : Date.parse(time))).filter((time) => time > +after);
  return coming.length === 0 ? null : new Date(Math.min(...coming));
}
