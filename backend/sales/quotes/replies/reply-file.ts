import { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { MAX_ITEMS } from '#domain/sales/quotes/requested-items.ts';

/** Euros including VAT with at most two decimals, parsed to cents. */
const euros = z
  .number('give euros as a number, such as 79.90')
  .min(0, 'cannot be below zero')
  .max(1_000_000, 'is more than a million')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two decimals')
  .transform(centsFromEuros);

const words = (max: number) =>
  z
    .string('must be text')
    .trim()
    .max(max, `is longer than ${max} characters`)
    .refine((value) => !/(?![\n\t])\p{Cc}/u.test(value), 'holds characters nobody can see');

const line = z
  .strictObject({
    /** Of the catalog or a spare part; left out for work and the like. */
    sku: words(200).min(1).nullable().default(null),
    title: words(200).default(''),
    variation: words(200).default(''),
    amount: z.int('must be whole pieces').min(1).max(MAX_AMOUNT).nullable().default(null),
    price: euros,
    /** Percent. */
    vat: z.number().min(0).max(100).nullable().default(null),
  })
  .refine(({ sku, title }) => sku !== null || title !== '', {
    path: ['title'],
    error: 'is needed where no sku is given',
  });

/** The input of `npm run shop -- quotes reply` (docs/quotes.md). Prices are per unit, in euros including VAT. */
export const replyFile = z.strictObject({
  validUntil: z.iso.date('must be a day such as 2026-12-31'),
  words: words(MAX_MESSAGE).default(''),
  deliveryTime: words(200).default(''),
  delivery: z
    .strictObject({
      method: z.coerce.string().refine((id) => shippingMethod(id) !== undefined, 'is no delivery method of the shop'),
      price: euros,
    })
    .nullable()
    .default(null),
  /** A vehicle given in exchange: what it is, and the euros that it pays of the order at the pickup. */
  tradeIn: z
    .strictObject({
      title: words(200).min(1, 'is needed'),
      credit: euros.refine((cents) => cents > 0, 'has to be above zero'),
    })
    .nullable()
    .default(null),
  lines: z.array(line, 'list at least one line').min(1, 'list at least one line').max(MAX_ITEMS),
});
export type ReplyFile = z.output<typeof replyFile>;

/** Validates a reply file; every invalid field is reported by its path (`lines.0.price`). */
export function checkReply(input: unknown): Result<ReplyFile, 'invalid', FieldError[]> {
  const parsed = replyFile.safeParse(input, { error: schemaMessage });
  if (parsed.success) return ok(parsed.data);
  return fail(
    'invalid',
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'file', message })),
  );
}
