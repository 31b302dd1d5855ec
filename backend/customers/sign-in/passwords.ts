import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { timed } from '#backend/platform/logs/requests/server-timing.ts';

type Cost = { ln: number; r: number; p: number };
/** What new passwords cost: 32 MB three times over, one of the choices that OWASP lists for scrypt (decision 0037). */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The most a stored hash may ask for, whoever wrote it. */
const MOST_MEMORY = 256 * 1024 * 1024;

// a hash takes one of libuv's four threads and 32 MB; files are read by the same threads
const AT_ONCE = 2;
const hashing = pLimit(AT_ONCE);
// some six seconds of waiting; more in line would only wait longer
const MOST_WAITING = 66;

/** True while so many wait for their hash that guests must come back later. */
export const isCrowded = (): boolean => hashing.pendingCount >= MOST_WAITING;

/** Does it when its turn comes; waiting counts as hashing. */
export const inLine = <T>(work: () => Promise<T>): Promise<T> => timed('hash', () => hashing(work));

/** One password typed on two keyboards is one: the Unicode normal form NFKC is hashed. */
function derived(password: string, salt: Buffer, { ln, r, p }: Cost, bytes: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `$scrypt$ln=15,r=8,p=3$salt$hash`, the last two in base64: the parameters stand with the hash, so that they may rise. */
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const written = ({ ln, r, p }: Cost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64').replace(/=+$/, '')}$${key.toString('base64').replace(/=+$/, '')}`;

/** A hash of no password: comparing with it takes as long as with any. */
const NOBODYS = written(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** The library's own format, salt:hash in hex, the salt taken as text: a third of the work, in as much memory. */
const OLD = /^([\da-f]{32}):([\da-f]{128})$/;
const OLD_COST: Cost = { ln: 14, r: 16, p: 1 };
const REST: Cost = { ...COST, p: COST.p - 1 };

async function isRight(password: string, stored: string): Promise<boolean> {
  const [, oldSalt, oldHash] = OLD.exec(stored) ?? [];
  if (oldSalt && oldHash) {
    const wanted = Buffer.from(oldHash, 'hex');
    const key = await derived(password, Buffer.from(oldSalt), OLD_COST, wanted.length);
    // the other two thirds: a quicker answer would tell that the address has an account, and an old one
    await derived(password, Buffer.alloc(SALT_BYTES), REST, HASH_BYTES);
    return timingSafeEqual(key, wanted);
  }
  const [, ln, r, p, salt = '', hash = ''] = STORED.exec(stored) ?? STORED.exec(NOBODYS) ?? [];
  const wanted = Buffer.from(hash, 'base64');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const key = await derived(password, Buffer.from(salt, 'base64'), cost, wanted.length);
  return timingSafeEqual(key, wanted) && stored !== NOBODYS;
}

/** The stored form of a password. Runs beside the event loop, a few at once in a process; never inside a transaction. */
export const hash = (password: string): Promise<string> =>
  inLine(async () => {
    const salt = randomBytes(SALT_BYTES);
    return written(COST, salt, await derived(password, salt, COST, HASH_BYTES));
  });

/** Whether the password is the stored one; without a stored one it is never, and takes the same time to say so. */
export const matches = (password: string, stored: string | null | undefined): Promise<boolean> =>
  inLine(() => isRight(password, stored || NOBODYS));

/** Whether a stored hash was made with less work than new ones are: to be made anew when its password is there. */
export const isOutdated = (stored: string): boolean => {
  const { ln, r, p } = COST;
  return !stored.startsWith(`$scrypt$ln=${ln},r=${r},p=${p}$`);
};
