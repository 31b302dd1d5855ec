import { eurosFromCents } from '#domain/base/money.ts';
import { type AnalyticsEvent, aboutItems } from '#web/storefront/base/analytics/analytics-event.ts';
import type { TrackedEvents } from '#web/storefront/base/analytics/track.ts';
import { lineItem } from './analytics-items.ts';

type Measure = { [Name in keyof TrackedEvents]: (about: TrackedEvents[Name]) => AnalyticsEvent };

const coupon = (code: string | null) => (code ? { coupon: code } : {});
const lines = (event: string, { items }: TrackedEvents['add_to_cart'], more = {}) =>
  aboutItems(event, items.map(lineItem), more);

/** GA4 events of the tracked events (tag-1). */
export const measure: Measure = {
  add_to_cart: (about) => lines('add_to_cart', about),
  remove_from_cart: (about) => lines('remove_from_cart', about),
  add_to_wishlist: ({ sku }) => ({ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: sku, quantity: 1 }] } }),
  begin_checkout: (about) => lines('begin_checkout', about, coupon(about.coupon)),
  add_shipping_info: (about) =>
    lines('add_shipping_info', about, { shipping_tier: about.tier, ...coupon(about.coupon) }),
  add_payment_info: (about) => lines('add_payment_info', about, { payment_type: about.type, ...coupon(about.coupon) }),
  sign_up: ({ method }) => ({ event: 'sign_up', method }),
  generate_lead: ({ value }) => ({
    event: 'generate_lead',
    ...(value !== null && { currency: 'EUR', value: eurosFromCents(value) }),
  }),
};
