import { Form, Link } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { lostReasons } from '#domain/sales/special-orders/lost-sale.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { CounterTabs } from '../counter-tabs.tsx';
import type { Route } from './+types/route';

const PERIODS = [30, 90, 365] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const days = PERIODS.find((period) => String(period) === url.searchParams.get('days')) ?? PERIODS[1];
  const asked = url.searchParams.get('reason');
  const reason = isOneOf(lostReasons, asked) ? asked : null;
  const mayOrder = mayTry(actor, 'special-orders.handle', { subject: '', store: storesOf(actor)[0]?.id ?? null });
  return { days, reason, mayOrder, rows: await shop.specialOrders.lost.report(actor, { days, reason }) };
}

/** What customers asked for and did not get, the most often first: what to keep on the shelf. */
export default function Lost({ loaderData }: Route.ComponentProps) {
  const { days, reason, rows, mayOrder } = loaderData;
  const t = useTexts(fi, en);
  useLive(['lost-sale']);
  return (
    <>
      <PageBar title={t('lost.title')} />
      <CounterTabs mayOrder={mayOrder} />
      <main id="sisalto">
        <Form className="band">
          <select className="sel" name="days" defaultValue={String(days)} aria-label={t('lost.period')}>
            {PERIODS.map((n) => (
              <option key={n} value={n}>
                {t('lost.days', { n })}
              </option>
            ))}
          </select>
          <select className="sel" name="reason" defaultValue={reason ?? ''} aria-label={t('lost.reason')}>
            <option value="">{t('lost.allReasons')}</option>
            {lostReasons.map((one) => (
              <option key={one} value={one}>
                {t(`counter.lost.${one}`)}
              </option>
            ))}
          </select>
          <Button type="submit">{t('lost.show')}</Button>
        </Form>
        {rows.length === 0 ? (
          <Empty icon="search-x" title={t('lost.none')}>
            <p>{t('lost.noneHint')}</p>
          </Empty>
        ) : (
          <Rows of={rows} />
        )}
      </main>
    </>
  );
}

function Rows({ of }: { of: Route.ComponentProps['loaderData']['rows'] }) {
  const t = useTexts(fi, en);
  return (
    <div className="tbox entries">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('lost.term')}</th>
            <th scope="col" className="r">
              {t('lost.times')}
            </th>
            {lostReasons.map((reason) => (
              <th key={reason} scope="col" className="r">
                {t(`counter.lost.${reason}`)}
              </th>
            ))}
            <th scope="col" className="r">
              {t('lost.searches')}
            </th>
            <th scope="col">{t('lost.last')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ term, title, times, noStock, tooDear, unknown, searches, lastAt }) => (
            <tr key={term} data-row="">
              <th scope="row">
                <Link to={`/varaosat?code=${encodeURIComponent(term)}`} reloadDocument>
                  {term}
                </Link>{' '}
                <span className="muted">{title}</span>
              </th>
              <td className="r num">
                <b>{times}</b>
              </td>
              <td className="r num">{noStock || '–'}</td>
              <td className="r num">{tooDear || '–'}</td>
              <td className="r num">{unknown || '–'}</td>
              <td className="r num">{searches || '–'}</td>
              <td>
                <When at={lastAt} day />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
