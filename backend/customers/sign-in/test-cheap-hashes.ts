/**
 * Passwords cost little in tests: how they are hashed is the same, the work of it some thousandth. What they truly cost
 * is tested with HASH_AT_FULL_COST=1 (backend/customers/sign-in/passwords.test.ts).
 */
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const MARK = Symbol.for('tieva.cheap-hashes');
const real = crypto.scrypt as (...args: unknown[]) => void;

// files share their worker: once is enough
if (!Object.hasOwn(real, MARK)) {
  const cheap = (password: string, salt: string | Buffer, bytes: number, options: ScryptOptions, done: unknown) => {
    if (process.env.HASH_AT_FULL_COST === '1') return real(password, salt, bytes, options, done);
    // another cost is another hash, as with the true one
    const { N, r, p } = options;
    const salted = Buffer.concat([Buffer.from(salt as string), Buffer.from(JSON.stringify({ N, r, p }))]);
    real(password, salted, bytes, { N: 16, r: 1, p: 1 }, done);
  };
  Object.assign(crypto, { scrypt: Object.assign(cheap, { [MARK]: true }) });
  syncBuiltinESMExports();
}
