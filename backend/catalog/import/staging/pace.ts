import { setImmediate as nextTurn } from 'node:timers/promises';

const MOST_MS = 5;

/**
 * Lets long work yield: `await pace()` between small steps gives requests a turn after some milliseconds of uninterrupted
 * work.
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
