import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Badge, type BadgeKind } from '#web/ui/badge/badge.tsx';

/** Yellow: waiting for the customer. Green: in progress or done. Plain: ended. */
const kinds: Record<OrderStatus, BadgeKind> = {
  pending_payment: 'warn',
  payment_failed: 'warn',
  cancelled: 'plain',
  paid: 'ok',
  preparing: 'ok',
  shipped: 'ok',
  ready_for_pickup: 'ok',
  completed: 'plain',
  refunded: 'plain',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  return <Badge kind={kinds[status]}>{t(`order.state.${status}`)}</Badge>;
}
