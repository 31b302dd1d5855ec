import { type PricePlan, type Reduction, started } from '#domain/catalog/prices/price-plan.ts';
import type { PricesRow } from '#domain/catalog/prices/wanted-prices.ts';

const isLive = ({ until }: Reduction, now: Date) => until === null || !started(until, now);
const isReduction = ({ salePrice }: PricesRow) => salePrice !== undefined;

const reductionRow = ({ cents, from, until, reference, ruleId }: Reduction): PricesRow => ({
  salePrice: cents,
  from,
  until,
  ruleId,
  lowest30: reference,
});

/** The prices in force and to come as rows that restore them; the regular price in force has no start. */
export function rowsOfPlan({ regular, reductions }: PricePlan, now: Date): PricesRow[] {
  const current = regular.findLast(({ from }) => started(from, now));
  const coming = regular.filter(({ from }) => !started(from, now));
  return [
    { price: current?.cents ?? null },
    ...coming.map(({ cents, from }) => ({ price: cents, from })),
    ...reductions.filter((reduction) => isLive(reduction, now)).map(reductionRow),
  ];
}

type Times = {
  now: Date;
  startsAt: Date;
  /** From the start on only the rows count; else they are added to what is planned. */
  replaces: boolean;
};

const earlier = (a: string | null, b: string) => (a === null || new Date(a) > new Date(b) ? b : a);

/**
 * Rows of a prices file that change a plan from `startsAt` on and leave everything before it alone: a running reduction goes
 * on to its end, or to the start when the rows replace it. A row without a start, or with an earlier one, starts then. A
 * reduction of the rows that is running already goes on.
 */
export function pricesFrom(
  plan: PricePlan,
  wanted: readonly PricesRow[],
  { now, startsAt, replaces }: Times,
): PricesRow[] {
  const start = startsAt.toISOString();
  const isKept = (from: string | null) => !replaces || started(from, new Date(+startsAt - 1));
  const live = plan.reductions.filter((reduction) => isLive(reduction, now) && isKept(reduction.from));
  const goesOn = (reduction: Reduction) =>
    wanted.find((row) => isReduction(row) && row.from && +new Date(row.from) === +new Date(reduction.from));
  const kept = live.map((reduction): PricesRow => {
    const again = goesOn(reduction);
    const row = reductionRow(reduction);
    if (again) return { ...row, until: again.until ?? null };
    return replaces ? { ...row, until: earlier(reduction.until, start) } : row;
  });
  const known = new Set(live.filter(goesOn).map(({ from }) => +new Date(from)));
  const added = wanted
    .filter((row) => !(isReduction(row) && row.from && known.has(+new Date(row.from))))
    .map((row) => ({ ...row, from: row.from && !started(row.from, startsAt) ? row.from : start }))
    .filter(({ until, from }) => !until || new Date(until) > new Date(from));
  const coming = plan.regular.filter(({ from }) => !started(from, now) && isKept(from));
  return [...coming.map(({ cents, from }) => ({ price: cents, from })), ...kept, ...added];
}
