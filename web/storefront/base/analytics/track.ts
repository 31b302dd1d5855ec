import { useEffect, useRef } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';

/** The fields of a cart line that analytics uses; a `CartItem` fits. */
export type MeasuredLine = {
  sku: Sku;
  title: string;
  variationName: string;
  brands: readonly string[];
  categories: readonly string[];
  vatRate: number;
  amount: number;
  price: { price: Cents | null; finalPrice: { inclTax: Cents } };
};

type Lines = { items: readonly MeasuredLine[] };

/** Analytics events of a visit and their details (tag-1). `measure.ts` translates them to GA4. */
export type TrackedEvents = {
  add_to_cart: Lines;
  remove_from_cart: Lines;
  add_to_wishlist: { sku: Sku };
  begin_checkout: Lines & { coupon: string | null };
  add_shipping_info: Lines & { coupon: string | null; tier: string };
  add_payment_info: Lines & { coupon: string | null; type: string };
  sign_up: { method: string };
  generate_lead: { value: Cents | null };
};

/** Name of the window event that carries a tracked event. */
export const TRACK_EVENT = 'tracked';

/** Dispatches an analytics event on the window. Only the tags listen, and they load after consent. */
export function track<Name extends keyof TrackedEvents>(name: Name, about: TrackedEvents[Name]) {
  // unit tests of stores have no window
  globalThis.dispatchEvent?.(new CustomEvent(TRACK_EVENT, { detail: [name, about] }));
}

/** Tracks the event once for each value of `when`; an empty `when` tracks nothing. */
export function useTrackOnce<Name extends keyof TrackedEvents>(name: Name, about: TrackedEvents[Name], when: string) {
  const tracked = useRef('');
  useEffect(() => {
    if (!when || tracked.current === when) return;
    tracked.current = when;
    track(name, about);
  }, [name, about, when]);
}
