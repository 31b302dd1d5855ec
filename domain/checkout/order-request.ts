import { z } from 'zod';
import { isPossibleId } from '../base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '../cart/cart-commands.ts';
import { lineId } from '../cart/cart-item.ts';
import { errorKey } from './checkout-errors.ts';
import { checkoutForm } from './checkout-form.ts';

/** The most lines one order may have: a whole pasted list of spare parts. */
export const MAX_LINES = 500;

const amountError = errorKey('checkout.error.amount');
const sizeError = errorKey('checkout.error.size');
const centimetres = z.int(sizeError).min(1, sizeError).max(1_000_000, sizeError);

/** The size of a line of goods cut to size; the product's own limits are judged with the catalog at hand. */
export const chosenSize = z.object(
  { identifier: z.literal('size', sizeError), widthCm: centimetres, lengthCm: centimetres },
  sizeError,
);

/** What is bought: skus, or sizes of a sku, each once, in whole pieces. */
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

/**
 * A request to place an order. `totalCents` is what the shopper saw, in cents including VAT and delivery; `payNowCents`
 * is what the shopper saw to be paid now, left out when that is all of it.
 * `idempotencyKey` is made once per cart: the same key with the same request is the same order.
 */
export const orderRequest = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, errorKey('checkout.error.text')),
  totalCents: z.int(errorKey('checkout.error.text')).min(0, errorKey('checkout.error.text')),
  payNowCents: z.int(errorKey('checkout.error.text')).min(0, errorKey('checkout.error.text')).optional(),
  lines: orderLines,
  form: checkoutForm,
});
export type OrderRequestInput = z.input<typeof orderRequest>;
export type OrderRequest = z.output<typeof orderRequest>;
