import type { Cents } from '#domain/base/money.ts';
import { niceStep } from '#web/admin/sales/today/sales-chart.ts';

/** The chart's area in its own units. */
export const area = { left: 48, right: 1116, top: 16, bottom: 212 } as const;

export type BarChart = {
  steps: { y: number; cents: Cents }[];
  /** `budget`: where its sum lies; null without one. */
  bars: {
    x: number;
    y: number;
    width: number;
    height: number;
    isBest: boolean;
    budget: number | null;
    label: string | null;
  }[];
  /** The line of the compared days; null without one. */
  earlier: string | null;
};

const MOST_LABELS = 16;
const round = (value: number) => Math.round(value * 10) / 10;

type Span = { from: string; cents: Cents; earlier: { cents: Cents } | null; budget: Cents | null };

/** A bar for each span, the best one dark, with its budget and the compared spans as a line; every n-th has the day of its label. */
export function barChart(days: readonly Span[]): BarChart {
  const most = Math.max(0, ...days.flatMap(({ cents, earlier, budget }) => [cents, earlier?.cents ?? 0, budget ?? 0]));
  const best = Math.max(0, ...days.map(({ cents }) => cents));
  const step = niceStep(most);
  const y = (cents: Cents) => round(area.bottom - (Math.max(0, cents) / (3 * step)) * (area.bottom - area.top));
  const slot = (area.right - area.left) / Math.max(1, days.length);
  const every = Math.ceil(days.length / MOST_LABELS);
  const points = days.flatMap(({ earlier }, n) =>
    earlier ? [`${round(area.left + (n + 0.5) * slot)} ${y(earlier.cents)}`] : [],
  );
  return {
    steps: [0, 1, 2, 3].map((n) => ({ y: y(n * step), cents: n * step })),
    bars: days.map(({ from, cents, budget }, n) => ({
      x: round(area.left + n * slot + slot * 0.15),
      y: y(cents),
      width: round(slot * 0.7),
      height: round(area.bottom - y(cents)),
      isBest: cents === best && cents > 0,
      budget: budget === null ? null : y(budget),
      label: n % every === 0 ? from : null,
    })),
    earlier: points.length > 1 ? `M${points.join('L')}` : null,
  };
}
