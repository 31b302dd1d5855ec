import { ACCOUNT_KEY } from './session.ts';

let last: Promise<unknown> = Promise.resolve();

/** One piece of work on the account's data after the other, in all tabs where the browser can see to it. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  // locks are missing on plain http addresses other than localhost
  const next = last.then(() => (navigator.locks ? navigator.locks.request(ACCOUNT_KEY, work) : work()));
  last = next.catch(() => undefined);
  return next;
}
