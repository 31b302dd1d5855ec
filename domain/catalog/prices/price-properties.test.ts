import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPrices } from './plan-prices.ts';
import { type PricePlan, priceAt } from './price-plan.ts';
import { type PricePoint, pointsToRecord } from './price-points.ts';
import { referencePrice, windowStart } from './reference-price.ts';
import type { PricesRow } from './wanted-prices.ts';

const ZONES = ['Europe/Helsinki', 'America/New_York', 'Pacific/Kiritimati', 'UTC'];
const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-01-01T00:00:00Z');
const hours = (max: number) => fc.integer({ min: 0, max });
const timeAt = (hour: number) => new Date(BEGIN + hour * HOUR);

const histories = fc
  .array(fc.record({ cents: fc.option(fc.integer({ min: 1, max: 99 })), hour: hours(4000) }), { maxLength: 12 })
  .map((points): PricePoint[] => points.map(({ cents, hour }) => ({ cents, from: timeAt(hour) })));

describe('referencePrice', () => {
  it('is at most every price in force in the 30 days, and is in the history (price-3)', () => {
    const check = (history: PricePoint[], hour: number, timeZone: string) => {
      const start = timeAt(hour);
      const reference = referencePrice(history, start, timeZone);
      const opens = windowStart(start, timeZone);
      expect(+start - +opens).toBeGreaterThanOrEqual(719 * HOUR);
      expect(+start - +opens).toBeLessThan(746 * HOUR);
      const sorted = history.toSorted((a, b) => +a.from - +b.from);
      const inForce = (at: number) => sorted.findLast(({ from }) => +from <= at)?.cents ?? null;
      for (const at of [+opens, ...history.map(({ from }) => +from).filter((from) => from > +opens && from < +start)]) {
        const price = inForce(at);
        if (price !== null) expect(reference).toBeLessThanOrEqual(price);
      }
      const known = sorted.filter(({ from, cents }) => from < start && cents !== null);
      if (known.length === 0) expect(reference).toBeNull();
      else expect(known.map(({ cents }) => cents)).toContain(reference);
    };
    fc.assert(fc.property(histories, hours(4100), fc.constantFrom(...ZONES), check), { numRuns: 3000 });
  });
});

const prices = fc.integer({ min: 1, max: 30 });
const after = (now: Date, hour: number | null) => (hour === null ? null : new Date(+now + hour * HOUR).toISOString());
const importSteps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 900 }),
    regular: fc.array(fc.record({ price: fc.option(prices, { freq: 8 }), in: fc.option(hours(900)) }), {
      maxLength: 2,
    }),
    reductions: fc.array(
      fc.record({
        salePrice: prices,
        in: fc.option(fc.integer({ min: -50, max: 900 })),
        lasts: fc.option(fc.integer({ min: 1, max: 900 })),
        lowest30: fc.option(prices),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

type ImportSteps = typeof importSteps extends fc.Arbitrary<infer T> ? T : never;
type State = { plan: PricePlan | null; history: PricePoint[]; now: Date };

/** Runs imports with random waits between them; `check` sees every accepted one. */
function live(imports: ImportSteps, check: (before: State, after: State, wanted: PricesRow[]) => void) {
  let state: State = { plan: null, history: [], now: new Date(BEGIN) };
  for (const step of imports) {
    const now = new Date(+state.now + step.wait * HOUR);
    const wanted: PricesRow[] = [
      ...step.regular.map(({ price, in: hour }) => ({ price, from: after(now, hour) })),
      ...step.reductions.map(({ salePrice, in: hour, lasts, lowest30 }) => ({
        salePrice,
        from: after(now, hour),
        until: lasts === null ? null : after(now, (hour ?? 0) + lasts),
        lowest30,
      })),
    ];
    const history = state.plan
      ? [...state.history, ...pointsToRecord(state.plan, state.history.at(-1) ?? null, now)]
      : state.history;
    const before = { ...state, history, now };
    const firstSoldOn = '2026-01-01';
    const planned = planPrices({ before: state.plan, history, wanted, firstSoldOn, now, timeZone: 'Europe/Helsinki' });
    if (!planned.ok) {
      state = before;
      continue;
    }
    const points = pointsToRecord(planned.plan, history.at(-1) ?? null, now);
    const next = { plan: planned.plan, history: [...history, ...points], now };
    check(before, next, wanted);
    state = next;
  }
}

const lives = (check: Parameters<typeof live>[1]) =>
  fc.assert(
    fc.property(importSteps, (imports) => live(imports, check)),
    { numRuns: 2000 },
  );

describe('planPrices', () => {
  it('the same import again changes nothing', () => {
    lives((_, { plan, history, now }, wanted) => {
      const firstSoldOn = '2026-01-01';
      const again = planPrices({ before: plan, history, wanted, firstSoldOn, now, timeZone: 'Europe/Helsinki' });
      expect(again).toEqual({ ok: true, plan });
    });
  });

  it('never changes what has begun (price-5)', () => {
    lives((before, { plan, now }) => {
      const begun =
        before.plan?.reductions.filter(
          ({ from, until }) => new Date(from) < now && (!until || new Date(until) > now),
        ) ?? [];
      for (const { from, reference, campaignFrom, cents } of begun)
        expect(plan?.reductions).toContainEqual(expect.objectContaining({ from, reference, campaignFrom, cents }));
    });
  });

  it('gives ordered plans that never overlap, never exceed the regular price, and have a history without gaps', () => {
    lives((_, { plan, history, now }) => {
      if (!plan) throw new Error('no plan');
      plan.reductions.forEach(({ from, until }, i) => {
        const next = plan.reductions[i + 1];
        if (until) expect(until > from).toBe(true);
        if (next) expect(until !== null && until <= next.from).toBe(true);
      });
      plan.regular.forEach(({ from }, i) => {
        if (i > 0) expect((from ?? '') > (plan.regular[i - 1]?.from ?? '')).toBe(true);
      });
      for (let hour = 0; hour < 2000; hour += 97) {
        const { price, regular, lowest30 } = priceAt(plan, new Date(+now + hour * HOUR));
        if (lowest30 !== null) expect(price).toBeLessThan(regular ?? 0);
      }
      expect(history.at(-1)?.cents).toBe(priceAt(plan, now).price);
      const times = history.map(({ from }) => +from);
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    });
  });

  it('references of coming reductions are at most every price of the 30 days before, except for steps (price-3)', () => {
    lives((_, { plan, history, now }) => {
      for (const { from, campaignFrom, reference } of plan?.reductions ?? []) {
        const start = new Date(from);
        if (campaignFrom !== from || start < now) continue;
        const opens = windowStart(start, 'Europe/Helsinki');
        for (const { cents, from: since } of history)
          if (cents !== null && since >= opens && since < start) expect(reference).toBeLessThanOrEqual(cents);
      }
    });
  });
});
