import type { ContactField } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteErrorKey } from '#domain/sales/quotes/quote-errors.ts';
import type { BackendError } from '#web/storefront/base/functions-client/call-backend.ts';

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

type Field = { field: string; message: string };
const isField = (one: unknown): one is Field =>
  typeof one === 'object' && one !== null && 'field' in one && 'message' in one;
const isProblem = (field: Field): field is RequestAnswer['problems'][number] => ERROR.test(field.message);

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
  if (trap) return { problems: [], failure: trap.message === 'early' ? 'early' : 'stale' };
  const problems = fields.filter(isProblem);
  return { problems, failure: problems.length > 0 ? null : 'lost' };
}
