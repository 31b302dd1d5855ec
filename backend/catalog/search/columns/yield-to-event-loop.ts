import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Yields to the event loop and resumes at most one caller per turn. Otherwise sixteen searches of two milliseconds each
 * would run in one turn and block all other requests for thirty-two.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
