import { nextReductions } from './plan-reductions.ts';
import { type PricePlan, type RegularPrice, started } from './price-plan.ts';
import { inOrder, type PricePoint, pricePoints } from './price-points.ts';
import { asTold, type PriceProblem, readWanted, type WantedPrices, type WantedRegular } from './wanted-prices.ts';

export type PlanRequest = {
  /** The sku's plan so far; null for a new one. */
  before: PricePlan | null;
  /** All that is known of its past prices, recorded and declared. What took effect by `now` should be recorded first. */
  history: readonly PricePoint[];
  wanted: WantedPrices;
  /** Local day `YYYY-MM-DD`. */
  firstSoldOn: string;
  now: Date;
  timeZone: string;
};

export type PlannedPrices = { ok: true; plan: PricePlan } | { ok: false; problem: PriceProblem };

// steps of a campaign reach 60 days back; older parts of a plan are told by the history alone
const KEPT_MS = 62 * 86_400_000;

/**
 * The plan of a sku after an import has told its prices (decisions 7). What the import says replaces all that has not
 * taken effect: coming prices and reductions it does not name are dropped, a running reduction it does not name ends now.
 * What has taken effect is never changed: a reduction that runs keeps its start and its reference price, and the past
 * cannot be rewritten (a start before `now` of a known sku means now). Told the same again, the very plan `before`
 * returns. Refused with the row, the field and the reason: a reduction not below the regular price or without any
 * earlier price; one of a product sold for 30 days whose prices of that time are not known; wrong times.
 */
export function planPrices({ before, history, wanted, firstSoldOn, now, timeZone }: PlanRequest): PlannedPrices {
  const read = readWanted(wanted, now);
  const [problem] = read.problems;
  if (problem) return { ok: false, problem };
  const regular = nextRegular(before, read.regular, now);
  const known = [...history];
  const last = inOrder(history).at(-1);
  if (before && last) known.push(...pricePoints(before, last.from, now));
  const made = nextReductions({ before, regular, known, wanted: read.reductions, firstSoldOn, now, timeZone });
  if ('field' in made) return { ok: false, problem: asTold(wanted, made) };
  const plan = { regular, reductions: made.reductions };
  return { ok: true, plan: before && samePlan(plan, before) ? before : withoutOld(plan, now) };
}

function nextRegular(before: PricePlan | null, wanted: readonly WantedRegular[], now: Date): RegularPrice[] {
  const past = before?.regular.filter(({ from }) => started(from, now)) ?? [];
  const current = wanted.find(({ from }) => from <= now);
  const list = past.length > 0 ? [...past] : [{ cents: current?.cents ?? null, from: null }];
  if (current && list.at(-1)?.cents !== current.cents) {
    const from = now.toISOString();
    if (list.at(-1)?.from === from) list.pop();
    list.push({ cents: current.cents, from: list.length > 0 ? from : null });
  }
  for (const { cents, from } of wanted)
    if (from > now && cents !== list.at(-1)?.cents) list.push({ cents, from: from.toISOString() });
  return list;
}

function withoutOld(plan: PricePlan, now: Date): PricePlan {
  const oldest = new Date(+now - KEPT_MS);
  return {
    regular: plan.regular.filter((_, i) => {
      const next = plan.regular[i + 1];
      return !next || !started(next.from, oldest);
    }),
    reductions: plan.reductions.filter(({ until }) => until === null || !started(until, oldest)),
  };
}

/** Whether two plans say the same, whatever the order of their fields. */
export function samePlan(a: PricePlan, b: PricePlan): boolean {
  const text = ({ regular, reductions }: PricePlan) =>
    JSON.stringify([
      regular.map(({ cents, from }) => [cents, from]),
      reductions.map((r) => [r.cents, r.from, r.until, r.reference, r.campaignFrom, r.ruleId]),
    ]);
  return text(a) === text(b);
}
