import type { FieldErrorKey } from '#domain/base/field-errors.ts';

/** Message keys of quote validation, translated by the storefront. */
export const quoteErrors = [
  'quote.error.required',
  'quote.error.tooLong',
  'quote.error.text',
  'quote.error.email',
  'quote.error.phone',
  'quote.error.vatNumber',
  'quote.error.items',
  'quote.error.amount',
  'quote.error.tooMany',
  'quote.error.year',
  'quote.error.usage',
  'quote.error.condition',
  'quote.error.vehicleCode',
  'quote.error.photos',
] as const satisfies readonly FieldErrorKey<'quote'>[];
export type QuoteErrorKey = (typeof quoteErrors)[number];

/** An invalid form field and its message key. */
export type QuoteProblem<F extends string> = { field: F; message: QuoteErrorKey };
