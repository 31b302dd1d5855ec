import { useFetcher } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { awaitsPayment } from '#domain/sales/orders/order-status.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from '../order.module.css';
import type { orderAction } from '../order-actions.ts';
import { Result } from '../result.tsx';
import { OrderPanel } from './panel.tsx';

/** Cancels an order that was not sent; what is paid goes back. */
export function CancelPanel({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  // the dialog that asks for a fresh factor repeats the form
  const fetcher = useFetcher<typeof orderAction>();
  const stepUp = useStepUp(fetcher);
  const draft = useDraft(`order-cancel:${order.number}`);
  const isUnpaid = awaitsPayment(order.status);
  return (
    <OrderPanel title={t('cancel.title')}>
      <fetcher.Form method="post" className={styles.panel} ref={draft}>
        <input type="hidden" name="intent" value="cancel" />
        <div className="peek-b">
          <section className="sec form">
            {fetcher.state === 'idle' && <Result answer={fetcher.data} />}
            <Note tone="warn">
              {isUnpaid ? t('cancel.unpaid') : t('cancel.paid', { sum: formatEuros(order.refundable) })}
            </Note>
            {!isUnpaid && (
              <Field label={t('cancel.reason')}>
                {(control) => <input {...control} className="in" name="reason" maxLength={500} />}
              </Field>
            )}
          </section>
        </div>
        <div className="peek-f">
          <Button type="submit" look="danger">
            {t('cancel.do')}
          </Button>
        </div>
      </fetcher.Form>
      {stepUp}
    </OrderPanel>
  );
}
