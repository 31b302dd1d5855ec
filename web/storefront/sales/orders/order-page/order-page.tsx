import type { ReactNode } from 'react';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { formatEuros } from '#domain/base/money.ts';
import { awaitsPayment, isPaid } from '#domain/sales/orders/order-status.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/sales/orders/account-orders/orders.module.css';
import { latePayment } from '#web/storefront/sales/orders/payment-state.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { OrderBill, OrderFacts } from '../order-details.tsx';
import { OrderRoad } from '../order-road.tsx';
import { paymentState } from '../payment-state.ts';
import { usePolling } from '../use-polling.ts';
import { AfterSale } from './after-sale.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAgain } from './order-again.tsx';
import { PayAgain } from './pay-again.tsx';
import type { PayProblem } from './pay-answer.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = {
  order: OrderView;
  problem: PayProblem | null;
  /** Links to the order's receipt, withdrawal and returns, which differ for guests and customers. */
  receipt: string;
  withdrawal: string;
  returns: string;
  /** Address of the form of reviews; null: nothing to review. */
  review: string | null;
  /** Above the heading: the link back to the orders. */
  back?: ReactNode;
};

/** One order: its state, its terms and its lines. Polls while a payment is open. */
export function OrderPage({ order, problem, receipt, withdrawal, returns, review, back }: Props) {
  const { t, locale } = useI18n();
  const payment = paymentState(order.status);
  const late = latePayment(order);
  usePolling(order.status === 'pending_payment');
  return (
    <>
      {back}
      <div className="head-row">
        <h1>{t('order.heading', { number: order.number })}</h1>
        <StatusBadge status={order.status} isInvoiced={order.invoice !== null} />
      </div>
      <div className={styles.state} role="status">
        <p>
          {late > 0
            ? t('order.lateText', { sum: formatEuros(late) })
            : t(order.invoice && order.status === 'paid' ? 'order.line.invoiced' : `order.line.${order.status}`)}
        </p>
        <p className="muted num">{t('order.placed', { date: momentText(order.placedAt, locale) })}</p>
      </div>
      <div className={styles.cols}>
        <div className="stack-6">
          {awaitsPayment(order.status) ? <PayAgain problem={problem} /> : null}
          <OrderRoad order={order} />
          <LateHelp order={order} />
          <AfterSale order={order} />
          <OrderFacts order={order} payment={payment} />
          <Contact order={order} />
          {awaitsPayment(order.status) ? null : <OrderAgain lines={order.lines} />}
          <OrderActions
            receipt={order.paidAt ? receipt : null}
            withdrawal={isPaid(order.status) && !order.company ? withdrawal : null}
            returns={returns}
            review={review}
          />
          <p className="muted">{t('order.help', { phone: unbroken(shop.phone) })}</p>
        </div>
        <OrderBill order={order} payment={payment} />
      </div>
    </>
  );
}

/** What to do when the promised days have passed (order-13). */
function LateHelp({ order }: { order: OrderView }) {
  const { t, locale } = useI18n();
  if (!order.delivery.isLate) return null;
  return (
    <Banner
      kind="warn"
      action={
        <ButtonLink look="link" size="s" to={links(locale).contact()}>
          {t('order.lateContact')}
        </ButtonLink>
      }
    >
      {t('order.lateOrder', { phone: unbroken(shop.phone) })}
    </Banner>
  );
}

/** Addresses of the invoice and the messages. */
function Contact({ order }: { order: OrderView }) {
  const { t } = useI18n();
  const { company, name, businessId, email, phone, reference, billingAddress: billing } = order;
  const lines = [
    company ? `${company}, ${name}` : name,
    businessId,
    billing && `${billing.name}, ${billing.street}, ${billing.postcode} ${billing.city}`,
    email,
    phone,
    reference && t('order.reference', { reference }),
  ];
  return (
    <section className={styles.contact}>
      <h2>{t('order.billing')}</h2>
      {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
    </section>
  );
}
