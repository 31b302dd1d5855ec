import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';
import { timed } from '../http/server-timing.ts';

// a hash takes one of libuv's four threads and 32 MB; files are read by the same threads
const AT_ONCE = 2;
const hashing = pLimit(AT_ONCE);

/** A hash of no password: comparing with it takes as long as with any. */
const NOBODYS = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** The stored form of a password. Runs beside the event loop, a few at once in a process; never inside a transaction. */
export const hash = (password: string): Promise<string> => timed('hash', () => hashing(() => hashPassword(password)));

/** Whether the password is the stored one; without a stored one it is never, and takes the same time to say so. */
export const matches = (password: string, stored: string | null | undefined): Promise<boolean> =>
  timed('hash', () => hashing(() => verifyPassword({ hash: stored || NOBODYS, password })));
