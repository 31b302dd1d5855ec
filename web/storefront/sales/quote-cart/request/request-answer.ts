import type { ContactField } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';

/** Why a request was not sent, besides its fields. 'lost': no response, or an invalid one. */
export type RequestFailure = 'lost' | 'limited' | 'early' | 'stale' | 'website' | 'key_reused';

/** A request that was not sent: invalid fields, or the failure. */
export type RequestAnswer = {
  problems: { field: string; message: QuoteErrorKey }[];
  failure: RequestFailure | null;
  /** As typed, for browsers without JavaScript. */
  values: Partial<Record<ContactField | 'amount', string>>;
  /** Differs for each attempt, so that the same error is announced again. */
  at: number;
};

const ERROR = /^quote\.error\.\w+$/;

/** Reads a refusal of `POST /api/send-quote`: invalid fields, the honeypot, or another failure. */
export function readRefusal(status: number, body: unknown): Pick<RequestAnswer, 'problems' | 'failure'> {
  if (status === 429) return { problems: [], failure: 'limited' };
  if (status === 409) return { problems: [], failure: 'key_reused' };
  const details = (body as { error?: { details?: unknown } } | null)?.error?.details;
  const fields = Array.isArray(details) ? (details as { field: string; message: string }[]) : [];
  const trap = fields.find(({ field }) => field === 'stamp' || field === 'website');
  if (trap)
    return { problems: [], failure: trap.field === 'website' ? 'website' : (trap.message as 'early' | 'stale') };
  const problems = fields.filter(({ message }) => ERROR.test(message)) as RequestAnswer['problems'];
  return { problems, failure: problems.length > 0 ? null : 'lost' };
}
