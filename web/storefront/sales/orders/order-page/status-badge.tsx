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

/** `isInvoiced`: the company pays later, so nothing says that it is paid (decision 0087). */
export function StatusBadge({ status, isInvoiced }: { status: OrderStatus; isInvoiced: boolean }) {
  const { t } = useI18n();
  return (
    <Badge kind={kinds[status]}>
      {t(isInvoiced && status === 'paid' ? 'order.state.invoiced' : `order.state.${status}`)}
    </Badge>
  );
}
