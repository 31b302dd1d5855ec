import { Link } from 'react-router';
import type { OrderRow } from '#backend/sales/orders/customer/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { StatusBadge } from '../order-page/status-badge.tsx';
import styles from './orders.module.css';

/** Orders, the latest first; each row links to its order. */
export function OrderRows({ orders }: { orders: readonly OrderRow[] }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <ul className={styles.rows} aria-label={t('account.orders.list')}>
      {orders.map(({ number, placedAt, status, isInvoiced, total, pieces, firstImage, firstTitle, lines }) => (
        <li key={number} className={styles.row}>
          <span className={styles.pic}>
            <Picture image={firstImage ? { id: firstImage } : null} sizes="4rem" alt="" />
          </span>
          <div className={styles.what}>
            <Link to={to.order(number)}>{t('account.orders.number', { number })}</Link>
            <span className="muted num">
              {dateText(placedAt, locale)}, {t('account.orders.pieces', { count: pieces })}
            </span>
            <span className={classes('muted', styles.goods)}>
              {firstTitle}
              {lines > 1 ? ` ${t('account.orders.more', { count: lines - 1 })}` : ''}
            </span>
          </div>
          <StatusBadge status={status} isInvoiced={isInvoiced} />
          <b className={classes('num', styles.sum)}>{formatEuros(total)}</b>
          <Icon name="chevron-right" small />
        </li>
      ))}
    </ul>
  );
}
