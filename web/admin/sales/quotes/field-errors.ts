import type { FieldError } from '#domain/base/error-codes.ts';
import type fi from '#web/messages/admin/fi/quotes.ts';

type ErrorKey = Extract<keyof typeof fi, `quotes.error.${string}`>;

const KEYS: Record<string, ErrorKey> = {
  price: 'quotes.error.price',
  amount: 'quotes.error.amount',
  title: 'quotes.error.title',
  sku: 'quotes.error.sku',
  lines: 'quotes.error.lines',
  validUntil: 'quotes.error.validUntil',
  credit: 'quotes.error.credit',
  delivery: 'quotes.error.delivery',
  words: 'quotes.error.words',
  email: 'quotes.error.email',
};

/** The text of the first error of a field; Null when there is none. */
export function errorOf(errors: readonly FieldError[], field: string): ErrorKey | null {
  const error = errors.find((one) => one.field === field);
  if (!error) return null;
  if (error.message === 'quote.error.required' || field === 'tradeIn.title') return 'quotes.error.required';
  return KEYS[field.split('.').at(-1) ?? ''] ?? 'quotes.error.field';
}
