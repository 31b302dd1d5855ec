import { useTrackOnce } from '#web/storefront/base/analytics/track.ts';
import type { Basket } from './basket/basket.ts';

/** Tracks the steps of a checkout: its start, and each chosen delivery and payment. */
export function useTellCheckout({ items, codes }: Basket, methodId: string, paymentId: string) {
  const about = { items, coupon: codes.campaignCode };
  useTrackOnce('begin_checkout', about, 'begun');
  useTrackOnce('add_shipping_info', { ...about, tier: methodId }, methodId);
  useTrackOnce('add_payment_info', { ...about, type: paymentId }, paymentId);
}
