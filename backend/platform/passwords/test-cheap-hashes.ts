/**
 * Makes password hashes cheap in tests: same algorithm, about a thousandth of the work. `passwords.test.ts` tests the
 * real cost with HASH_AT_FULL_COST=1.
 */
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const MARK = Symbol.for('tieva.cheap-hashes');
const real = crypto.scrypt as (...args: unknown[]) => void;

// test files share a worker: patch once
if (!Object.hasOwn(real, MARK)) {
  const cheap = (password: string, salt: string | Buffer, bytes: number, options: ScryptOptions, done: unknown) => {
    if (process.env.HASH_AT_FULL_COST === '1') return real(password, salt, bytes, options, done);
    // another cost gives another hash, as in reality
    const { N, r, p } = options;
    const salted = Buffer.concat([Buffer.from(salt as string), Buffer.from(JSON.stringify({ N, r, p }))]);
    real(password, salted, bytes, { N: 16, r: 1, p: 1 }, done);
  };
  Object.assign(crypto, { scrypt: Object.assign(cheap, { [MARK]: true }) });
  syncBuiltinESMExports();
}
