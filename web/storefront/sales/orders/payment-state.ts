import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** What a shopper needs to know of an order's status right after paying. */
export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';

export function paymentState(status: OrderStatus): PaymentState {
  if (status === 'pending_payment') return 'pending';
  if (status === 'payment_failed') return 'failed';
  return status === 'cancelled' || status === 'refunded' ? status : 'paid';
}
