import type { EnquiryField } from '#domain/sales/quotes/part-enquiry.ts';
import type { ContactField } from '#domain/sales/quotes/quote-contact.ts';
import { type QuoteErrorKey, quoteErrors } from '#domain/sales/quotes/quote-errors.ts';
import type { TradeField } from '#domain/sales/quotes/trade-in-request.ts';
import type { BackendError } from '#web/storefront/base/functions-client/call-backend.ts';

/** Why a request was not sent, besides its fields. 'lost': no response, or an invalid one. */
export type RequestFailure = 'lost' | 'limited' | 'early' | 'stale' | 'website' | 'key_reused';

/** A request that was not sent: invalid fields, or the failure. */
export type RequestAnswer = {
  problems: { field: string; message: QuoteErrorKey }[];
  failure: RequestFailure | null;
  /** As typed, for browsers without JavaScript. */
  values: Partial<Record<ContactField | TradeField | EnquiryField | 'amount' | 'tradeIn', string>>;
  /** Differs for each attempt, so that the same error is announced again. */
  at: number;
};

type Field = { field: string; code: string };
const isField = (one: unknown): one is Field =>
  typeof one === 'object' && one !== null && 'field' in one && 'code' in one && typeof one.code === 'string';

/** The message key of an error code: `too_long` is `quote.error.tooLong`. */
const keyOf = (code: string): QuoteErrorKey | undefined =>
  quoteErrors.find(
    (key) => key === `quote.error.${code.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  );

/** Reads a refusal of `POST /api/send-quote`: invalid fields, the honeypot, or another failure. */
export function readRefusal({
  status,
  details,
}: Pick<BackendError, 'status' | 'details'>): Pick<RequestAnswer, 'problems' | 'failure'> {
  if (status === 429) return { problems: [], failure: 'limited' };
  if (status === 409) return { problems: [], failure: 'key_reused' };
  const fields = Array.isArray(details) ? details.filter(isField) : [];
  const trap = fields.find(({ field }) => field === 'stamp' || field === 'website');
  if (trap?.field === 'website') return { problems: [], failure: 'website' };
  if (trap) return { problems: [], failure: trap.code === 'early' ? 'early' : 'stale' };
  const problems = fields.flatMap(({ field, code }) => {
    const message = keyOf(code);
    return message ? [{ field, message }] : [];
  });
  return { problems, failure: problems.length > 0 ? null : 'lost' };
}
