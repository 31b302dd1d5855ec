/** The one table of error codes: code → HTTP status (spec 8, functions codes). */
export const errorStatus = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  aborted: 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'resource-exhausted': 429,
  cancelled: 499,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
  'deadline-exceeded': 504,
} as const;

/** Codes of HTTP alone: the functions protocol has no name for them and says `invalid-argument`. */
export const httpOnlyCodes: readonly string[] = ['method-not-allowed', 'payload-too-large', 'unsupported-media-type'];

export type ErrorCode = keyof typeof errorStatus;

/**
 * One wrong field: `field` is the path in the input (`lines.0.amount`), `message` says what is expected or is a message
 * key. `code` is for programs; a message key has its own (`backend/platform/http-kit/field-errors.ts`).
 */
export type FieldError = { field: string; message: string; code?: string };

/** "This request ends here": thrown in handlers, turned into an answer in one place. */
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
