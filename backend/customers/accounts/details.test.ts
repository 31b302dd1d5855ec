import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

test('returns all details and changes some of them', async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop);
  const other = await makeCustomer(shop);
  expect(await shop.accounts.updateDetails(visitor, { phone: '040 123 4567', dob: '1990-02-28' })).toMatchObject({
    ok: true,
  });
  expect(await shop.accounts.updateDetails(visitor, { lastname: ' Äyräpää ' })).toMatchObject({ ok: true });
  expect(await shop.accounts.details(visitor)).toEqual({
    firstname: 'Aino',
    lastname: 'Äyräpää',
    phone: '+358401234567',
    dob: '1990-02-28',
    email,
    registerEmail: email,
    isVerified: true,
    createdAt: expect.any(String),
    addresses: [],
    marketingPermissions: { email: false, sms: false },
  });
  expect(await shop.accounts.details(other.visitor)).toMatchObject({ lastname: 'Virtanen', phone: '' });
  await shop.accounts.updateDetails(visitor, { phone: '', dob: '' });
  expect(await shop.accounts.details(visitor)).toMatchObject({ phone: '', dob: '', lastname: 'Äyräpää' });
  // the full name, which the session library reads, follows
  const user = shop.db.kysely.selectFrom('auth_user').select('name').where('id', '=', visitor.userId);
  expect(await user.executeTakeFirst()).toEqual({ name: 'Aino Äyräpää' });
});

test('writes nothing when one field is invalid', async () => {
  const { shop } = await testShop();
  const { visitor } = await makeCustomer(shop);
  // 045 alone looks like a number but is not one
  for (const input of [
    { firstname: 'Uusi', phone: '045 999' },
    { firstname: 'Uusi', dob: '2027-01-01' },
  ])
    expect(await shop.accounts.updateDetails(visitor, input)).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await shop.accounts.updateDetails(visitor, { phone: '09 12345678901234' })).toMatchObject({
    details: [{ field: 'phone', message: 'account.error.phone' }],
  });
  expect((await shop.accounts.details(visitor))?.firstname).toBe('Aino');
});

test('ignores fields that are not details', async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop, { isVerified: false });
  await shop.accounts.updateDetails(visitor, { email: 'x@example.fi', isVerified: true, id: 'x', register_email: 'x' });
  expect(await shop.accounts.details(visitor)).toMatchObject({ email, registerEmail: email, isVerified: false });
});

test('finds no details of an unknown customer', async () => {
  const { shop } = await testShop();
  expect(await shop.accounts.details({ userId: 'nobody' })).toBeNull();
});
