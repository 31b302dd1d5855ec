import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** The state of an order's payment, for the pages after paying (order-4). */
export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';

export function paymentState(status: OrderStatus): PaymentState {
  if (status === 'pending_payment') return 'pending';
  if (status === 'payment_failed') return 'failed';
  return status === 'cancelled' || status === 'refunded' ? status : 'paid';
}

/** Amount received after an order was cancelled and refunded to the payer (payment-3), in cents; 0 without one. */
export const latePayment = ({ status, refunds }: Pick<OrderView, 'status' | 'refunds'>): Cents =>
  status === 'cancelled' ? refunds.filter(({ isSurplus }) => isSurplus).reduce((sum, { cents }) => sum + cents, 0) : 0;
