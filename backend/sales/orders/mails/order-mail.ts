import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import type { VatRow } from '#domain/sales/cart/price-cart.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';

export type MailAddress = { street: string; postcode: string; city: string };

/** An order as its mails tell it; all money in cents including VAT, prices as paid. */
export type OrderMail = {
  id: string;
  number: OrderNumber;
  locale: Locale;
  placedAt: Date;
  /** The company pays by invoice later. */
  isInvoiced?: boolean;
  /** Path of the order's page for this customer, with what opens it, e.g. `/tilaus/…`; or null. */
  orderPath: string | null;
  /** Path of the legal withdrawal, filled in for this order. */
  withdrawalPath: string;
  /** The text of the code that the store scans at the hand-over; only for orders that are ready. */
  pickupCode?: string;
  contact: {
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    company?: string;
    businessId?: string;
    /** The customer's own reference. */
    reference?: string;
    einvoiceAddress?: string;
  };
  billingAddress: ({ name: string } & MailAddress) | null;
  lines: {
    sku: Sku;
    title: string;
    variationName: string;
    /** The id of its picture. */
    image: string | null;
    amount: number;
    unit: Cents;
    total: Cents;
    /** Percent, e.g. 25.5; 0 is the margin scheme. */
    vatRate: number;
    /** The size of goods cut to size. */
    customization: ChosenSize | null;
    /** Cannot come back once its seal is broken. */
    hygieneSealed?: boolean;
    /** Per piece, when only a deposit was paid. */
    deposit: Cents | null;
    /** Off the whole line; `total` is after it. */
    discount: Cents;
    /** Given with other goods. */
    isGift: boolean;
    /** What whoever picks it must know: ordered from its supplier, given with other goods, nothing to pick. */
    note?: 'spare_part' | 'gift' | 'service' | null;
    /** For the store: pieces in other stores, and pieces that no store has with their next delivery. */
    found?: { elsewhere: { store: string; qty: number }[]; missing: number; nextDelivery: string | null };
  }[];
  delivery: {
    /** The method's label in the order's locale. */
    label: string;
    labelFi: string;
    price: Cents;
    /** What a campaign of free delivery took off. */
    discount: Cents;
    officeFee: Cents;
    /** Home or business address; null when picked up. */
    address: MailAddress | null;
    servicePoint: ({ name: string } & MailAddress) | null;
    /** The store of a store pickup; null otherwise. */
    pickupStoreId: string | null;
    /** Delivery time as promised at the checkout, in the order's locale; or null. */
    promise: string | null;
  };
  /** The store that packs or hands out the order: gets the notification. */
  storeId: string;
  goods: Cents;
  /** What campaigns took off the lines, and their names in the order's locale. */
  discount: Cents;
  campaigns: string[];
  total: Cents;
  /** Paid when ordering, and still to be paid at the pickup. */
  payNow: Cents;
  dueLater: Cents;
  /** What gift cards paid of `payNow`, and each of them; `toPay` was paid otherwise. */
  giftCard: Cents;
  giftCards: { end: string; cents: Cents }[];
  toPay: Cents;
  vat: VatRow[];
  /** VAT of what was paid when ordering. */
  vatNow: VatRow[];
  /** As shown to the shopper, e.g. 'OP' or 'Visa'; null when unknown. */
  paymentMethod: string | null;
};

/** A link by which the store says one step of an order, once. */
export type StoreStepLink = { step: FulfilmentStep; url: string };
