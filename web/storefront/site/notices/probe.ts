const TIMEOUT_MS = 5_000;

/** Asks the shop for a sign of life; rejects without one. */
export const probe = (ask: typeof fetch = fetch): Promise<Response> =>
  ask('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
