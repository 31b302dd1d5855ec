/** Failures one after another before the engine is left alone for a while. */
const FAILURES = 2;
const REST_MS = 15_000;

export type BreakerState = { resting: boolean; failures: number };

/**
 * Spares every request the wait for an engine that is down: after two failures in a row nobody asks for 15 seconds,
 * then one request tries it and the others go on without until it has answered.
 */
export function createBreaker(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  let trying = false;
  const isOpen = () => failures >= FAILURES;
  return {
    /** May the engine be asked now? Who got a yes must tell how it went. */
    mayAsk(): boolean {
      if (!isOpen()) return true;
      if (trying || now() < restsUntil) return false;
      trying = true;
      return true;
    },
    succeeded() {
      failures = 0;
      trying = false;
    },
    failed() {
      failures++;
      trying = false;
      if (isOpen()) restsUntil = now() + REST_MS;
    },
    state: (): BreakerState => ({ resting: isOpen(), failures }),
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
