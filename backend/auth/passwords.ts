import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';
import { timed } from '../http/log/server-timing.ts';

// a hash takes one of libuv's four threads and 32 MB; files are read by the same threads
const AT_ONCE = 2;
const hashing = pLimit(AT_ONCE);
// some six seconds of waiting; more in line would only wait longer
const MOST_WAITING = 200;

/** A hash of no password: comparing with it takes as long as with any. */
const NOBODYS = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** True while so many wait for their hash that guests must come back later. */
export const isCrowded = (): boolean => hashing.pendingCount >= MOST_WAITING;

/** Does it when its turn comes; waiting counts as hashing. */
export const inLine = <T>(work: () => Promise<T>): Promise<T> => timed('hash', () => hashing(work));

/** The stored form of a password. Runs beside the event loop, a few at once in a process; never inside a transaction. */
export const hash = (password: string): Promise<string> => inLine(() => hashPassword(password));

/** Whether the password is the stored one; without a stored one it is never, and takes the same time to say so. */
export const matches = (password: string, stored: string | null | undefined): Promise<boolean> =>
  inLine(() => verifyPassword({ hash: stored || NOBODYS, password }));
