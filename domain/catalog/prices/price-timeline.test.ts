import { expect, test } from 'vitest';
import { priceTimeline } from './price-timeline.ts';

const timeZone = 'Europe/Helsinki';
const now = new Date('2026-11-20T10:00:00Z');
const at = (text: string) => new Date(text);

test('draws past and planned prices, and the lowest price of 30 days at each moment (price-3, price-11)', () => {
  const history = [
    { cents: 20_000, from: at('2026-01-01T08:00:00Z') },
    { cents: 15_000, from: at('2026-11-01T10:00:00Z') },
    { cents: 20_000, from: at('2026-11-08T10:00:00Z') },
  ];
  const coming = { from: '2026-12-20T22:00:00.000Z', until: '2026-12-24T22:00:00.000Z' };
  const reduction = { ...coming, cents: 16_000, reference: 20_000, campaignFrom: coming.from, ruleId: null };
  const plan = { regular: [{ cents: 20_000, from: null }], reductions: [reduction] };
  const { from, until, steps } = priceTimeline(plan, history, { now, timeZone });
  expect([from, until]).toEqual([at('2026-08-21T21:00:00Z'), at('2026-12-31T22:00:00Z')]);
  expect(steps.map((step) => [step.from.toISOString(), step.cents, step.lowest30])).toEqual([
    ['2026-08-21T21:00:00.000Z', 20_000, 20_000],
    ['2026-11-01T10:00:00.000Z', 15_000, 20_000],
    // the first midnight after the drop: from now on the low price is one of the last 30 days
    ['2026-11-01T22:00:00.000Z', 15_000, 15_000],
    ['2026-11-08T10:00:00.000Z', 20_000, 15_000],
    // it ended on 8.11.: the window of 9.12. opens after it
    ['2026-12-08T22:00:00.000Z', 20_000, 20_000],
    ['2026-12-20T22:00:00.000Z', 16_000, 20_000],
    ['2026-12-21T22:00:00.000Z', 16_000, 16_000],
    ['2026-12-24T22:00:00.000Z', 20_000, 16_000],
  ]);
  expect(steps.every(({ regular }) => regular === 20_000)).toBe(true);
});

test('a product that was never sold has no line', () => {
  const { steps } = priceTimeline({ regular: [{ cents: null, from: null }], reductions: [] }, [], { now, timeZone });
  expect(steps.map(({ cents, lowest30 }) => [cents, lowest30])).toEqual([[null, null]]);
});
