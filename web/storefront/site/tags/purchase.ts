import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { orderItem } from './analytics-items.ts';

const KEY = 'measured-orders';
const KEPT = 50;

function measured(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((number) => typeof number === 'string') : [];
  } catch {
    return [];
  }
}

/** True once per order in this browser, across tabs and visits (tag-1). */
export function isFirstTime(number: OrderNumber): boolean {
  const before = measured();
  if (before.includes(number)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, number].slice(-KEPT)));
    return true;
  } catch {
    // without storage every view would count
    return false;
  }
}

/** A paid order, without VAT except in `tax`, so that `value + shipping + tax` is the amount paid. */
export function purchase(order: OrderView): AnalyticsEvent {
  const tax = order.vat.reduce((sum, row) => sum + row.vat, 0);
  const lines = order.lines.reduce((sum, line) => sum + netOf(line.total, line.vatRate), 0);
  // lines are rounded separately: a free delivery must be 0, not a cent
  const value = order.shipping + order.officeFee === 0 ? order.total - tax : lines;
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.number,
      currency: 'EUR',
      value: eurosFromCents(value),
      tax: eurosFromCents(tax),
      shipping: eurosFromCents(order.total - tax - value),
      ...(order.campaigns.length > 0 && { coupon: order.campaigns.join(', ') }),
      items: order.lines.map(orderItem),
    },
  };
}

/** An order that was refunded in full. */
export const refund = ({ number }: Pick<OrderView, 'number'>): AnalyticsEvent => ({
  event: 'refund',
  ecommerce: { transaction_id: number },
});
