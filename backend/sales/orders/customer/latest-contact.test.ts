import { expect, test } from 'vitest';
import { mailTo, success, visitorFrom } from '#backend/customers/sign-in/test-auth.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { makeOrders } from '#test/make-orders.ts';
import { testShop } from '#test/test-shop.ts';

const EMAIL = 'maija@example.com';

async function signedInByMail() {
  const { shop } = await testShop();
  const [number = ''] = await makeOrders(shop.db, [{ email: 'Maija@Example.com' }]);
  const enter = async () => {
    await shop.auth.requestLink({ email: EMAIL, locale: 'fi' }, visitorFrom());
    const { token } = await mailTo(shop, EMAIL, 'account-link');
    return success(await shop.auth.signInByToken(token, visitorFrom())).visitor;
  };
  return { shop, number, enter };
}

test('an account made by a mail has the order, and its name, phone and address (account-7, order-12)', async () => {
  const { shop, number, enter } = await signedInByMail();
  const visitor = await enter();
  expect((await shop.ownOrders.list(visitor.userId)).orders.map((order) => order.number)).toEqual([number]);
  expect(await shop.accounts.details(visitor)).toMatchObject({
    firstname: 'Maija',
    lastname: 'Mäkinen',
    phone: '+358401234567',
    addresses: [{ street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu', defaultShipping: true }],
  });
});

test('what an account has already stays as it is (account-7)', async () => {
  const { shop, enter } = await signedInByMail();
  await makeCustomer(shop, { email: EMAIL, isVerified: false });
  const visitor = await enter();
  const { firstname, addresses } = (await shop.accounts.details(visitor)) ?? {};
  expect(firstname).not.toBe('Maija');
  expect(addresses).toEqual([]);
});
