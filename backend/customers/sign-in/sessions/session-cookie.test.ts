import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { sessionToken } from './session-cookie.ts';

const SECRET = 'a-secret-of-the-tests-9f8e7d6c5b4a3210';

test('reads a cookie signed by the library, among others, and rejects another secret', async () => {
  const { shop } = await testShop({ SHOP_SECRET: SECRET });
  const { cookie, visitor } = await makeCustomer(shop);
  const { token } = await shop.db.kysely
    .selectFrom('auth_session')
    .select('token')
    .where('id', '=', visitor.sessionId)
    .executeTakeFirstOrThrow();
  const among = new Headers({ cookie: `a=b; ${cookie}; x.tieva.session_token=1` });
  expect(sessionToken(among, { secret: SECRET })).toBe(token);
  expect(sessionToken(among, { secret: `${SECRET}x` })).toBeNull();
});

test.each(['', 'abc', 'abc.', '.abc', '%', 'abc.%E0%A4%A', 'abc.ÄÖ', `abc.${'A'.repeat(43)}=`])(
  'rejects the cookie %j',
  (value) => {
    const headers = new Headers();
    headers.set('cookie', encodeURI(`tieva.session_token=${value}`));
    expect(sessionToken(headers, { secret: SECRET })).toBeNull();
  },
);
