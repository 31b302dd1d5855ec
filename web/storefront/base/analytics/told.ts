import type { Cents } from '#domain/base/money.ts';

/** A cart line as far as it is measured; a `CartItem` is one. */
export type MeasuredLine = {
  sku: string;
  title: string;
  variationName: string;
  brands: readonly string[];
  categories: readonly string[];
  vatRate: number;
  amount: number;
  price: { price: Cents | null; finalPrice: { inclTax: Cents } };
};

type Lines = { items: readonly MeasuredLine[] };

/** What pages tell of a visit, in the shop's own words; `measure.ts` says it in those of analytics. */
export type Told = {
  add_to_cart: Lines;
  remove_from_cart: Lines;
  add_to_wishlist: { sku: string };
  begin_checkout: Lines & { coupon: string | null };
  add_shipping_info: Lines & { coupon: string | null; tier: string };
  add_payment_info: Lines & { coupon: string | null; type: string };
  sign_up: { method: string };
  generate_lead: { value: Cents | null };
};

/** The event of the window that carries what was told. */
export const TOLD = 'told';
