/** The hosted engine did not answer as it should; `status` 0 when it did not answer at all (spec 8). */
export class HostedFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'HostedFailure';
    this.status = status;
  }
}

/** It failed just now and is left alone for a while. */
export class EngineRests extends HostedFailure {
  constructor() {
    super(0, 'left alone for a while after failures');
    this.name = 'EngineRests';
  }
}

type Answer = { status?: unknown; content?: unknown };

const shortened = (text: unknown) => String(text).slice(0, 200);

/**
 * What a thrown error of the engine's client says: the last answer it got, not its own words. Status 0 carries
 * 'Connection timeout', 'Socket timeout' or 'Network request failed'.
 */
export function hostedFailure(error: unknown): HostedFailure {
  if (error instanceof HostedFailure) return error;
  const { status, message, stackTrace } = error as { status?: unknown; message?: unknown; stackTrace?: unknown };
  if (typeof status === 'number') return new HostedFailure(status, shortened(message));
  const last = (Array.isArray(stackTrace) ? stackTrace.at(-1)?.response : undefined) as Answer | undefined;
  if (typeof last?.status === 'number')
    return new HostedFailure(last.status, shortened(last.status === 0 ? last.content : `HTTP ${last.status}`));
  return new HostedFailure(200, `Not the answer of a search engine: ${shortened(message)}`);
}
