import { Form } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { carrierOf, carriers } from '#domain/sales/orders/tracking.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from '../order.module.css';
import { OrderPanel } from './panel.tsx';

/** A parcel of some of the lines; the rest waits. */
export function ShipPanel({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  // a sent parcel leaves other pieces to send
  const draft = useDraft(`order-ship:${order.number}:${order.lines.map(({ left }) => left).join('-')}`);
  const usual = carrierOf(shippingMethod(order.methodId)?.serviceProvider);
  return (
    <OrderPanel title={t('ship.title')}>
      <Form method="post" className={styles.panel} ref={draft}>
        <input type="hidden" name="intent" value="ship" />
        <input type="hidden" name="status" value={order.status} />
        <div className="peek-b">
          <section className="sec form">
            <ul className={styles.pieces}>
              {order.lines
                .filter(({ left }) => left > 0)
                .map(({ position, title, variation, left, missing }) => (
                  <li key={position}>
                    <span>
                      <b>{title}</b>
                      <small className="sub">
                        {[variation, missing > 0 && t('order.missing', { count: missing })].filter(Boolean).join(', ')}
                      </small>
                    </span>
                    <span className={styles.count}>
                      <input
                        className="in n"
                        type="number"
                        min={0}
                        max={left}
                        name={`pieces.${position}`}
                        defaultValue={Math.max(0, left - missing)}
                        aria-label={t('ship.pieces', { title })}
                      />
                      <small className="sub">{t('refund.of', { count: left })}</small>
                    </span>
                  </li>
                ))}
            </ul>
            <Field label={t('ship.carrier')}>
              {(control) => (
                <select {...control} className="sel" name="carrier" defaultValue={usual}>
                  {carriers.map((carrier) => (
                    <option key={carrier} value={carrier}>
                      {t(`carrier.${carrier}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('ship.tracking')} hint={t('ship.hint')}>
              {(control) => <input {...control} className="in" name="tracking" maxLength={100} autoComplete="off" />}
            </Field>
          </section>
        </div>
        <div className="peek-f">
          <Button type="submit" look="primary" shortcut="Control+Enter">
            {t('ship.do')}
          </Button>
        </div>
      </Form>
    </OrderPanel>
  );
}
