import { expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../../test-program.ts';

test('invites the first owner, lists, suspends, restores and resets, and names who typed (staff-1)', async () => {
  const { shop } = await testShop();
  expect((await onShop(shop, 'staff list')).text).toContain('Nobody yet');
  const invited = await onShop(shop, 'staff invite minna@example.fi --name Minna --role owner --as root');
  expect(invited.text).toMatch(/http:\/\/localhost:3001\/kutsu\/[\w-]{43}$/);
  const more = await onShop(shop, 'staff invite oskari@example.fi --name Oskari --role store --stores oulu --as root');
  expect(more.failed).toBeUndefined();
  const suspended = await onShop(shop, 'staff suspend OSKARI@example.fi --as root');
  expect(suspended.text).toContain('Oskari is suspended');
  expect((await onShop(shop, 'staff list')).text).toMatch(/store +Oskari +oskari@example.fi +oulu +suspended/);
  await onShop(shop, 'staff suspend oskari@example.fi --restore');
  expect((await onShop(shop, 'staff reset oskari@example.fi --as root')).text).toContain('/kutsu/');
  const entries = await auditEntries(shop.db.kysely, { limit: 10 });
  expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['staff.manage', 'root'],
    ['staff.invite', null],
    ['staff.invite', 'root'],
    ['staff.invite', 'root'],
    ['staff.invite', 'root'],
  ]);
});

test('refuses unknown people, stores and roles, and keeps the last owner (staff-10)', async () => {
  const { shop } = await testShop();
  await onShop(shop, 'staff invite minna@example.fi --name Minna --role owner');
  expect((await onShop(shop, 'staff invite minna@example.fi --name M --role store')).failed).toContain('works here');
  expect((await onShop(shop, 'staff suspend minna@example.fi')).failed).toContain('last owner');
  expect((await onShop(shop, 'staff reset ei.ole@example.fi')).failed).toContain('Nobody of the staff');
});

test('prints a link for each role of the demo (staff-12)', async () => {
  const { shop } = await testShop();
  const { text } = await onShop(shop, 'staff demo');
  expect(text.match(/^\w+ .+ http:\/\/localhost:3001\/kirjaudu\?esittely=[\w-]{43}$/gm)).toHaveLength(6);
});
