import { useEffect } from 'react';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import { isMarkedSignedIn, recheckSession } from '#web/storefront/base/session-check.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import styles from './order.module.css';
import { OrderBill, OrderFacts } from './order-details.tsx';
import type { PaymentState } from './payment-state.ts';
import { latePayment } from './payment-state.ts';
import { settleCancelled, settlePaid } from './settle-cart.ts';
import { usePolling } from './use-polling.ts';

/** `payment` null: the order's state is hidden from a visitor with the number alone. */
type Props = { number: OrderNumber; payment: PaymentState | null; details: OrderView | null };

/**
 * Thanks and the number for everybody; details only in the browser that placed the order or for its owner (order-3).
 * Polls while the payment is open.
 */
export function ThankYouPage({ number, payment, details }: Props) {
  usePolling(payment === 'pending');
  useEffect(() => {
    if (payment === 'paid') {
      settlePaid(number);
      if (isMarkedSignedIn()) recheckSession();
    }
    if (payment === 'cancelled') settleCancelled(number);
  }, [number, payment]);
  return (
    <div className={classes('wrap', styles.thanks)}>
      <div className="stack-6">
        <Head number={number} payment={payment} details={details} />
        {details && payment ? <OrderFacts order={details} payment={payment} /> : null}
      </div>
      {details && payment ? <OrderBill order={details} payment={payment} /> : null}
    </div>
  );
}

const icons: Record<PaymentState, IconName> = {
  pending: 'clock',
  paid: 'check-circle',
  failed: 'alert',
  cancelled: 'alert',
  refunded: 'return',
};

function Head({ number, payment, details }: Props) {
  const { t, locale } = useI18n();
  const { email = null, secret = null, dueLater = 0 } = details ?? {};
  const late = details ? latePayment(details) : 0;
  const to = links(locale);
  const isOff = payment === 'failed' || payment === 'cancelled';
  const text = () => {
    if (payment === 'pending') return t('order.pendingText');
    if (late > 0) return t('order.lateText', { sum: formatEuros(late) });
    if (isOff) return t('order.failedText');
    if (email && dueLater > 0) return t('order.depositTextTo', { email });
    return email ? t('order.paidTextTo', { email }) : t('order.paidText');
  };
  const title = () => {
    if (payment === 'pending') return t('order.thanksPending');
    if (payment === 'cancelled') return t('order.cancelled');
    return t(isOff ? 'order.failed' : 'order.thanks');
  };
  return (
    <div className={styles.thanksHead}>
      <Icon name={icons[payment ?? 'paid']} />
      <div role="status" className="stack-2">
        <h1>{title()}</h1>
        <p className={styles.thanksNumber}>{t('order.number', { number })}</p>
        {details ? <p>{text()}</p> : null}
      </div>
      {details === null ? <p className="muted">{t('order.publicText')}</p> : null}
      <p className="muted">{t('order.help', { phone: unbroken(shop.phone) })}</p>
      <div className={styles.orderActions}>
        {isOff ? (
          <ButtonLink look="primary" to={to.cart()}>
            {t('order.toCart')}
          </ButtonLink>
        ) : null}
        {secret ? (
          <ButtonLink look={isOff ? 'outline' : 'primary'} to={to.guestOrder(secret)}>
            {t(payment === 'paid' ? 'order.open' : 'order.see')}
          </ButtonLink>
        ) : null}
        {isOff ? null : (
          <ButtonLink look="outline" to={to.home()}>
            {t('order.continue')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
