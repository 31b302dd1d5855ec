import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { timed } from '#backend/platform/logs/requests/server-timing.ts';
import { fail } from '#domain/base/result.ts';

type Cost = { ln: number; r: number; p: number };
/** Cost of new hashes: 32 MB, three times; one of OWASP's choices for scrypt (0037). */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Memory limit for any stored hash. */
const MOST_MEMORY = 256 * 1024 * 1024;

// a hash occupies one of libuv's four threads and 32 MB; file reads need the same threads
const AT_ONCE = 2;
const hashing = pLimit(AT_ONCE);
// about six seconds of waiting
const MOST_WAITING = 66;

/** Refuses while too many passwords wait for hashing: every visitor, known or not, must retry in a moment. Else null. */
export const hashQueueFull = (): Limited | null =>
  hashing.pendingCount >= MOST_WAITING ? fail('limited', { retryAfter: 10 }) : null;

/** Runs `work` in the hashing queue; waiting counts as hashing time. */
export const queueHash = <T>(work: () => Promise<T>): Promise<T> => timed('hash', () => hashing(work));

/** Hashes the NFKC normal form, so that a password is the same on every keyboard. */
function derived(password: string, salt: Buffer, { ln, r, p }: Cost, bytes: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/**
 * `$scrypt$ln=15,r=8,p=3$salt$hash`, the last two in base64. The parameters are stored, so that new hashes can cost
 * more.
 */
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const written = ({ ln, r, p }: Cost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64').replace(/=+$/, '')}$${key.toString('base64').replace(/=+$/, '')}`;

/** Hash that matches no password: comparing with it takes as long as with any. */
const DUMMY_HASH = written(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** Former format of the library: salt:hash in hex, the salt used as text; a third of the work with the same memory. */
const OLD = /^([\da-f]{32}):([\da-f]{128})$/;
const OLD_COST: Cost = { ln: 14, r: 16, p: 1 };
const REST: Cost = { ...COST, p: COST.p - 1 };

async function isRight(password: string, stored: string): Promise<boolean> {
  const [, oldSalt, oldHash] = OLD.exec(stored) ?? [];
  if (oldSalt && oldHash) {
    const wanted = Buffer.from(oldHash, 'hex');
    const key = await derived(password, Buffer.from(oldSalt), OLD_COST, wanted.length);
    // the other two thirds of the work: a faster response would reveal that the address has an account with an old hash
    await derived(password, Buffer.alloc(SALT_BYTES), REST, HASH_BYTES);
    return timingSafeEqual(key, wanted);
  }
  const [, ln, r, p, salt = '', hash = ''] = STORED.exec(stored) ?? STORED.exec(DUMMY_HASH) ?? [];
  const wanted = Buffer.from(hash, 'base64');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const key = await derived(password, Buffer.from(salt, 'base64'), cost, wanted.length);
  return timingSafeEqual(key, wanted) && stored !== DUMMY_HASH;
}

/**
 * Hashes a password for storage. Runs beside the event loop, a few at once in a process; never call it inside a
 * transaction.
 */
export const hash = (password: string): Promise<string> =>
  queueHash(async () => {
    const salt = randomBytes(SALT_BYTES);
    return written(COST, salt, await derived(password, salt, COST, HASH_BYTES));
  });

/** Whether the password matches the stored hash. False without one, in the same time (sign-in-2). */
export const matches = (password: string, stored: string | null | undefined): Promise<boolean> =>
  queueHash(() => isRight(password, stored || DUMMY_HASH));

/** Whether a stored hash cost less than new ones: rehash it when the password is known. */
export const isOutdated = (stored: string): boolean => {
  const { ln, r, p } = COST;
  return !stored.startsWith(`$scrypt$ln=${ln},r=${r},p=${p}$`);
};
