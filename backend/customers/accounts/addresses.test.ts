import { expect, test } from 'vitest';
import { MAX_ADDRESSES } from '#domain/base/contact-details/address.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const home = { firstname: 'Aino', lastname: 'Äyräpää', street: 'Koivukatu 1', postcode: '90100', city: 'Oulu' };
const defaults = (list: { street: string; defaultBilling: boolean; defaultShipping: boolean }[]) =>
  list.map(({ street, defaultBilling, defaultShipping }) => [street, defaultBilling, defaultShipping]);

async function twoCustomers() {
  const { shop } = await testShop();
  const { visitor } = await makeCustomer(shop);
  const other = (await makeCustomer(shop)).visitor;
  const add = async (over: object = {}) => {
    const added = await shop.accounts.addAddress(visitor, { ...home, ...over });
    if (!added.ok) throw new Error(JSON.stringify(added.details));
    return added.value;
  };
  return { ...shop.accounts, visitor, other, add };
}

test('the first address becomes both defaults; each kind has at most one default (account-1)', async () => {
  const { addresses, updateAddress, visitor, add } = await twoCustomers();
  const first = await add();
  expect(first).toMatchObject({ country: 'FI', defaultBilling: true, defaultShipping: true });
  await add({ street: 'Mökkitie 2', defaultShipping: true });
  expect(defaults(await addresses(visitor))).toEqual([
    ['Koivukatu 1', true, false],
    ['Mökkitie 2', false, true],
  ]);
  await updateAddress(visitor, first.id, { defaultShipping: true });
  expect(defaults(await addresses(visitor))).toEqual([
    ['Koivukatu 1', true, true],
    ['Mökkitie 2', false, false],
  ]);
});

test('two concurrent requests for a default leave one default', async () => {
  const { addresses, updateAddress, visitor, add } = await twoCustomers();
  const made = [await add(), await add({ street: 'A' }), await add({ street: 'B' })];
  const done = await Promise.all(made.map(({ id }) => updateAddress(visitor, id, { defaultBilling: true })));
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect((await addresses(visitor)).filter(({ defaultBilling }) => defaultBilling)).toHaveLength(1);
});

test('a partial update is validated with the stored rest of the address', async () => {
  const { addresses, updateAddress, visitor, add } = await twoCustomers();
  const { id } = await add({ phone: '040 123 4567' });
  expect(await updateAddress(visitor, id, { city: 'Kempele', careOf: 'Matti' })).toMatchObject({ ok: true });
  expect(await updateAddress(visitor, id, { country: 'SE', postcode: '114 55' })).toMatchObject({ ok: true });
  expect(await updateAddress(visitor, id, { country: 'FI' })).toEqual({
    ok: false,
    reason: 'invalid',
    details: [{ field: 'postcode', message: 'account.error.postcode' }],
  });
  expect(await addresses(visitor)).toMatchObject([
    { id, city: 'Kempele', careOf: 'Matti', country: 'SE', postcode: '114 55', phone: '+358401234567' },
  ]);
});

test('the address of another customer is not found', async () => {
  const { addresses, updateAddress, removeAddress, visitor, other, add } = await twoCustomers();
  const { id } = await add();
  expect(await updateAddress(other, id, { city: 'Muu' })).toEqual({ ok: false, reason: 'not_found' });
  expect(await removeAddress(other, id)).toBe(false);
  expect(await updateAddress(visitor, "x' or 1=1", {})).toEqual({ ok: false, reason: 'not_found' });
  expect(await addresses(other)).toEqual([]);
  expect(await addresses(visitor)).toMatchObject([{ city: 'Oulu' }]);
  expect(await removeAddress(visitor, id)).toBe(true);
  expect(await removeAddress(visitor, id)).toBe(false);
});

test('limits the number of addresses and names a wrong phone (account-4)', async () => {
  const { addAddress, addresses, visitor, add } = await twoCustomers();
  for (let i = 0; i < MAX_ADDRESSES; i++) await add({ street: `Tie ${i}` });
  expect(await addAddress(visitor, home)).toMatchObject({ details: [{ message: 'account.error.tooMany' }] });
  expect(await addAddress(visitor, { ...home, phone: '045 99999999999' })).toMatchObject({
    details: [{ field: 'phone' }],
  });
  expect(await addresses(visitor)).toHaveLength(MAX_ADDRESSES);
});

test('fills in an empty town from a known Finnish postcode', async () => {
  const { add, addAddress, visitor } = await twoCustomers();
  expect(await add({ city: ' ', postcode: '97700' })).toMatchObject({ city: 'Ranua' });
  expect(await add({ city: 'Oma kylä', postcode: '97700' })).toMatchObject({ city: 'Oma kylä' });
  for (const over of [{ postcode: '99998' }, { postcode: '97700', country: 'SE' }])
    expect(await addAddress(visitor, { ...home, city: '', ...over })).toMatchObject({ details: [{ field: 'city' }] });
});
