import { describe, expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testDb } from '#test/test-db.ts';
import { testShop } from '#test/test-shop.ts';
import { hash, inLine, matches } from './passwords.ts';
import { visitorFrom } from './test-auth.ts';

describe('stored passwords', () => {
  test('fit their password alone, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([hash('hauki on kala'), hash('hauki on kala')]);
    expect(one).not.toBe(other);
    expect(await matches('hauki on kala', one)).toBe(true);
    expect(await matches('hauki on kalA', one)).toBe(false);
    for (const none of [null, undefined, '']) expect(await matches('hauki on kala', none)).toBe(false);
  });

  test('take as long when there is none', async () => {
    const stored = await hash('hauki on kala');
    const time = async (against: string | null) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round++) {
        const started = performance.now();
        await matches('jokin muu', against);
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await time(stored), await time(null)];
    // one that is skipped takes a thousandth
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test('guests come back later when too many wait, whoever they are', async () => {
    const { shop } = await testShop();
    const customer = await makeCustomer(shop);
    const { promise: untilDone, resolve: done } = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 203 }, () => inLine(() => untilDone));
    // the first ones begin in their own turn
    await new Promise((next) => setImmediate(next));
    const refused = { ok: false, reason: 'limited', details: { retryAfter: 10 } };
    for (const { email, password } of [customer, { email: 'ei.ole@example.fi', password: 'jokin muu' }])
      expect(await shop.auth.signIn({ email, password }, visitorFrom())).toEqual(refused);
    done();
    await Promise.all(waiting);
    expect((await shop.auth.signIn(customer, visitorFrom())).ok).toBe(true);
  });

  test('are made beside the event loop and the database', async () => {
    const db = await testDb();
    const hashing = Promise.all(Array.from({ length: 8 }, () => hash('hauki on kala')));
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
    // on the loop's own thread the first hash alone would have let none of these in between
    expect(answered).toBe(20);
    await hashing;
  });
});
