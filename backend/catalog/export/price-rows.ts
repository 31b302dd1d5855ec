import type { PriceHistoryRow, PriceRow } from '#backend/catalog/import/format.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import type { PricePlan, Reduction } from '#domain/catalog/prices/price-plan.ts';
import type { ExportedPoint } from './queries.ts';

const euros = (cents: Cents | null) => (cents === null ? null : eurosFromCents(cents));
const isAhead = (time: string | null, now: Date) => time !== null && new Date(time) > now;

/** The regular price in force. */
const regularNow = ({ regular }: PricePlan, now: Date): Cents | null =>
  regular.findLast(({ from }) => !isAhead(from, now))?.cents ?? null;

/**
 * The current and scheduled prices of a plan as rows of a prices file. Each reduction has its reference, for a shop whose
 * history is shorter; past steps are included with a campaign that still runs (price-3).
 */
export function priceRows(sku: Sku, plan: PricePlan, now: Date): PriceRow[] {
  const coming = plan.regular.filter(({ from }) => isAhead(from, now));
  const isOver = ({ until }: Reduction) => until !== null && !isAhead(until, now);
  const campaigns = new Set(plan.reductions.filter((step) => !isOver(step)).map(({ campaignFrom }) => campaignFrom));
  const reductions = plan.reductions.filter(({ campaignFrom }) => campaigns.has(campaignFrom));
  return [
    { sku, price: euros(regularNow(plan, now)) },
    ...coming.map(({ cents, from }) => ({ sku, price: euros(cents), from: from ?? '' })),
    ...reductions.map(({ cents, from, until, reference, ruleId }, i) => ({
      sku,
      salePrice: eurosFromCents(cents),
      from,
      // each lasts to the next one's start, so that past steps still count as steps
      ...(until !== null && until !== reductions[i + 1]?.from && { until }),
      lowest30: eurosFromCents(reference),
      ...(ruleId !== null && { priceRuleId: ruleId }),
    })),
  ];
}

/** The price that fits a product row: one regular price without an end and no reduction. Null: it needs rows of prices. */
export function plainPrice(plan: PricePlan, now: Date): { cents: Cents | null } | null {
  const [only, ...more] = priceRows('', plan, now);
  return only && more.length === 0 ? { cents: regularNow(plan, now) } : null;
}

/** An ISO time in milliseconds, or in the database's microseconds when needed. */
const shortTime = (time: string) => time.replace(/000Z$/, 'Z');

/**
 * A point of the history without repetitions: only the first of equal prices, so that the record which a shop begins at an
 * import is not read as a change.
 */
export function historyRow(point: ExportedPoint, before: ExportedPoint | undefined): PriceHistoryRow | null {
  if (before?.sku === point.sku && before.cents === point.cents) return null;
  return { sku: point.sku, price: euros(point.cents), from: shortTime(point.from_at) };
}
