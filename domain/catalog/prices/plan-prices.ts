import { nextReductions } from './plan-reductions.ts';
import { type PricePlan, type RegularPrice, started } from './price-plan.ts';
import { inOrder, type PricePoint, pricePoints } from './price-points.ts';
import { nameProblem, type PriceProblem, readWanted, type WantedPrices, type WantedRegular } from './wanted-prices.ts';

export type PlanRequest = {
  /** The sku's current plan; null for a new sku. */
  before: PricePlan | null;
  /** All known past prices, recorded and declared. Record what took effect by `now` first. */
  history: readonly PricePoint[];
  wanted: WantedPrices;
  /** Local day `YYYY-MM-DD`. */
  firstSoldOn: string;
  now: Date;
  timeZone: string;
};

export type PlannedPrices = { ok: true; plan: PricePlan } | { ok: false; problem: PriceProblem };

// campaign steps reach 60 days back; older steps are in the history only
const KEPT_MS = 62 * 86_400_000;

/**
 * Merges imported prices into a sku's plan (price-3, price-5). The import replaces everything that has not taken effect:
 * scheduled prices it does not list are removed, and a running reduction it does not list ends now. The past never
 * changes: a running reduction keeps its start and reference price, and a start before `now` of a known sku means now.
 * Returns the same object `before` when nothing changes. Errors name row, field and reason: a reduction not below the
 * regular price or without any earlier price; a product sold for 30 days without known prices; wrong times.
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
  if ('field' in made) return { ok: false, problem: nameProblem(wanted, made) };
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

/** Whether two plans are equal, whatever the order of their fields. */
export function samePlan(a: PricePlan, b: PricePlan): boolean {
  const text = ({ regular, reductions }: PricePlan) =>
    JSON.stringify([
      regular.map(({ cents, from }) => [cents, from]),
      reductions.map((r) => [r.cents, r.from, r.until, r.reference, r.campaignFrom, r.ruleId]),
    ]);
  return text(a) === text(b);
}
