import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { orderProgress } from '#domain/sales/orders/order-status.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/orders/order.module.css';

/** Progress of a paid order (order-4). */
export function OrderRoad({ order }: { order: OrderView }) {
  const { t } = useI18n();
  const road = orderProgress(order.status, order.delivery.pickupStoreId !== null);
  if (!road) return null;
  return (
    <ol className={styles.orderRoad} aria-label={t('order.road')}>
      {road.steps.map((step, index) => (
        <li
          key={step}
          className={index <= road.at ? styles.isDone : undefined}
          aria-current={index === road.at ? 'step' : undefined}
        >
          {t(`order.state.${step}`)}
        </li>
      ))}
    </ol>
  );
}
