import { useEffect } from 'react';
import { Form } from 'react-router';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import { isMarkedSignedIn, recheckSession } from '#web/storefront/base/session-check.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import styles from './order.module.css';
import { OrderBill, OrderFacts } from './order-details.tsx';
import { OrderRoad } from './order-road.tsx';
import { latePayment, type PaymentState } from './payment-state.ts';
import { settleCancelled, settlePaid } from './settle-cart.ts';
import { usePolling } from './use-polling.ts';

/** `payment` null: the order's state is hidden from a visitor with the number alone. */
type Props = { number: OrderNumber; payment: PaymentState | null; details: OrderView | null; isGuest: boolean };

/**
 * Thanks and the number for everybody; details only in the browser that placed the order or for its owner (order-3).
 * Polls while the payment is open.
 */
export function ThankYouPage({ isGuest, ...props }: Props) {
  const { number, payment, details } = props;
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
        <Head {...props} />
        {details && payment === 'paid' ? <WhatNext order={details} /> : null}
        {details && isGuest && (payment === 'paid' || payment === 'pending') ? <AccountOffer order={details} /> : null}
        {details && payment ? <OrderFacts order={details} payment={payment} /> : null}
      </div>
      {details && payment ? <OrderBill order={details} payment={payment} /> : null}
    </div>
  );
}

function WhatNext({ order }: { order: OrderView }) {
  const { t } = useI18n();
  return (
    <section className="stack">
      <h2>{t('order.next')}</h2>
      <OrderRoad order={order} />
    </section>
  );
}

/**
 * One press mails the link and the code that sign in; they make the account of an address that has none, and the order joins it
 * (order-12). The same words whether the address has an account or not (sign-in-2).
 */
function AccountOffer({ order }: { order: OrderView }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  if (!order.email) return null;
  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <h2 id="account-offer">{t('order.account.title')}</h2>
      <p>{t('order.account.text', { email: order.email })}</p>
      <Form method="post" action={to.signIn(to.order(order.number))}>
        <input type="hidden" name="email" value={order.email} />
        <Button type="submit" name="intent" value="link" look="outline">
          {t('order.account.button')}
        </Button>
      </Form>
    </section>
  );
}

const icons: Record<PaymentState, IconName> = {
  pending: 'clock',
  paid: 'check-circle',
  failed: 'alert',
  cancelled: 'alert',
  refunded: 'return',
};

function Head({ number, payment, details }: Omit<Props, 'isGuest'>) {
  const { t, locale } = useI18n();
  const { email = null, secret = null, dueLater = 0 } = details ?? {};
  const late = details ? latePayment(details) : 0;
  const to = links(locale);
  const isOff = payment === 'failed' || payment === 'cancelled';
  const text = () => {
    if (payment === 'pending') return t('order.pendingText');
    if (late > 0) return t('order.lateText', { sum: formatEuros(late) });
    if (isOff) return t('order.failedText');
    if (details?.invoice) return t('order.line.invoiced');
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
