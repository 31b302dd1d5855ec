import { errorStatus, httpOnlyCodes } from '#domain/base/error-codes.ts';
import { fieldsOf } from '#domain/base/records.ts';

/** Error codes by HTTP status (callable-1). */
const codes = new Map(
  Object.entries(errorStatus)
    .filter(([code]) => !httpOnlyCodes.includes(code))
    .map(([code, status]) => [Number(status), code]),
);

/** Statuses of the protocol that no HTTP status maps to. */
const named = new Set([
  ...codes.values(),
  'ok',
  'unknown',
  'already-exists',
  'failed-precondition',
  'out-of-range',
  'data-loss',
]);

/** A failed call: `code` is one of callable-1; `details` holds the invalid fields when the function names them. */
export class FunctionsError extends Error {
  readonly code: string;
  readonly details: unknown;
  constructor(code: string, message: string, details: unknown = null) {
    super(message);
    this.name = 'FunctionsError';
    this.code = code;
    this.details = details;
  }
}

/** The failure in a response, or null. The error in the body wins over the HTTP status, even over 200. */
export function failureOf(status: number, body: unknown): FunctionsError | null {
  const error = fieldsOf(fieldsOf(body).error);
  const isWell = status >= 200 && status < 300;
  if (typeof error.status === 'string') {
    const code = error.status.toLowerCase().replaceAll('_', '-');
    if (code === 'ok') return null;
    if (!named.has(code)) return new FunctionsError('internal', `Unknown backend error status: ${error.status}`);
    return new FunctionsError(code, String(error.message ?? code), error.details);
  }
  if (isWell) return null;
  const code = status === 0 ? 'internal' : (codes.get(status) ?? 'unknown');
  return new FunctionsError(code, typeof error.message === 'string' ? error.message : code, error.details);
}
