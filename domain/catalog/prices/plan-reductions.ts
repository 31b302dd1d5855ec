import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { type PricePlan, priceAt, type Reduction, type RegularPrice, started } from './price-plan.ts';
import { inOrder, type PricePoint, pricePoints } from './price-points.ts';
import { referencePrice, windowStart } from './reference-price.ts';
import type { PriceProblem, WantedReduction } from './wanted-prices.ts';

const CAMPAIGN_DAYS = 60;

type Known = {
  before: PricePlan | null;
  regular: RegularPrice[];
  /** The prices in force up to `now`. */
  known: readonly PricePoint[];
  firstSoldOn: string;
  now: Date;
  timeZone: string;
};

/** The next reductions of a plan: past ones unchanged, the running one continued, new ones with their references. */
export function nextReductions({
  wanted,
  ...known
}: Known & { wanted: readonly WantedReduction[] }): { reductions: Reduction[] } | PriceProblem {
  const { before, now } = known;
  // a new sku may already be in the middle of a stepwise campaign
  const unfinished = before ? wanted.filter(({ until }) => !until || until > now) : wanted;
  const current = unfinished.findLast(({ from, until }) => from <= now && (!until || until > now));
  const { past, goesOn } = soFar(before, current, now);
  const reductions = past;
  for (const reduction of unfinished) {
    const from = before && reduction.from < now ? now : reduction.from;
    const problem = notBelow(reduction, known.regular, new Date(Math.max(+from, +now)));
    if (problem) return problem;
    if (goesOn && reduction === current) continue;
    const made = withReference({ ...reduction, from }, reductions, known);
    if ('field' in made) return made;
    reductions.push(made);
  }
  return { reductions };
}

/**
 * Reductions that have started. The running one continues while its price stays the same; only its end and rule may
 * change. Otherwise it ends now.
 */
function soFar(before: PricePlan | null, current: WantedReduction | undefined, now: Date) {
  const past = before?.reductions.filter(({ from }) => started(from, now)) ?? [];
  const running = past.findLast(({ until }) => until === null || new Date(until) > now);
  if (!running) return { past, goesOn: false };
  const ended = past.filter((reduction) => reduction !== running);
  if (current?.cents === running.cents) {
    const until = current.until?.toISOString() ?? null;
    return { past: [...ended, { ...running, until, ruleId: current.ruleId }], goesOn: true };
  }
  const cut = { ...running, until: now.toISOString() };
  return { past: cut.from === cut.until ? ended : [...ended, cut], goesOn: false };
}

const regularAt = (regular: RegularPrice[], at: Date) => priceAt({ regular, reductions: [] }, at).price;

const refused = (reduction: WantedReduction, field: string, reason: string): PriceProblem => ({
  row: reduction.row,
  field,
  reason,
});

function notBelow(reduction: WantedReduction, regular: RegularPrice[], at: Date): PriceProblem | null {
  const price = regularAt(regular, at);
  if (price === null)
    return refused(reduction, 'salePrice', 'is a reduction without any earlier price; give price too');
  return reduction.cents < price ? null : refused(reduction, 'salePrice', 'must be below price');
}

/** A step without a break within 60 days of the campaign's start keeps the campaign's first reference (price-3). */
function isNextStep(reduction: WantedReduction, previous: Reduction, plan: PricePlan, timeZone: string): boolean {
  if (previous.until !== reduction.from.toISOString()) return false;
  const justBefore = new Date(+reduction.from - 1);
  if (priceAt(plan, justBefore).price !== previous.cents || reduction.cents > previous.cents) return false;
  if (reduction.cents === previous.cents) return true;
  const lastDay = addDays(localDay(new Date(previous.campaignFrom), timeZone), CAMPAIGN_DAYS);
  return localDay(reduction.from, timeZone) <= lastDay;
}

function withReference(wanted: WantedReduction, earlier: readonly Reduction[], known: Known): Reduction | PriceProblem {
  const { cents, ruleId } = wanted;
  const from = wanted.from.toISOString();
  const until = wanted.until?.toISOString() ?? null;
  const plan = { regular: known.regular, reductions: [...earlier] };
  const previous = earlier.at(-1);
  if (previous && isNextStep(wanted, previous, plan, known.timeZone)) {
    const { reference, campaignFrom } = previous;
    return { cents, from, until, reference, campaignFrom, ruleId };
  }
  const reference = ownReference(wanted, plan, known);
  return typeof reference === 'number' ? { cents, from, until, reference, campaignFrom: from, ruleId } : reference;
}

/**
 * The lowest price of the 30 days before a start, from the history and the plan (price-3). Where the history begins later,
 * `lowest30` is required, except for a product sold for less than 30 days (its regular price counts).
 */
function ownReference(wanted: WantedReduction, plan: PricePlan, known: Known): number | PriceProblem {
  const { firstSoldOn, now, timeZone } = known;
  const { from, lowest30 } = wanted;
  const coming = from > now ? [{ cents: priceAt(plan, now).price, from: now }, ...pricePoints(plan, now, from)] : [];
  const points = inOrder([...known.known, ...coming]);
  const lowest = referencePrice(points, from, timeZone);
  const opens = windowStart(from, timeZone);
  const reachesBack = points.some((point) => point.from <= opens);
  const regular = regularAt(plan.regular, from) ?? 0;
  if (!reachesBack && lowest30 !== null) {
    if (lowest === null && lowest30 > regular)
      return refused(wanted, 'lowest30', 'must not be above price: no price of the last 30 days was that high');
    return Math.min(lowest30, lowest ?? lowest30);
  }
  if (firstSoldOn > localDay(opens, timeZone)) return lowest ?? regular;
  if (!reachesBack)
    return refused(
      wanted,
      'lowest30',
      `is missing: sold since ${firstSoldOn}, a reduction needs the lowest price of 30 days`,
    );
  return lowest ?? refused(wanted, 'salePrice', 'is a reduction without any earlier price');
}
