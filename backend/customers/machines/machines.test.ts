import { expect, test } from 'vitest';
import { MAX_MACHINES } from '#domain/customers/machines/machine.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const sled = { make: 'Polaris', model: 'PN 640 Trail', year: '2024', name: 'Mökkikelkka', usage: '3200', unit: 'km' };

async function garage() {
  const { shop } = await testShop();
  const customer = await makeCustomer(shop);
  return { shop, machines: shop.machines, visitor: customer.visitor, customer };
}

test('a customer keeps machines, changes and removes them (garage-1)', async () => {
  const { machines, visitor } = await garage();
  expect(await machines.add(visitor, { ...sled, vehicleCode: 'abc-123' })).toMatchObject({ ok: true });
  const [saved] = await machines.list(visitor);
  expect(saved).toMatchObject({ make: 'Polaris', year: 2024, usage: 3200, vehicleCode: 'ABC-123' });
  await machines.change(visitor, saved?.id ?? '', { ...sled, usage: '4100', vehicleCode: '' });
  expect(await machines.list(visitor)).toMatchObject([{ usage: 4100, vehicleCode: '', name: 'Mökkikelkka' }]);
  await machines.remove(visitor, saved?.id ?? '');
  expect(await machines.list(visitor)).toEqual([]);
});

test('another customer’s machine is not found (garage-1)', async () => {
  const { shop, machines, visitor } = await garage();
  await machines.add(visitor, sled);
  const [saved] = await machines.list(visitor);
  const other = await makeCustomer(shop);
  expect(await machines.change(other.visitor, saved?.id ?? '', sled)).toMatchObject({ reason: 'not_found' });
  expect(await machines.change(other.visitor, "' or 1=1", sled)).toMatchObject({ reason: 'not_found' });
  await machines.remove(other.visitor, saved?.id ?? '');
  expect(await machines.list(visitor)).toHaveLength(1);
  expect(await machines.list(other.visitor)).toEqual([]);
});

test('requests at once stop at the limit (garage-1)', async () => {
  const { machines, visitor } = await garage();
  const added = await Promise.all(Array.from({ length: MAX_MACHINES + 4 }, () => machines.add(visitor, sled)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(MAX_MACHINES);
  expect(await machines.list(visitor)).toHaveLength(MAX_MACHINES);
});

test('machines are in the export and go with the account (garage-1, own-data-1)', async () => {
  const { shop, machines, visitor, customer } = await garage();
  await machines.add(visitor, { ...sled, vehicleCode: 'ABC-123' });
  const data = await shop.accounts.exportData(customer.userId);
  expect(data?.machines).toMatchObject([{ make: 'Polaris', vehicleCode: 'ABC-123' }]);
  await shop.accounts.deleteAccount(visitor, customer);
  expect(await shop.db.kysely.selectFrom('machine').selectAll().execute()).toEqual([]);
});
