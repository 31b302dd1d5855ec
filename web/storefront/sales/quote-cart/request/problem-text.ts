import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The message of a field's error; that of an empty field contains its name. */
export const problemText = (t: T, field: string, message: QuoteErrorKey): string =>
  message === 'quote.error.required' ? t(`quote.error.required.${field as 'email'}`) : t(message);
