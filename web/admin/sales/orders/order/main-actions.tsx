import { Form } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { awaitsPayment } from '#domain/sales/orders/order-status.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';

type Step = { to: 'preparing' | 'ready_for_pickup' | 'completed'; text: 'act.prepare' | 'act.ready' | 'act.handOver' };

/** The next step of an order that one press takes; parcels have a panel of their own. */
function nextStep({ status, isPickup }: StaffOrder): Step | null {
  if (status === 'paid') return { to: 'preparing', text: 'act.prepare' };
  if (status === 'preparing' && isPickup) return { to: 'ready_for_pickup', text: 'act.ready' };
  return status === 'ready_for_pickup' ? { to: 'completed', text: 'act.handOver' } : null;
}

const CANCELLABLE = ['paid', 'preparing', 'ready_for_pickup'];

/** What can be done with the order now, by the rights of the person; the usual next step last. */
export function MainActions({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const { may, status, isPickup } = order;
  const step = may.fulfil ? nextStep(order) : null;
  const isUnpaid = awaitsPayment(status);
  const isSendable = may.fulfil && !isPickup && ['paid', 'preparing'].includes(status);
  return (
    <>
      <ButtonLink icon="printer" shortcut="P" className="wide" to={`/pakkaus/keruulista?tilaus=${order.number}`}>
        {t('order.print')}
      </ButtonLink>
      {may.cancel && (isUnpaid || CANCELLABLE.includes(status)) && (
        <ButtonLink className="wide" to="?panel=cancel">
          {t('act.cancel')}
        </ButtonLink>
      )}
      {may.refund && order.refundable > 0 && !isUnpaid && status !== 'cancelled' && (
        <ButtonLink icon="undo-2" shortcut="H" to="?panel=refund&notify=1">
          {t('act.refund')}
        </ButtonLink>
      )}
      {step && (
        <Form method="post">
          <input type="hidden" name="intent" value="mark" />
          <input type="hidden" name="to" value={step.to} />
          <Button type="submit" look={isSendable ? 'line' : 'primary'} shortcut="M">
            {t(step.text)}
          </Button>
        </Form>
      )}
      {isSendable && (
        <ButtonLink look="primary" icon="truck" shortcut="L" to="?panel=ship">
          {t('act.ship')}
        </ButtonLink>
      )}
    </>
  );
}
