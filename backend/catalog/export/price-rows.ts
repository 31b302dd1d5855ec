import type { PriceHistoryRow, PriceRow } from '#backend/catalog/import/format.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import type { PricePlan, Reduction } from '#domain/catalog/prices/price-plan.ts';
import type { ExportedPoint } from './queries.ts';

const euros = (cents: Cents | null) => (cents === null ? null : eurosFromCents(cents));
const isAhead = (time: string | null, now: Date) => time !== null && new Date(time) > now;

/** The regular price in force. */
const regularNow = ({ regular }: PricePlan, now: Date): Cents | null =>
  regular.findLast(({ from }) => !isAhead(from, now))?.cents ?? null;

/**
 * What a plan says from now on, as rows of a prices file. Each reduction brings its reference, for a shop whose history
 * does not reach back; steps that are over come along with the campaign they belong to.
 */
export function priceRows(sku: string, plan: PricePlan, now: Date): PriceRow[] {
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
      // each lasts to the next one's start; told so, steps that are over still count as steps
      ...(until !== null && until !== reductions[i + 1]?.from && { until }),
      lowest30: eurosFromCents(reference),
      ...(ruleId !== null && { priceRuleId: ruleId }),
    })),
  ];
}

/** The price a product row can say: one regular price without an end and no reduction. Null: the rows above say more. */
export function plainPrice(plan: PricePlan, now: Date): { cents: Cents | null } | null {
  const [only, ...more] = priceRows('', plan, now);
  return only && more.length === 0 ? { cents: regularNow(plan, now) } : null;
}

/** The microseconds of the database in the three digits of an ISO time, unless they are needed. */
const shortTime = (time: string) => time.replace(/000Z$/, 'Z');

/**
 * A price that the history repeats tells nothing new: only its first moment is told, so that the record which a shop
 * begins at an import is not taken for a change.
 */
export function historyRow(point: ExportedPoint, before: ExportedPoint | undefined): PriceHistoryRow | null {
  if (before?.sku === point.sku && before.cents === point.cents) return null;
  return { sku: point.sku, price: euros(point.cents), from: shortTime(point.from_at) };
}
