/** Message keys that the checks of quotes answer with; the storefront translates them. */
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
] as const;
export type QuoteErrorKey = (typeof quoteErrors)[number];

/** One wrong field of a form and what is wrong with it. */
export type QuoteProblem<F extends string> = { field: F; message: QuoteErrorKey };
