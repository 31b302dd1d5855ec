import { changePercent } from '#domain/sales/reports/figures.ts';
import { useLocale } from '#web/admin/base/texts.tsx';

/** A change in percent, with its sign. `quiet`: nothing in place of an unknown one. */
export function Change({ now, earlier, quiet }: { now: number; earlier: number | null; quiet?: boolean }) {
  const locale = useLocale();
  const change = earlier === null ? null : changePercent(now, earlier);
  if (change === null) return quiet ? null : <span className="muted">–</span>;
  const text = change.toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return <span className={change < 0 ? 'down' : 'up'}>{`${text} %`}</span>;
}
