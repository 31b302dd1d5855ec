import { Link } from 'react-router';
import type { OrderView } from '#backend/orders/order-view.ts';
import { awaitsPayment } from '#domain/orders/order-status.ts';
import { shop } from '#shop.config';
import { OrderBill, OrderFacts } from '#storefront/features/order/order-details.tsx';
import { paymentState } from '#storefront/features/order/payment-state.ts';
import { usePolling } from '#storefront/features/order/use-polling.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { momentText } from '#storefront/i18n/moments.ts';
import { unbroken } from '#storefront/i18n/unbroken.ts';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { AccountText } from '../form/form-answer.ts';
import { OrderAgain } from './order-again.tsx';
import { PayAgain } from './pay-again.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { order: OrderView; problem: AccountText | null };

/** One order: where it is, what was agreed, what was bought. Waits for an open payment by itself. */
export function OrderPage({ order, problem }: Props) {
  const { t, locale } = useI18n();
  const payment = paymentState(order.status);
  usePolling(order.status === 'pending_payment');
  return (
    <>
      <Link className="account-back" to={links(locale).orders()}>
        <Icon name="arrow-left" small />
        {t('account.order.all')}
      </Link>
      <div className="account-head">
        <h1>{t('account.orders.number', { number: order.number })}</h1>
        <StatusBadge status={order.status} />
      </div>
      <div className="order-state" role="status">
        <p>{t(`account.order.line.${order.status}`)}</p>
        <p className="muted num">{t('account.order.placed', { date: momentText(order.placedAt, locale) })}</p>
      </div>
      <div className="order-cols">
        <div className="stack-6">
          <OrderFacts order={order} payment={payment} />
          <section className="order-contact">
            <h2>{t('account.order.billing')}</h2>
            <p>
              {order.company ? `${order.company}, ${order.name}` : order.name}
              <br />
              {order.email}
              {order.phone ? (
                <>
                  <br />
                  <span className="num">{order.phone}</span>
                </>
              ) : null}
            </p>
          </section>
          {awaitsPayment(order.status) ? <PayAgain problem={problem} /> : <OrderAgain lines={order.lines} />}
          <p className="muted">{t('order.help', { phone: unbroken(shop.phone) })}</p>
        </div>
        <OrderBill order={order} payment={payment} />
      </div>
    </>
  );
}
