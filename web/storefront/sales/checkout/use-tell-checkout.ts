import { useTell } from '#web/storefront/base/analytics/use-tell.ts';
import type { Basket } from './basket/basket.ts';

/** Tells of the steps of a checkout: that it has begun, and each delivery and payment that is chosen. */
export function useTellCheckout({ items, codes }: Basket, methodId: string, paymentId: string) {
  const about = { items, coupon: codes.campaignCode };
  useTell('begin_checkout', about, 'begun');
  useTell('add_shipping_info', { ...about, tier: methodId }, methodId);
  useTell('add_payment_info', { ...about, type: paymentId }, paymentId);
}
