import { Link } from 'react-router';
import type { ListedCampaign } from '#backend/sales/campaigns/service.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { daysOf, type MonthBar, monthBar, monthOf } from '#domain/sales/campaigns/staff/month-bars.ts';
import { shop } from '#shop.config';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { format } from '#web/messages/dates.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { CampaignStateMark } from '../campaign-state.tsx';
import { TimeText } from '../time-text.tsx';
import styles from './calendar.module.css';

type Props = { month: string; campaigns: readonly ListedCampaign[]; today: string; mayLook: boolean };

const pathOf = (month: string) => `?nakyma=kalenteri&kuukausi=${month}`;

/** The campaigns of a month, a bar for each; the table reads the same days as words. */
export function Calendar({ month, campaigns, today, mayLook }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const days = daysOf(month);
  const title = format(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`));
  const rows = campaigns.flatMap((campaign) => {
    const bar = monthBar(month, {
      from: campaign.from && localDay(campaign.from, shop.timeZone),
      until: campaign.until && lastDay(campaign.until),
    });
    return bar ? [{ campaign, bar }] : [];
  });
  return (
    <>
      <div className="band">
        <ButtonLink small icon="chevron-left" to={pathOf(monthOf(month, -1))} aria-label={t('calendar.previous')} />
        <h2 className={styles.title}>{title}</h2>
        <ButtonLink small icon="chevron-right" to={pathOf(monthOf(month, 1))} aria-label={t('calendar.next')} />
      </div>
      {rows.length === 0 ? (
        <Empty icon="calendar-days" title={t('calendar.none')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="tbox scrollx" aria-label={title} tabIndex={0}>
          <table className={`t ${styles.calendar}`}>
            <thead>
              <tr>
                <th scope="col">{t('campaigns.campaign')}</th>
                {days.map((day) => (
                  <th scope="col" key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
                    {mayLook && day > today ? (
                      <Link to={`/esikatselu?paiva=${day}&sivu=/kampanjat`} title={t('campaigns.atDate')}>
                        {Number(day.slice(-2))}
                      </Link>
                    ) : (
                      Number(day.slice(-2))
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ campaign, bar }) => (
                <Row key={campaign.code} campaign={campaign} bar={bar} days={days.length} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

/** An end at midnight belongs to the day before. */
const lastDay = (until: Date) => {
  const day = localDay(until, shop.timeZone);
  return localDay(new Date(until.getTime() - 1), shop.timeZone) === day ? day : addDays(day, -1);
};

function Row({ campaign, bar, days }: { campaign: ListedCampaign; bar: MonthBar; days: number }) {
  const { code, name, state, from, until } = campaign;
  const rest = days - (bar.first - 1) - bar.days;
  return (
    <tr data-row="">
      <th scope="row">
        <Link className="id" to={`/kampanjat/${encodeURIComponent(code)}`}>
          {code}
        </Link>{' '}
        <span className="sub">{name.fi}</span>
      </th>
      {bar.first > 1 && <td colSpan={bar.first - 1} />}
      <td colSpan={bar.days}>
        <span className={styles.bar} data-state={state}>
          <CampaignStateMark state={state} /> <TimeText from={from} until={until} />
        </span>
      </td>
      {rest > 0 && <td colSpan={rest} />}
    </tr>
  );
}
