import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** The state of an order's payment, for the pages after paying (order-4). */
export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';

export function paymentState(status: OrderStatus): PaymentState {
  if (status === 'pending_payment') return 'pending';
  if (status === 'payment_failed') return 'failed';
  return status === 'cancelled' || status === 'refunded' ? status : 'paid';
}
