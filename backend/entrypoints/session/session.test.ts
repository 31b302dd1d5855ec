import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

test('responds with no user to a guest', async () => {
  const { request } = await testShop();
  const answer = await request('/api/session');
  expect([answer.status, await answer.json()]).toEqual([200, { user: null }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('responds with the customer’s fields that pages need, and no others', async () => {
  const { shop, request } = await testShop();
  const { cookie, userId, email } = await makeCustomer(shop, { firstname: 'Aino', isVerified: false });
  const answer = await request('/api/session', { headers: { cookie } });
  expect(await answer.json()).toEqual({
    user: { id: userId, firstname: 'Aino', email, isVerified: false },
    wishedSkus: [],
    cart: { lines: [], revision: 0 },
    hasOwnPrices: false,
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('an ended session is no user, and deletes the signed_in cookie', async () => {
  const { shop, request } = await testShop();
  const { cookie, userId } = await makeCustomer(shop);
  await shop.db.kysely.deleteFrom('auth_session').where('user_id', '=', userId).execute();
  const answer = await request('/api/session', { headers: { cookie } });
  expect(await answer.json()).toEqual({ user: null });
  expect(answer.headers.get('set-cookie')).toMatch(/(^|, )signed_in=; Max-Age=0; Path=\//);
});
