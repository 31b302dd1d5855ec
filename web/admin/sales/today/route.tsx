import { data, Link } from 'react-router';
import { lateness } from '#domain/sales/work-queue/work-kinds.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { textsOf, useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { type Notice, useNotice } from '#web/admin/base/toasts/toasts.ts';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { dateText, format } from '#web/messages/dates.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import type { Route } from './+types/route';
import { PaymentList } from './payment-list.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { Systems } from './systems.tsx';
import styles from './today.module.css';
import { WorkTable } from './work-table.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { store } = await viewSettings(request);
  const isMine = url.searchParams.get('kuka') === 'omat';
  const isSeen = ({ id }: { id: string }) => actor.stores.length === 0 || actor.stores.includes(id);
  const stores = config.stores.filter((one) => isSeen(one) && (store === null || one.id === store));
  return {
    ...(await shop.workQueue.today(actor, { store, isMine })),
    stores: stores.map(({ id, name }) => ({ id, name })),
    now: shop.now(),
    isMine,
    of: { store, assignee: isMine ? actor.id : null },
    mayCreate: grantOf(actor.role, 'orders.create') !== null,
  };
}

/** Sends given-up mails or webhooks again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const system = (await request.formData()).get('system');
  if (system !== 'mail' && system !== 'webhooks') throw data(null, { status: 400 });
  const count = await shop.workQueue.retry(actor, system);
  const notice: Notice = { message: textsOf(locale, fi, en)('systems.retried', { count }) };
  return { notice };
}

const LIVE = ['order', 'refund', 'quote', 'message', 'return', 'system'];

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { work, payments, systems, sales, stores, now, isMine, of } = loaderData;
  useLive(LIVE);
  useNotice(actionData?.notice);
  const total = work.reduce((sum, row) => sum + row.total, 0);
  const late = work.filter((row) => lateness(row.kind, row.oldest, now) === 'late').length;
  const hasAside = sales !== null || systems !== null;
  return (
    <>
      <PageBar title={t('today.title')} beside={<Day now={now} />} />
      <main id="sisalto">
        <div className={hasAside ? 'split late' : undefined}>
          <div>
            <section className={`sec ${styles.head}`}>
              <div className="sec-h">
                <h2>{t('today.work')}</h2>
                <span className="muted">
                  {t('today.works', { count: total })}
                  {late > 0 && `, ${t('today.late', { count: late })}`}
                </span>
                <nav className="seg push" aria-label={t('today.whose')}>
                  <Link to="/" aria-current={!isMine}>
                    {t('today.all')}
                  </Link>
                  <Link to="/?kuka=omat" aria-current={isMine}>
                    {t('today.mine')}
                  </Link>
                </nav>
              </div>
            </section>
            {work.length > 0 ? (
              <WorkTable work={work} stores={stores} now={now} of={of} />
            ) : (
              <Empty icon="package-check" title={t('today.done')}>
                <p>{t('today.doneText')}</p>
              </Empty>
            )}
            {payments && <PaymentList payments={payments} now={now} of={of} />}
          </div>
          {hasAside && (
            <aside className="aside">
              {sales && <SalesPanel sales={sales} stores={stores} now={now} />}
              {systems && <Systems systems={systems} now={now} />}
            </aside>
          )}
        </div>
      </main>
    </>
  );
}

/** ISO 8601: the week of a year that holds the day's Thursday. */
function weekOf(day: Date): number {
  const thursday = new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 4 - (day.getUTCDay() || 7)),
  );
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.ceil(((thursday.getTime() - newYear) / 86_400_000 + 1) / 7);
}

function Day({ now }: { now: Date }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const weekday = format(locale, { weekday: 'long' }).format(now);
  const day = `${weekday} ${dateText(now.toISOString(), locale)}`;
  return <span className="muted wide">{t('today.week', { day, week: weekOf(now) })}</span>;
}
