import { expect, test } from 'vitest';
import { changeOwnDetails } from '#web/storefront/customers/accounts/own-details/change.ts';
import { type Customer, makeCustomer, signInAs } from './make-customer.ts';
import { testShop } from './test-shop.ts';

async function shopWithCustomer(over: Parameters<typeof makeCustomer>[1] = {}) {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop, over);
  /** Posts a form of own details; returns the redirect or the form's errors. */
  async function send(fields: Record<string, string>, by: Customer = customer) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request('http://shop.test/oma-tili/omat-tiedot', { headers: { cookie: by.cookie } });
    const outcome = await changeOwnDetails({ shop, visitor: by.visitor, form, request, locale: 'fi' });
    return outcome instanceof Response ? (outcome.headers.get('location') ?? '') : outcome;
  }
  return { shop, customer, send };
}

const address = {
  form: 'address',
  id: 'new',
  firstname: 'Aino',
  lastname: 'Virtanen',
  street: 'Koivukatu 1',
  postcode: '96200',
  city: 'Rovaniemi',
  country: 'FI',
};

test('details redirect to the page, or name the errors and keep the input', async () => {
  const { send } = await shopWithCustomer();
  const fields = { form: 'details', firstname: 'Aino', lastname: 'Koivu', phone: '040 123 4567', dob: '1984-02-29' };
  expect(await send(fields)).toBe('/oma-tili/omat-tiedot?tehty=tiedot-tallennettu#tiedot');
  expect(await send({ ...fields, phone: '12' })).toMatchObject({
    form: 'details',
    problems: [{ field: 'phone', message: 'account.error.phone' }],
    values: { lastname: 'Koivu', phone: '12' },
  });
});

test('an unticked address box means no; an address of another customer is 404', async () => {
  const { shop, customer, send } = await shopWithCustomer();
  expect(await send(address)).toContain('tehty=osoite-lisatty');
  const [own] = await shop.accounts.addresses(customer);
  expect(own).toMatchObject({ defaultShipping: true, defaultBilling: true });
  const id = own?.id ?? '';
  expect(await send({ ...address, id, street: 'Koivukatu 2', defaultBilling: 'on' })).toContain('osoite-paivitetty');
  expect(await shop.accounts.addresses(customer)).toMatchObject([
    { street: 'Koivukatu 2', defaultShipping: false, defaultBilling: true },
  ]);

  const other = await makeCustomer(shop);
  expect(await send({ ...address, id }, other)).toContain('tehty=virhe');
  expect(await send({ form: 'address-remove', id }, other)).toContain('tehty=osoitetta-ei-poistettu');
  expect(await shop.accounts.addresses(customer)).toHaveLength(1);
  expect(await send({ form: 'address-remove', id })).toContain('tehty=osoite-poistettu');
});

test('a password is changed with the old one, and no response contains one', async () => {
  const { shop, customer, send } = await shopWithCustomer();
  const change = { form: 'password', currentPassword: customer.password, newPassword: 'kaksi kissaa katolla' };
  const wrong = await send({ ...change, currentPassword: 'jokin muu sana' });
  expect(wrong).toMatchObject({ problems: [{ field: 'currentPassword', message: 'account.error.wrongPassword' }] });
  const common = await send({ ...change, newPassword: 'salasana123' });
  expect(common).toMatchObject({ problems: [{ field: 'newPassword', message: 'account.error.passwordCommon' }] });
  expect(JSON.stringify([wrong, common])).not.toMatch(/sana123|muu sana|hauki/);
  // leaving the old one out does not make it a first password
  expect(await send({ form: 'password', newPassword: change.newPassword })).toMatchObject({ form: 'password' });
  expect(await shop.auth.verifyPassword(customer.visitor, customer.password)).toMatchObject({ ok: true });
  expect(await send(change)).toContain('tehty=salasana-vaihdettu');
});

test('another address gets the same response whether or not it has an account', async () => {
  const { shop, customer, send } = await shopWithCustomer();
  const known = await makeCustomer(shop);
  const ask = (email: string) => send({ form: 'email', email, currentPassword: customer.password });
  const answers = await Promise.all([ask(known.email), ask('uusi.osoite@example.fi')]);
  const same = { form: 'email', problems: [], values: {} };
  expect(answers).toMatchObject([same, same]);
  expect(await ask(customer.email.toUpperCase())).toMatchObject({
    problems: [{ field: 'email', message: 'account.error.emailSame' }],
  });
});

test('signs out own devices only', async () => {
  const { shop, customer, send } = await shopWithCustomer();
  const phone = await signInAs(shop, customer.userId);
  const other = await makeCustomer(shop);
  await send({ form: 'device-end', id: phone.visitor.sessionId }, other);
  expect(await shop.auth.sessions(customer.visitor)).toHaveLength(2);
  expect(await send({ form: 'device-end', id: phone.visitor.sessionId })).toContain('tehty=laite-kirjattu-ulos');
  expect(await shop.auth.sessions(customer.visitor)).toMatchObject([{ current: true }]);
  expect(await send({ form: 'devices-end' })).toBe('/kirjaudu');
  expect(await shop.auth.visitor(new Headers({ cookie: customer.cookie }))).toBeNull();
});

test('an account is deleted with its password only', async () => {
  const { shop, customer, send } = await shopWithCustomer();
  expect(await send({ form: 'deletion', password: 'väärä salasana' })).toMatchObject({
    problems: [{ field: 'password', message: 'account.error.wrongPassword' }],
  });
  expect(await shop.accounts.details(customer)).not.toBeNull();
  expect(await send({ form: 'deletion', password: customer.password })).toBe('/tili-poistettu');
  expect(await shop.accounts.details(customer)).toBeNull();
});

test('an unknown form changes nothing', async () => {
  const { send } = await shopWithCustomer();
  expect(await send({ form: 'toString' })).toBeNull();
  expect(await send({})).toBeNull();
});
