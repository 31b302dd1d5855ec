import type { FieldErrorKey } from '#domain/base/field-errors.ts';

/** Message keys of the checkout schema, translated by the storefront. */
export const checkoutErrors = [
  'checkout.error.required',
  'checkout.error.tooLong',
  'checkout.error.text',
  'checkout.error.email',
  'checkout.error.phone',
  'checkout.error.postcode',
  'checkout.error.country',
  'checkout.error.businessId',
  'checkout.error.einvoice',
  'checkout.error.einvoiceOperator',
  'checkout.error.deliveryMethod',
  'checkout.error.servicePoint',
  'checkout.error.paymentMethod',
  'checkout.error.invoice',
  'checkout.error.amount',
  'checkout.error.size',
  'checkout.error.lines',
  'checkout.error.tooMuch',
  'checkout.error.bot',
  'checkout.error.key',
  'checkout.error.campaign',
  'checkout.error.campaignUsed',
  'checkout.error.giftCard',
  'checkout.error.giftCards',
  'checkout.error.giftCardUsed',
  'checkout.error.tries',
  'checkout.error.quote',
  'checkout.error.quoteExpired',
  'checkout.error.quoteOrdered',
] as const satisfies readonly FieldErrorKey<'checkout'>[];
export type CheckoutErrorKey = (typeof checkoutErrors)[number];

/** Returns the key unchanged; the type checks it against the list. */
export const errorKey = (key: CheckoutErrorKey): CheckoutErrorKey => key;
