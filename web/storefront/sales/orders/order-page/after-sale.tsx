import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type Carrier, carrierName } from '#domain/sales/orders/tracking.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import styles from '#web/storefront/sales/orders/account-orders/orders.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';

const nameOf = (line: OrderView['lines'][number] | undefined) =>
  [line?.title, line?.variationName].filter(Boolean).join(', ');

/** Events of a paid order: goods that are awaited (order-16), parcels (order-9), refunds, a withdrawal. */
export function AfterSale({ order }: { order: OrderView }) {
  const { t, locale } = useI18n();
  const { awaited, shipments, refunds, withdrawals } = order;
  const named = (carrier: Carrier) => (carrier === 'other' ? t('order.otherCarrier') : carrierName(carrier));
  return (
    <>
      {withdrawals.map(({ id, at }) => (
        <Banner key={id} kind="info">
          {t('order.withdrawn', { time: momentText(at, locale) })}
        </Banner>
      ))}
      {awaited.length > 0 ? (
        <section className={styles.contact}>
          <h2>{t('order.awaited')}</h2>
          {awaited.map(({ position, amount, day }) => (
            <p key={position}>
              {`${amount} × ${nameOf(order.lines[position])}`}
              <br />
              <span className="muted">
                {t(day < order.today ? 'order.awaitedLate' : 'order.awaitedOn', { date: dateText(day, locale) })}
              </span>
            </p>
          ))}
        </section>
      ) : null}
      {shipments.length > 0 ? (
        <section className={styles.contact}>
          <h2>{t('order.tracking')}</h2>
          {shipments.map(({ carrier, trackingCode, link, at, lines }) => (
            <p key={`${at} ${carrier} ${trackingCode}`}>
              {link ? (
                <a href={link} rel="noopener">
                  {t('order.track', { carrier: named(carrier), code: trackingCode ?? '' })}
                </a>
              ) : (
                [named(carrier), trackingCode].filter(Boolean).join(' ')
              )}
              <br />
              <span className="muted">{t('order.shippedOn', { date: dateText(at, locale) })}</span>
              {lines.map(({ position, amount }) => (
                <span key={position}>
                  <br />
                  {`${amount} × ${nameOf(order.lines[position])}`}
                </span>
              ))}
            </p>
          ))}
        </section>
      ) : null}
      {refunds.length > 0 ? (
        <section className={styles.contact}>
          <h2>{t('order.refunds')}</h2>
          {refunds.map(({ id, cents, at, isDone, isSurplus }) => (
            <p key={id} className="num">
              {t(`order.${isSurplus ? 'surplus' : 'refund'}${isDone ? 'Done' : 'Coming'}`, {
                sum: formatEuros(cents),
                date: dateText(at, locale),
              })}
            </p>
          ))}
        </section>
      ) : null}
    </>
  );
}
