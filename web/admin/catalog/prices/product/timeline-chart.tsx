import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { Reduction } from '#domain/catalog/prices/price-plan.ts';
import type { Timeline, TimelineStep } from '#domain/catalog/prices/price-timeline.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { format } from '#web/messages/dates.ts';
import styles from './prices.module.css';
import { linearScale, niceSteps } from './scale.ts';

const [WIDTH, HEIGHT] = [720, 220];
const BOX = { left: 84, right: 712, top: 20, bottom: 180 };
const DAY_LABELS = 5;
const NEAR = 40;
const PRICE_LABELS = 4;

type Props = {
  timeline: Timeline;
  reductions: readonly Reduction[];
  /** The price at which nothing is earned, for each step; all null where no cost is known or may be seen. */
  costs: readonly (Cents | null)[];
  now: Date;
};

/** A line of steps: it keeps its height until the next one; where there is no price it is broken. */
function stepPath(
  steps: readonly TimelineStep[],
  priceOf: (step: TimelineStep) => Cents | null,
  x: (at: Date) => number,
  y: (cents: number) => number,
  end: number,
): string {
  let path = '';
  steps.forEach((step, i) => {
    const value = priceOf(step);
    if (value === null) return;
    const next = steps[i + 1];
    const start = `${x(step.from).toFixed(1)} ${y(value).toFixed(1)}`;
    const before = steps[i - 1];
    path += `${before && priceOf(before) !== null ? 'L' : 'M'}${start}H${(next ? x(next.from) : end).toFixed(1)}`;
  });
  return path;
}

/** Prices over time with the lowest price of 30 days beside them; reductions are shaded. The table below has the same numbers. */
export function TimelineChart({ timeline, reductions, costs, now }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { steps, from, until } = timeline;
  const values = [
    ...steps.flatMap(({ cents, lowest30, regular }) => [cents ?? [], lowest30 ?? [], regular ?? []].flat()),
    ...costs.flatMap((cost) => cost ?? []),
  ];
  if (values.length === 0) return <p className="muted">{t('prices.none')}</p>;
  const lines = niceSteps(Math.min(...values), Math.max(...values), PRICE_LABELS);
  const time = linearScale([+from, +until], [BOX.left, BOX.right]);
  const x = (at: Date) => Math.min(BOX.right, Math.max(BOX.left, time(+at)));
  const y = linearScale([lines.at(0) ?? 0, lines.at(-1) ?? 1], [BOX.bottom, BOX.top]);
  const day = (at: Date) => format(locale, { day: 'numeric', month: 'numeric' }).format(at);
  const days = Array.from(
    { length: DAY_LABELS },
    (_, i) => new Date(+from + ((+until - +from) * i) / (DAY_LABELS - 1)),
  );
  // beside its line where the middle would run over the prices or the edge
  const side = x(now) - BOX.left < NEAR ? 'start' : BOX.right - x(now) < NEAR ? 'end' : 'middle';
  const shown = reductions.filter((one) => new Date(one.from) < until && (!one.until || new Date(one.until) > from));
  return (
    <svg
      className={`chart ${styles.chart}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('prices.chart')}
    >
      {lines.map((cents) => (
        <g key={cents}>
          <path className="gl" d={`M${BOX.left} ${y(cents)}H${BOX.right}`} />
          <text x={BOX.left - 6} y={y(cents) + 3.5} textAnchor="end">
            {formatEuros(cents)}
          </text>
        </g>
      ))}
      {days.map((at, i) => (
        <text key={+at} x={x(at)} y={BOX.bottom + 18} textAnchor={i === DAY_LABELS - 1 ? 'end' : 'middle'}>
          {day(at)}
        </text>
      ))}
      {shown.map((one) => {
        const [start, end] = [x(new Date(one.from)), one.until ? x(new Date(one.until)) : BOX.right];
        return (
          <rect
            key={one.from}
            className="ar"
            x={start}
            y={BOX.top}
            width={Math.max(1, end - start)}
            height={BOX.bottom - BOX.top}
          />
        );
      })}
      <path
        className={styles.costLine}
        d={stepPath(steps, (step) => costs[steps.indexOf(step)] ?? null, x, y, BOX.right)}
      />
      <path className={styles.regularLine} d={stepPath(steps, ({ regular }) => regular, x, y, BOX.right)} />
      <path className="l2 strong" d={stepPath(steps, ({ lowest30 }) => lowest30, x, y, BOX.right)} />
      <path className="l1" d={stepPath(steps, ({ cents }) => cents, x, y, BOX.right)} />
      <path className="ax" d={`M${x(now)} ${BOX.top - 4}V${BOX.bottom}`} />
      <text className="em" x={x(now)} y={BOX.top - 8} textAnchor={side}>
        {t('prices.today')}
      </text>
    </svg>
  );
}
