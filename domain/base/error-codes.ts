/** Error codes and their HTTP statuses (callable-1). */
export const errorStatus = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  aborted: 409,
  'precondition-failed': 412,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'unprocessable-content': 422,
  'resource-exhausted': 429,
  cancelled: 499,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
  'deadline-exceeded': 504,
} as const;

/** Codes that the callable protocol lacks; callables respond with `invalid-argument` instead. */
export const httpOnlyCodes: readonly string[] = [
  'method-not-allowed',
  'precondition-failed',
  'payload-too-large',
  'unsupported-media-type',
  'unprocessable-content',
];

export type ErrorCode = keyof typeof errorStatus;

/**
 * An invalid field: `field` is its path in the input (`lines.0.amount`), `message` describes the expected value or is a
 * message key. `code` is for programs; each message key has one.
 */
export type FieldError = { field: string; message: string; code?: string };

/** An expected failure of a request. Handlers throw it; one error handler turns it into a response. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  constructor(code: ErrorCode, message: string, fields: FieldError[] = []) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
    this.fields = fields;
  }
  get status() {
    return errorStatus[this.code];
  }
}
