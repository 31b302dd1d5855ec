/** Consecutive failures that open the circuit. */
const FAILURES = 2;
const REST_MS = 15_000;

export type BreakerState = { resting: boolean; failures: number };

/**
 * A circuit breaker. After two consecutive failures no request is made for 15 seconds; then one trial request is made while
 * the others are still rejected.
 */
export function createBreaker(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  let trying = false;
  const isOpen = () => failures >= FAILURES;
  return {
    /** Whether a request may be made. After a yes the caller must report success or failure. */
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
