import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The message of a field of the quote's form; that of an empty field names the field. */
export const problemText = (t: T, field: string, message: QuoteErrorKey): string =>
  message === 'quote.error.required' ? t(`quote.error.required.${field as 'email'}`) : t(message);
