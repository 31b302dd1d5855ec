import { SourceFailed } from './client.ts';

const FAILURES = 5;
const PAUSE_MS = 10_000;

/**
 * Stops asking a service that keeps failing: after five failures in a row everything fails at once for ten seconds, then
 * one question is let through, and its answer decides. Pages then do not wait for a time-out each.
 */
export function createBreaker(now: () => Date): <T>(asking: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;
  return async (asking) => {
    if (failures >= FAILURES && (isTrying || now().getTime() < pausedUntil))
      throw new SourceFailed('is not asked for a while: it kept failing');
    isTrying = failures >= FAILURES;
    try {
      const answer = await asking();
      failures = 0;
      return answer;
    } catch (error) {
      failures++;
      pausedUntil = now().getTime() + PAUSE_MS;
      throw error;
    } finally {
      isTrying = false;
    }
  };
}
