import { expect, test } from 'vitest';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { permissionLog } from './permissions.ts';

test('logs every change, and only changes, with text version, time and source (account-5)', async () => {
  const { shop, clock } = await testShop();
  const { visitor } = await makeCustomer(shop);
  const { setPermissions, permissions } = shop.accounts;
  const source = { source: 'account' } as const;
  expect(await permissions(visitor)).toEqual({ email: false, sms: false });
  expect(await setPermissions(visitor, { email: true, sms: false }, source)).toEqual({
    ok: true,
    value: { email: true, sms: false },
  });
  await setPermissions(visitor, { email: true }, source);
  clock.now = new Date('2026-12-01T10:00:00Z');
  await setPermissions(visitor, { email: false, sms: true }, { source: 'function', textVersion: '2030-01' });
  expect(await permissions(visitor)).toEqual({ email: false, sms: true });
  expect(await permissionLog(shop.db.kysely, visitor.userId)).toEqual([
    {
      channel: 'email',
      granted: true,
      textVersion: '2026-11',
      source: 'account',
      at: new Date('2026-11-21T10:00:00Z'),
    },
    { channel: 'email', granted: false, textVersion: '2030-01', source: 'function', at: clock.now },
    { channel: 'sms', granted: true, textVersion: '2030-01', source: 'function', at: clock.now },
  ]);
});

test('logs the same permission from two devices once', async () => {
  const { shop } = await testShop();
  const { visitor } = await makeCustomer(shop);
  await Promise.all([1, 2, 3].map(() => shop.accounts.setPermissions(visitor, { sms: true }, { source: 'account' })));
  expect(await permissionLog(shop.db.kysely, visitor.userId)).toHaveLength(1);
});

test('rejects a value that is not a boolean and writes nothing', async () => {
  const { shop } = await testShop();
  const { visitor } = await makeCustomer(shop);
  const said = await shop.accounts.setPermissions(visitor, { email: true, sms: 'yes' }, { source: 'account' });
  expect(said).toMatchObject({ ok: false, details: [{ field: 'sms' }] });
  expect(await shop.accounts.permissions(visitor)).toEqual({ email: false, sms: false });
});
