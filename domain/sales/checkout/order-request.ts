import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { MAX_CARDS } from '#domain/sales/gift-cards/split-among-cards.ts';
import { type CheckoutErrorKey, errorKey } from './checkout-errors.ts';
import { checkoutForm } from './checkout-form.ts';

/** The most lines of one order: enough for a pasted list of spare parts. */
export const MAX_LINES = 500;

const amountError = errorKey('checkout.error.amount');
const sizeError = errorKey('checkout.error.size');
const centimetres = z.int(sizeError).min(1, sizeError).max(1_000_000, sizeError);

/** The size of a line cut to size; the product's own limits are checked against the catalog. */
export const chosenSize = z.object(
  { identifier: z.literal('size', sizeError), widthCm: centimetres, lengthCm: centimetres },
  sizeError,
);

/** Ordered lines: each sku (and size) once, in whole units (cart-3). */
export const orderLines = z
  .array(
    z.object({
      sku: z.string(errorKey('checkout.error.lines')).refine(isPossibleId, errorKey('checkout.error.lines')),
      amount: z.int(amountError).min(MIN_AMOUNT, amountError).max(MAX_AMOUNT, amountError),
      customization: chosenSize.nullish(),
    }),
    errorKey('checkout.error.lines'),
  )
  .min(1, errorKey('checkout.error.lines'))
  .max(MAX_LINES, errorKey('checkout.error.lines'))
  .refine((lines) => new Set(lines.map(lineId)).size === lines.length, errorKey('checkout.error.lines'));

const cents = z.int(errorKey('checkout.error.text')).min(0, errorKey('checkout.error.text'));
/** A typed code or a token; blank counts as none. */
const code = (max: number, error: CheckoutErrorKey) =>
  z
    .string(errorKey(error))
    .trim()
    .max(max, errorKey(error))
    .nullish()
    .transform((value) => value || undefined);

const cardCodes = z.array(z.string(errorKey('checkout.error.giftCard')).trim().min(1).max(100));

/** Campaign code, gift card codes and quote token of an order. `giftCardCodes` pay after `giftCardCode`, in their order. */
export const orderCodes = z.object({
  campaignCode: code(100, 'checkout.error.campaign'),
  giftCardCode: code(100, 'checkout.error.giftCard'),
  giftCardCodes: cardCodes.max(MAX_CARDS - 1, errorKey('checkout.error.giftCards')).optional(),
  quote: code(100, 'checkout.error.quote'),
});
export type OrderCodes = z.output<typeof orderCodes>;

/**
 * A request to place an order. `totalCents` is the total that the shopper saw, in cents including VAT and delivery
 * (order-2). `payNowCents` is the part to pay now, left out when it equals the total; `toPayCents` is what of it the
 * gateway charges, left out without a gift card.
 * `idempotencyKey` is made once per cart: the same key with the same request gives the same order (order-1).
 */
export const orderRequest = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, errorKey('checkout.error.text')),
  totalCents: cents,
  payNowCents: cents.optional(),
  toPayCents: cents.optional(),
  ...orderCodes.shape,
  lines: orderLines,
  form: checkoutForm,
});
/** A request to order an accepted quote. The server takes the lines from the quote and ignores sent ones (quote-5). */
export const quoteOrderRequest = orderRequest.extend({
  lines: z
    .unknown()
    .optional()
    .transform((): [] => []),
});
export type OrderRequestInput = z.input<typeof orderRequest>;
export type OrderRequest = z.output<typeof orderRequest>;
