import { changePercent } from '#domain/sales/reports/figures.ts';
import { useLocale } from '#web/admin/base/texts.tsx';

/** A change in percent, with its sign. */
export function Change({ now, earlier }: { now: number; earlier: number | null }) {
  const locale = useLocale();
  const change = earlier === null ? null : changePercent(now, earlier);
  if (change === null) return <span className="muted">–</span>;
  const text = change.toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return <span className={change < 0 ? 'down' : 'up'}>{`${text} %`}</span>;
}
