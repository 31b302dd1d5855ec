import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { Cents } from '#domain/base/money.ts';

/** Amount received after an order was cancelled and refunded to the payer (payment-3), in cents; 0 without one. */
export const latePayment = ({ status, refunds }: Pick<OrderView, 'status' | 'refunds'>): Cents =>
  status === 'cancelled' ? refunds.filter(({ isSurplus }) => isSurplus).reduce((sum, { cents }) => sum + cents, 0) : 0;
