/** A GA4 item (tag-1): money in euros without VAT, `price` after discounts. */
export type AnalyticsItem = {
  item_id: string;
  item_name?: string;
  item_brand?: string;
  item_variant?: string;
  item_category?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  discount?: number;
  quantity?: number;
};

export type Ecommerce = {
  currency?: 'EUR';
  /** Sum of all items in euros, without VAT and delivery. */
  value?: number;
  items?: AnalyticsItem[];
  [more: string]: unknown;
};

/** One push to the data layer. */
export type AnalyticsEvent = { event: string; ecommerce?: Ecommerce; [more: string]: unknown };

/** GA4 accepts at most this many items in one event. */
const MOST_ITEMS = 200;

/** A GA4 event about items; `value` is the sum of their prices. */
export function aboutItems(event: string, items: readonly AnalyticsItem[], more: Ecommerce = {}): AnalyticsEvent {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0);
  return {
    event,
    ecommerce: { currency: 'EUR', value: cents / 100, ...more, items: items.slice(0, MOST_ITEMS) },
  };
}
