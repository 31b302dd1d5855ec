import { SourceError } from './client.ts';

const FAILURES = 5;
const PAUSE_MS = 10_000;

/**
 * A circuit breaker: after five failures in a row all calls fail at once for ten seconds, then one call is let through and
 * its result decides. Pages then do not each wait for a timeout.
 */
export function createCircuitBreaker(now: () => Date): <T>(call: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;
  return async (call) => {
    if (failures >= FAILURES && (isTrying || now().getTime() < pausedUntil))
      throw new SourceError('is not called after repeated failures');
    isTrying = failures >= FAILURES;
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      failures++;
      pausedUntil = now().getTime() + PAUSE_MS;
      throw error;
    } finally {
      isTrying = false;
    }
  };
}
