import type { OrderView } from '#backend/orders/shown/order-view.ts';
import { orderRoad } from '#domain/orders/order-road.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';

/** How far a paid order has come. */
export function OrderRoad({ order }: { order: OrderView }) {
  const { t } = useI18n();
  const road = orderRoad(order.status, order.delivery.pickupStoreId !== null);
  if (!road) return null;
  return (
    <ol className="order-road" aria-label={t('order.road')}>
      {road.steps.map((step, index) => (
        <li
          key={step}
          className={index <= road.at ? 'is-done' : undefined}
          aria-current={index === road.at ? 'step' : undefined}
        >
          {t(`order.state.${step}`)}
        </li>
      ))}
    </ol>
  );
}
