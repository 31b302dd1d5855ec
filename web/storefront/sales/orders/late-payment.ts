import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { Cents } from '#domain/base/money.ts';

/** What came in for an order after it was cancelled and goes back to its payer; 0: nothing did. */
export const latePayment = ({ status, refunds }: Pick<OrderView, 'status' | 'refunds'>): Cents =>
  status === 'cancelled' ? refunds.filter(({ isSurplus }) => isSurplus).reduce((sum, { cents }) => sum + cents, 0) : 0;
