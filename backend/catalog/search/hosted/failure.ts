import { fieldsOf } from '#domain/base/records.ts';

/** The hosted engine gave an error or no response; `status` is 0 without a response (search-5). */
export class HostedFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'HostedFailure';
    this.status = status;
  }
}

/** The circuit is open after recent failures. */
export class CircuitOpen extends HostedFailure {
  constructor() {
    super(0, 'left alone for a while after failures');
    this.name = 'CircuitOpen';
  }
}

type Answer = { status?: unknown; content?: unknown };

const shortened = (text: unknown) => String(text).slice(0, 200);

/**
 * Converts an error of the engine's client: uses the last response, not the client's own message. Status 0 has
 * 'Connection timeout', 'Socket timeout' or 'Network request failed' (search-5).
 */
export function hostedFailure(error: unknown): HostedFailure {
  if (error instanceof HostedFailure) return error;
  const { status, stackTrace } = fieldsOf(error);
  const message = error instanceof Error ? error.message : error;
  if (typeof status === 'number') return new HostedFailure(status, shortened(message));
  const last = (Array.isArray(stackTrace) ? stackTrace.at(-1)?.response : undefined) as Answer | undefined;
  if (typeof last?.status === 'number')
    return new HostedFailure(last.status, shortened(last.status === 0 ? last.content : `HTTP ${last.status}`));
  return new HostedFailure(200, `Not the answer of a search engine: ${shortened(message)}`);
}
