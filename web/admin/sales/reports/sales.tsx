import type { ReportService } from '#backend/sales/reports/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { averageOf, sharePercent } from '#domain/sales/reports/figures.ts';
import type { Grain } from '#domain/sales/reports/grain.ts';
import { shop as config } from '#shop.config';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { dateText, format, shortDateText, weekdayText } from '#web/messages/dates.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { area, barChart } from './bar-chart.ts';
import { Change } from './change.tsx';
import styles from './reports.module.css';

type Sales = Awaited<ReturnType<ReportService['staff']['sales']>>;

export const storeName = (id: string): string => config.stores.find((store) => store.id === id)?.name ?? id;

/** Sales of a period: sums, a bar for each day, week or month, by store and by campaign. */
export function SalesReport({ sales }: { sales: Sales }) {
  const t = useTexts(fi, en);
  if (sales.total.orders === 0 && (sales.earlier?.orders ?? 0) === 0)
    return <Empty icon="chart-column" title={t('sales.empty')} />;
  return (
    <>
      <Sums sales={sales} />
      <Spans sales={sales} />
      <div className={styles.pair}>
        <Stores sales={sales} />
        <Campaigns sales={sales} />
      </div>
      <p className="tfoot">{t('sales.definition')}</p>
    </>
  );
}

function Sums({ sales: { total, earlier, budget, refunds, refundsThen } }: { sales: Sales }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const [average, averageThen] = [
    averageOf(total.cents, total.orders),
    earlier && averageOf(earlier.cents, earlier.orders),
  ];
  const ofBudget = budget === null ? null : sharePercent(total.cents, budget);
  return (
    <section className="sec">
      <dl className={styles.kpis}>
        <div>
          <dt>{t('sales.cents')}</dt>
          <dd>
            <span className="mid">{formatEuros(total.cents)}</span>{' '}
            <Change quiet now={total.cents} earlier={earlier?.cents ?? null} />
          </dd>
          {earlier && <dd className="hint">{t('sales.before', { sum: formatEuros(earlier.cents) })}</dd>}
        </div>
        <div>
          <dt>{t('sales.orders')}</dt>
          <dd>
            <span className="mid">{total.orders}</span>{' '}
            <Change quiet now={total.orders} earlier={earlier?.orders ?? null} />
          </dd>
        </div>
        <div>
          <dt>{t('sales.average')}</dt>
          <dd>
            <span className="mid">{average === null ? '–' : formatEuros(average)}</span>{' '}
            <Change quiet now={average ?? 0} earlier={averageThen ?? null} />
          </dd>
        </div>
        <div>
          <dt>{t('sales.refunds')}</dt>
          <dd>
            <span className="mid">{formatEuros(refunds.cents)}</span>{' '}
            <Change quiet now={refunds.cents} earlier={refundsThen?.cents ?? null} />
          </dd>
        </div>
        {budget !== null && (
          <div>
            <dt>{t('sales.budget')}</dt>
            <dd className="mid">{formatEuros(budget)}</dd>
            {ofBudget !== null && (
              <dd className="hint">{t('sales.ofBudget', { percent: `${ofBudget.toLocaleString(locale)} %` })}</dd>
            )}
          </div>
        )}
      </dl>
    </section>
  );
}

const monthText = (day: string, locale: Locale, month: 'long' | 'short') =>
  format(locale, { month }).format(new Date(`${day.slice(0, 7)}-15T12:00:00Z`));

/** Bars that a narrower chart shows. */
const FEW = 16;

/** "ma 2.11.2026", "2.11.–8.11.2026", "marraskuu 2026". */
function spanText({ from, to }: { from: string; to: string }, grain: Grain, locale: Locale): string {
  if (grain === 'day') return `${weekdayText(from, locale)} ${dateText(from, locale)}`;
  if (grain === 'month') return `${monthText(from, locale, 'long')} ${from.slice(0, 4)}`;
  return from === to ? dateText(from, locale) : `${shortDateText(from, locale)}–${dateText(to, locale)}`;
}

