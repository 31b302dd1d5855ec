import { type ErrorCode, ShopError } from '#domain/base/error-codes.ts';

/** HTTP statuses of the protocol's errors, and their numbers in JSON-RPC. */
const errors = {
  invalid_request: [400, -32602],
  request_too_large: [400, -32602],
  invalid_profile_url: [400, -32001],
  profile_unreachable: [424, -32001],
  profile_malformed: [422, -32001],
  version_unsupported: [422, -32001],
  idempotency_conflict: [409, -32000],
  request_in_progress: [409, -32000],
  not_modifiable: [409, -32000],
  origin_refused: [403, -32000],
  not_found: [404, -32601],
  method_not_allowed: [405, -32601],
  payload_too_large: [413, -32600],
  unsupported_media_type: [415, -32600],
  rate_limited: [429, -32000],
  unavailable: [503, -32000],
  internal_error: [500, -32603],
} as const satisfies Record<string, readonly [status: number, rpc: number]>;

export type ProtocolCode = keyof typeof errors;

const codes: Partial<Record<ErrorCode, ProtocolCode>> = {
  'invalid-argument': 'invalid_request',
  'not-found': 'not_found',
  'method-not-allowed': 'method_not_allowed',
  'payload-too-large': 'payload_too_large',
  'unsupported-media-type': 'unsupported_media_type',
  'resource-exhausted': 'rate_limited',
  unavailable: 'unavailable',
};

/** A request that the protocol refuses before it is about goods; what a shop answers about goods is no error of this kind. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode;
  readonly retryAfter: number | null;
  constructor(code: ProtocolCode, content: string, retryAfter: number | null = null) {
    super(content);
    this.name = 'ProtocolError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
  get status() {
    return errors[this.code][0];
  }
  get rpcCode() {
    return errors[this.code][1];
  }
  get body() {
    return { code: this.code, content: this.message };
  }
}

/** An error of the shop as one of the protocol; null for a bug. */
export function asProtocolError(error: unknown): ProtocolError | null {
  if (error instanceof ProtocolError) return error;
  if (!(error instanceof ShopError)) return null;
  const known = codes[error.code];
  return known ? new ProtocolError(known, error.message) : null;
}
