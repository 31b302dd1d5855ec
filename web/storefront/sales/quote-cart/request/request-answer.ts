import type { ContactField } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';

/** What keeps a request from being sent besides its fields. 'lost': no answer, or one that makes no sense. */
export type RequestFailure = 'lost' | 'limited' | 'early' | 'stale' | 'website' | 'key_reused';

/** A request that was not sent: what to mend, or what went wrong. */
export type RequestAnswer = {
  problems: { field: string; message: QuoteErrorKey }[];
  failure: RequestFailure | null;
  /** As typed, for browsers without JavaScript. */
  values: Partial<Record<ContactField | 'amount', string>>;
  /** Another number at every try, so that the same answer twice is said twice. */
  at: number;
};

const ERROR = /^quote\.error\.\w+$/;

/** What a refusal of `POST /api/send-quote` means: fields to mend, a robot's trap, or something else. */
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