function Spans({ sales: { spans, grain, earlier, budget } }: { sales: Sales }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { bars, steps, earlier: line } = barChart(spans);
  const first = spans[0] ?? { from: '', to: '', cents: 0 };
  const best = spans.reduce((found, span) => (span.cents > found.cents ? span : found), first);
  const title = t(`sales.by.${grain}`);
  const label = t('sales.chart', {
    title,
    from: dateText(first.from, locale),
    to: dateText(spans.at(-1)?.to ?? '', locale),
    best: spanText(best, grain, locale),
    sum: formatEuros(best.cents),
  });
  const heads = [
    t(`grain.${grain}`),
    { right: t('sales.now') },
    ...(earlier ? [{ right: t('sales.then') }, { right: t('col.change') }] : []),
    ...(budget === null ? [] : [{ right: t('sales.budget') }]),
  ];
  return (
    <section className="sec">
      <h2>{title}</h2>
      <p className={styles.legend}>
        <span data-mark="now">{t('sales.now')}</span>
        {line && <span data-mark="then">{t('sales.then')}</span>}
        {budget !== null && <span data-mark="budget">{t('sales.budget')}</span>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <svg
          className={`chart ${bars.length > FEW ? styles.wide : styles.few}`}
          viewBox="0 0 1120 240"
          role="img"
          aria-label={label}
        >
          {steps.map(({ y, cents }, n) => (
            <g key={cents}>
              <path className={n === 0 ? 'ax' : 'gl'} d={`M${area.left} ${y}H${area.right}`} />
              <text x={area.left - 6} y={y + 3.5} textAnchor="end">
                {(cents / 100).toLocaleString(locale)}
              </text>
            </g>
          ))}
          {bars.map(({ x, y, width, height, isBest, budget: planned, label: from }) => (
            <g key={x}>
              <rect className={isBest ? 'b1' : 'b2'} x={x} y={y} width={width} height={height} rx={1} />
              {planned !== null && <path className="l3" d={`M${x} ${planned}h${width}`} />}
              {from && (
                <text x={x + width / 2} y={area.bottom + 18} textAnchor="middle">
                  {grain === 'month' ? monthText(from, locale, 'short') : shortDateText(from, locale)}
                </text>
              )}
            </g>
          ))}
          {line && <path className="l2" d={line} />}
        </svg>
      </section>
      <details className={styles.table}>
        <summary>{t('sales.asTable')}</summary>
        <ScrollTable label={title} heads={heads}>
          {spans.map((row) => (
            <tr key={row.from}>
              <th scope="row">{spanText(row, grain, locale)}</th>
              <td className="r num">{formatEuros(row.cents)}</td>
              {earlier && <td className="r num">{formatEuros(row.earlier?.cents ?? 0)}</td>}
              {earlier && (
                <td className="r num">
                  <Change now={row.cents} earlier={row.earlier?.cents ?? null} />
                </td>
              )}
              {budget !== null && <td className="r num">{row.budget === null ? '–' : formatEuros(row.budget)}</td>}
            </tr>
          ))}
        </ScrollTable>
      </details>
    </section>
  );
}

function Stores({ sales: { stores, earlier } }: { sales: Sales }) {
  const t = useTexts(fi, en);
  const heads = [
    t('col.store'),
    ...(['sales.cents', 'sales.orders', 'col.change', 'sales.budget'] as const).map((key) => ({ right: t(key) })),
  ];
  return (
    <section className="sec">
      <h2>{t('sales.byStore')}</h2>
      <ScrollTable label={t('sales.byStore')} heads={heads}>
        {stores.map((row) => (
          <tr key={row.storeId}>
            <th scope="row">{storeName(row.storeId)}</th>
            <td className="r num">{formatEuros(row.cents)}</td>
            <td className="r num">{row.orders}</td>
            <td className="r num">
              <Change now={row.cents} earlier={earlier && row.earlier.cents} />
            </td>
            <td className="r num">{row.budget === null ? '–' : formatEuros(row.budget)}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

function Campaigns({ sales: { campaigns } }: { sales: Sales }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const heads = [
    t('sales.campaign'),
    ...(['sales.cents', 'sales.orders', 'sales.discount'] as const).map((key) => ({ right: t(key) })),
  ];
  return (
    <section className="sec">
      <h2>{t('sales.byCampaign')}</h2>
      {campaigns.length === 0 && <p className="muted">{t('sales.noCampaigns')}</p>}
      {campaigns.length > 0 && (
        <ScrollTable label={t('sales.byCampaign')} heads={heads}>
          {campaigns.map(({ code, name, cents, orders, discount }) => (
            <tr key={code}>
              <th scope="row">{name[locale] ?? name.fi}</th>
              <td className="r num">{formatEuros(cents)}</td>
              <td className="r num">{orders}</td>
              <td className="r num">{formatEuros(discount)}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </section>
  );
}
