import { describe, expect, test } from 'vitest';
import type { Connection, Db } from '#backend/platform/db/db.ts';
import { kyselyOver } from '#backend/platform/db/kysely-dialect.ts';
import { createShop, type Shop } from '#backend/shop.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { visitorFrom } from './test-auth.ts';

/** Wraps a database to record every statement. */
function watched(db: Db): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const over = (connection: Connection): Connection => ({
    query: (sql, params) => {
      statements.push(sql);
      return connection.query(sql, params);
    },
    exec: (sql) => {
      statements.push(sql);
      return connection.exec(sql);
    },
  });
  const withConnection: Db['withConnection'] = (work) => db.withConnection((connection) => work(over(connection)));
  return { db: { ...db, ...over(db), withConnection, kysely: kyselyOver({ withConnection }) }, statements };
}

/** A known and an unknown address at a shop whose statements are recorded. */
async function two() {
  const { shop: opened } = await testShop();
  const { db, statements } = watched(opened.db);
  const { settings, log, now, fetch, baseUrl } = opened;
  const shop = createShop({ db, settings, log, now, fetch, baseUrl });
  await shop.jobs.start({ work: false });
  const known = await makeCustomer(shop);
  const work = async (email: string, ask: (shop: Shop, email: string) => Promise<unknown>) => {
    statements.length = 0;
    const answer = await ask(shop, email);
    // the id and key of a job are parameters, not part of the statement's text
    return { answer, statements: [...statements] };
  };
  return { shop, known, unknown: 'ei.ole@example.fi', work };
}

const person = { password: 'hauki on kala 8', firstname: 'Aino', lastname: 'Virtanen', locale: 'fi' as const };
const endpoints: Record<string, (shop: Shop, email: string) => Promise<unknown>> = {
  'sign-in': (shop, email) => shop.auth.signIn({ email, password: 'jokin aivan muu' }, visitorFrom()),
  'sign-up': async (shop, email) => {
    const asked = await shop.auth.signUp({ ...person, email }, visitorFrom());
    // the cookie's value depends on the address, not on the account
    return asked.ok ? asked.value.cookies.map((cookie) => cookie.replace(/=[^;]*/, '')) : asked;
  },
  'link by mail': (shop, email) => shop.auth.requestLink({ email, locale: 'fi' }, visitorFrom()),
  'code of a mail': (shop, email) => shop.auth.signInByCode({ email, code: '123456' }, visitorFrom()),
  reset: (shop, email) => shop.auth.requestReset({ email, locale: 'fi' }, visitorFrom()),
};

describe('account enumeration (sign-in-2)', () => {
  test.each(Object.entries(endpoints))(
    '%s gives the same response after the same statements for known and unknown addresses',
    async (_door, ask) => {
      const { known, unknown, work } = await two();
      await work('lammittely@example.fi', ask);
      const ofUnknown = await work(unknown, ask);
      const ofKnown = await work(known.email, ask);
      expect(ofKnown.answer).toEqual(ofUnknown.answer);
      expect(ofKnown.statements).toEqual(ofUnknown.statements);
      expect(ofKnown.statements.length).toBeGreaterThan(1);
    },
  );

  test('the rate limit of an address is the same, known or not', async () => {
    const { known, unknown, work } = await two();
    const last: unknown[] = [];
    for (const email of [known.email, unknown]) {
      const visitor = visitorFrom();
      const ask = () => work(email, (shop) => shop.auth.requestReset({ email, locale: 'fi' }, visitor));
      for (let tries = 0; tries < 5; tries++) expect((await ask()).answer).toMatchObject({ ok: true });
      last.push((await ask()).answer);
    }
    expect(last).toEqual([0, 1].map(() => ({ ok: false, reason: 'limited', details: { retryAfter: 3600 } })));
  });

  test('changing to a taken or a free address gives the same response', async () => {
    const { shop, known, unknown, work } = await two();
    const other = await makeCustomer(shop);
    const change = (email: string) =>
      work(email, () =>
        shop.auth.changeEmail(known.visitor, { password: known.password, email, locale: 'fi' }, visitorFrom()),
      );
    await change('lammittely@example.fi');
    const [taken, free] = [await change(other.email), await change(unknown)];
    expect(taken.answer).toEqual(free.answer);
    expect(taken.statements).toEqual(free.statements);
  });
});
