import { scrypt, scryptSync } from 'node:crypto';
import { hashPassword as hashOld } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitorFrom } from '#backend/customers/sign-in/test-auth.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testDb } from '#test/test-db.ts';
import { testShop } from '#test/test-shop.ts';
import { hash, isOutdated, matches, queueHash } from './passwords.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  return { ...real, scrypt: vi.fn(real.scrypt) };
});

// other tests use cheap hashes (test-cheap-hashes.ts)
beforeAll(() => void vi.stubEnv('HASH_AT_FULL_COST', '1'));
afterAll(() => void vi.unstubAllEnvs());
// no other file has hashed it
const password = 'hauki on kallis 7';

describe('stored passwords', () => {
  test('match their password only, each with its own salt', async () => {
    const [one, other] = await Promise.all([hash('hauki on kala'), hash('hauki on kala')]);
    expect(one).not.toBe(other);
    expect(await matches('hauki on kala', one)).toBe(true);
    expect(await matches('hauki on kalA', one)).toBe(false);
    expect(await matches('hauki on kala', null)).toBe(false);
  });

  test('contain their cost, which follows OWASP', async () => {
    const stored = await hash('hauki on kala');
    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(isOutdated(stored)).toBe(false);
    expect(isOutdated(stored.replace('p=3', 'p=2'))).toBe(true);
    // the cost is read from the stored hash: another cost gives another hash
    expect(await matches('hauki on kala', stored.replace('p=3', 'p=2'))).toBe(false);
    const cheap = '$scrypt$ln=10,r=8,p=1$c3VvbGFhAAAAAAAAAAAAAA$';
    const key = scryptSync('hauki on kala', Buffer.from('c3VvbGFhAAAAAAAAAAAAAA', 'base64'), 32, {
      N: 1024,
      r: 8,
      p: 1,
    });
    expect(await matches('hauki on kala', cheap + key.toString('base64').replace(/=+$/, ''))).toBe(true);
  });

  test('match in any Unicode form; a malformed hash matches nothing', async () => {
    const stored = await hash('ka\u0308ki kukkuu');
    expect(await matches('k\u00e4ki kukkuu', stored)).toBe(true);
    for (const broken of ['nonsense', '$scrypt$ln=15,r=8,p=3$$']) expect(await matches('nonsense', broken)).toBe(false);
  });

  test('in the former format still match, and are rehashed when the customer signs in', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop, { password });
    const old = await hashOld(customer.password);
    await shop.db.kysely.updateTable('auth_account').set({ password: old }).execute();
    const stored = async () =>
      (await shop.db.kysely.selectFrom('auth_account').select('password').execute())[0]?.password;
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(true);
    const renewed = (await stored()) ?? '';
    expect([isOutdated(old), isOutdated(renewed)]).toEqual([true, false]);
    expect(await matches(customer.password, renewed)).toBe(true);
  });

  test('take the same work without a hash or with an old one', async () => {
    // test files share a worker: another one may have loaded the module with an unwrapped scrypt
    vi.resetModules();
    const watched = await import('./passwords.ts');
    const work = async (stored: string | null) => {
      vi.mocked(scrypt).mockClear();
      await watched.matches('jokin muu', stored);
      return vi.mocked(scrypt).mock.calls.map(([, , , { N = 0, r = 0, p = 0 }]) => [N * r, p]);
    };
    const sum = (blocks: number[][]) => blocks.reduce((all, [size = 0, times = 0]) => all + size * times, 0);
    const known = await work(await hash('hauki on kala'));
    expect(known).toEqual([[2 ** 18, 3]]);
    expect(await work(null)).toEqual(known);
    const before = await work(await hashOld('hauki on kala'));
    // same memory, same number of runs
    expect(before.map(([size]) => size)).toEqual([2 ** 18, 2 ** 18]);
    expect(sum(before)).toBe(sum(known));
  });

  test('every guest is told to retry when too many hashes wait', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop, { password });
    const { promise: untilDone, resolve: done } = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 69 }, () => queueHash(() => untilDone));
    // let the first hashes start
    await new Promise((next) => setImmediate(next));
    const refused = { ok: false, reason: 'limited', details: { retryAfter: 10 } };
    for (const who of [customer, { email: 'ei.ole@example.fi', password: 'jokin muu' }])
      expect(await shop.auth.signIn({ email: who.email, password: who.password }, visitorFrom())).toEqual(refused);
    done();
    await Promise.all(waiting);
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(true);
  });

  test('are hashed beside the event loop and the database', async () => {
    const db = await testDb();
    const hashing = Promise.all(Array.from({ length: 4 }, () => hash('hauki on kala')));
    let isDone = false;
    void hashing.then(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone && answered < 20) {
      await db.query('select 1');
      await new Promise((next) => setImmediate(next));
      answered++;
    }
    // hashing on the event loop would have let none of these through
    expect(answered).toBe(20);
    await hashing;
  });
});
