import type { SalesToday } from '#backend/sales/work-queue/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { format, shortDateText, weekdayText } from '#web/messages/dates.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { area, salesChart } from './sales-chart.ts';
import styles from './today.module.css';

type Store = { id: string; name: string };
type Props = { sales: SalesToday; stores: Store[]; now: Date };

const average = (total: number, orders: number) => (orders === 0 ? '–' : formatEuros(Math.round(total / orders)));

/** Sales of the day beside those of the same weekday a week ago at this time. */
export function SalesPanel({ sales: { today, weekAgo }, stores, now }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const time = format(locale, { hour: 'numeric', minute: '2-digit' }).format(now);
  const dayBefore = `${weekdayText(weekAgo.day, locale)} ${shortDateText(weekAgo.day, locale)}`;
  const change = weekAgo.totalByNow > 0 ? Math.round((today.total / weekAgo.totalByNow - 1) * 100) : null;
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  const rows = [
    { name: t('sales.orders'), today: String(today.orders), before: String(weekAgo.ordersByNow) },
    {
      name: t('sales.average'),
      today: average(today.total, today.orders),
      before: average(weekAgo.totalByNow, weekAgo.ordersByNow),
    },
    ...today.byStore.map(({ store, totalByNow }) => ({
      name: nameOf(store),
      today: formatEuros(totalByNow),
      before: formatEuros(weekAgo.byStore.find((one) => one.store === store)?.totalByNow ?? 0),
    })),
  ];
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('sales.title')}</h2>
        <span className="push muted small">{t('sales.vat')}</span>
      </div>
      <p className={styles.sales}>
        <span className={`big ${styles.salesTotal}`}>{formatEuros(today.total)}</span>
        {change !== null && (
          <span className={change < 0 ? 'down' : 'up'}>
            <Icon name={change < 0 ? 'trending-down' : 'trending-up'} />
            <b>
              {change < 0 ? '−' : '+'}
              {Math.abs(change)}
              {' %'}
            </b>
          </span>
        )}
      </p>
      <p className="hint">{t('sales.then', { time, sum: formatEuros(weekAgo.totalByNow) })}</p>
      <Chart
        sales={{ today, weekAgo }}
        now={now}
        label={t('sales.chart', { time, sum: formatEuros(today.total), before: formatEuros(weekAgo.totalByNow) })}
      />
      <table className={`t in-sec ${styles.mini}`}>
        <caption className="sr">{t('sales.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="r">
              {t('sales.today')}
            </th>
            <th scope="col" className="r">
              {dayBefore}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className="r num">{row.today}</td>
              <td className="r num muted">{row.before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The hour of the shop's clock, with its minutes as a fraction. */
function hourOf(now: Date): number {
  const [hour = 0, minute = 0] = format('fi', { hour: 'numeric', minute: 'numeric' })
    .formatToParts(now)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value));
  return hour + minute / 60;
}

function Chart({ sales: { today, weekAgo }, now, label }: { sales: SalesToday; now: Date; label: string }) {
  const chart = salesChart(today.byHour, weekAgo.byHour, hourOf(now));
  return (
    <svg className={`chart ${styles.chart}`} viewBox="0 0 360 148" role="img" aria-label={label}>
      {chart.steps.map(({ y, cents }) => (
        <g key={cents}>
          <path className="gl" d={`M${area.left} ${y}H${area.right}`} />
          <text x={area.left - 6} y={y + 3.5} textAnchor="end">
            {Math.round(cents / 100).toLocaleString('fi-FI')}
          </text>
        </g>
      ))}
      {chart.hours.map(({ x, hour }) => (
        <text key={hour} x={x} y="143" textAnchor="middle">
          {hour}
        </text>
      ))}
      <path className="l2" d={chart.before} />
      <path className="ar" d={chart.shaded} />
      <path className="l1" d={chart.today} />
      <circle className="pt" cx={chart.now.x} cy={chart.now.y} r="4" />
    </svg>
  );
}
