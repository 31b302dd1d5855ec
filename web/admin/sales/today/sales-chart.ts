import type { Cents } from '#domain/base/money.ts';

/** The chart's area in its own units; labels stand outside of it. */
export const area = { left: 34, right: 356, top: 18, bottom: 126 } as const;

/** Hours shown: those in which somebody buys, at least from 8 to 20. */
const FIRST_HOUR = 7;
const LAST_HOUR = 20;

export type Chart = {
  /** Lines of the axis, from zero up. */
  steps: { y: number; cents: Cents }[];
  hours: { x: number; hour: number }[];
  today: string;
  shaded: string;
  before: string;
  now: { x: number; y: number };
};

const NICE = [1, 2, 4, 5, 10];

/** The next round number that three steps of reach beyond the most. */
export function niceStep(most: Cents): Cents {
  const third = Math.max(most / 3, 100);
  const power = 10 ** Math.floor(Math.log10(third));
  return (NICE.find((factor) => factor * power >= third) ?? 10) * power;
}

/** Lines of the day's growing sum by hour, today up to now beside the same weekday a week ago. */
export function salesChart(todayByHour: readonly Cents[], thenByHour: readonly Cents[], hourNow: number): Chart {
  const sums = (byHour: readonly Cents[], until: number) =>
    Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, i) => FIRST_HOUR + i)
      .filter((hour) => hour <= until)
      .map((hour) => ({ hour, sum: byHour.slice(0, hour).reduce((sum, cents) => sum + cents, 0) }));
  const totalOf = (byHour: readonly Cents[]) => byHour.reduce((sum, cents) => sum + cents, 0);
  const step = niceStep(Math.max(totalOf(todayByHour), totalOf(thenByHour)));
  const x = (hour: number) => {
    const share = (Math.min(Math.max(hour, FIRST_HOUR), LAST_HOUR) - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR);
    return round(area.left + share * (area.right - area.left));
  };
  const y = (cents: Cents) => round(area.bottom - (cents / (3 * step)) * (area.bottom - area.top));
  const line = (points: { hour: number; sum: Cents }[]) =>
    points.map(({ hour, sum }, i) => `${i === 0 ? 'M' : 'L'}${x(hour)} ${y(sum)}`).join('');
  const now = { x: x(hourNow), y: y(totalOf(todayByHour)) };
  const today = `${line(sums(todayByHour, Math.floor(hourNow)))}L${now.x} ${now.y}`.replace(/^L/, 'M');
  return {
    steps: [0, 1, 2, 3].map((n) => ({ y: y(n * step), cents: n * step })),
    hours: [8, 10, 12, 14, 16, 18, 20].map((hour) => ({ x: x(hour), hour })),
    today,
    shaded: `${today}L${now.x} ${area.bottom}L${area.left} ${area.bottom}Z`,
    before: line(sums(thenByHour, LAST_HOUR)),
    now,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
