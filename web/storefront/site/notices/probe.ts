const TIMEOUT_MS = 5_000;

/** Checks whether the backend responds; rejects when it does not. */
export const probe = (ask: typeof fetch = fetch): Promise<Response> =>
  ask('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
