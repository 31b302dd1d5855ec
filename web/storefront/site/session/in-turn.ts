import { ACCOUNT_KEY } from '../../customers/session/session.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs changes of the account's data one at a time, across tabs where the browser has locks. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  // `navigator.locks` is missing on plain http except localhost
  const next = last.then(() => (navigator.locks ? navigator.locks.request(ACCOUNT_KEY, work) : work()));
  last = next.catch(() => undefined);
  return next;
}
