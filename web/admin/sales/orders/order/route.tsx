import { useSearchParams } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/order.ts';
import listEn from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/order.ts';
import listFi from '#web/messages/admin/fi/orders.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { deliveryOf, OrderStatusMark, paymentOf } from '../order-status.tsx';
import type { Route } from './+types/route';
import type { OrderAnswer } from './answer.ts';
import { Cards } from './cards.tsx';
import { Conflict } from './conflict.tsx';
import { Lines } from './lines.tsx';
import { loadOrder } from './load-order.ts';
import { Mails } from './mails.tsx';
import { MainActions } from './main-actions.tsx';
import styles from './order.module.css';
import { orderAction } from './order-actions.ts';
import { CancelPanel } from './panels/cancel-panel.tsx';
import { EditPanel } from './panels/edit-panel.tsx';
import { RefundPanel } from './panels/refund-panel.tsx';
import { ShipPanel } from './panels/ship-panel.tsx';
import { Payments } from './payments.tsx';
import { Done, Result } from './result.tsx';
import { Timeline } from './timeline.tsx';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOrder(staffOf(context), params.number, url.searchParams);

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  orderAction(staffOf(context), params.number, await request.formData());

const isClash = (answer: unknown): answer is Extract<OrderAnswer, { clashes: unknown }> =>
  typeof answer === 'object' && answer !== null && 'clashes' in answer;
const isUndoable = (answer: unknown): answer is Extract<OrderAnswer, { notice: unknown }> =>
  typeof answer === 'object' && answer !== null && 'notice' in answer;
const isProblems = (answer: unknown): answer is Extract<OrderAnswer, { problems: unknown }> =>
  typeof answer === 'object' && answer !== null && 'problems' in answer;

export default function Order({ loaderData, ...props }: Route.ComponentProps) {
  const actionData = useLast(props.actionData);
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const { order, panel } = loaderData;
  const [params] = useSearchParams();
  useLive([`order:${order.number}`, 'refund']);
  useNotice(isUndoable(props.actionData) ? props.actionData.notice : null);
  const wrong = isProblems(actionData) ? actionData : null;
  return (
    <>
      <PageBar
        title={order.number}
        back={{ to: '/tilaukset', text: list('orders.title') }}
        beside={
          <>
            <OrderStatusMark shown={paymentOf(order)} pill />
            <OrderStatusMark shown={deliveryOf({ status: order.status, parcels: order.parcels.length })} pill />
            <span className="muted wide">{formatEuros(order.total)}</span>
          </>
        }
      >
        <MainActions order={order} />
      </PageBar>
      <main id="sisalto">
        {actionData ? (
          <Result answer={actionData} />
        ) : (
          <Done
            done={params.get('done')}
            fields={params.get('fields')}
            replace={loaderData.mayReplace ? `/tarjoukset/uusi?order=${order.number}` : null}
          />
        )}
        {isClash(actionData) ? (
          <Conflict {...actionData} />
        ) : (
          <div className={panel ? 'peeked' : styles.alone}>
            <div className={styles.order}>
              <div className={styles.columns}>
                <div className={styles.main}>
                  <section className="sec">
                    <div className="sec-h">
                      <h2>{t('order.lines')}</h2>
                      {loaderData.mayReplace && (
                        <ButtonLink
                          className="push"
                          small
                          icon="plus"
                          shortcut="Q"
                          to={`/tarjoukset/uusi?order=${order.number}`}
                        >
                          {t('act.more')}
                        </ButtonLink>
                      )}
                    </div>
                    <Lines order={order} />
                    <Payments order={order} methods={loaderData.methods} />
                  </section>
                  <Timeline
                    order={order}
                    now={loaderData.now}
                    noteKey={loaderData.key}
                    ownNotes={loaderData.ownNotes}
                    people={loaderData.people}
                  />
                  {order.mails && order.mails.length > 0 && <Mails order={order} mailKey={loaderData.key} />}
                </div>
                <Cards order={order} people={loaderData.people} />
              </div>
            </div>
            {panel === 'refund' && <RefundPanel data={loaderData} />}
            {panel === 'ship' && <ShipPanel order={order} />}
            {panel === 'cancel' && <CancelPanel order={order} />}
            {panel === 'edit' && (
              <EditPanel
                order={order}
                points={loaderData.points}
                typed={wrong?.typed}
                problems={wrong?.problems ?? []}
              />
            )}
          </div>
        )}
      </main>
    </>
  );
}
