import { setImmediate as nextTurn } from 'node:timers/promises';

const MOST_MS = 5;

/**
 * Keeps long work from holding the process: `await pace()` between small steps lets requests in when the work has run
 * for some milliseconds without a break.
 */
export function createPace(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MOST_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
