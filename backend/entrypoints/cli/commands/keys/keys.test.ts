import { expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../../test-program.ts';

test('makes a key that is printed once, lists it by its hint and takes it back (api-1)', async () => {
  const { shop } = await testShop();
  expect((await onShop(shop, 'keys list')).text).toContain('No keys yet');
  const made = await onShop(
    shop,
    'keys create ERP --scope orders:read --scope stock:write --expires 2027-01-01 --as root',
  );
  const key = /tieva_sk_\w{36}/.exec(made.text)?.[0] ?? '';
  expect((await shop.keys.actorOf(key, null)).ok).toBe(true);
  const listed = (await onShop(shop, 'keys list')).text;
  expect(listed).toMatch(/ERP +tieva_sk_\w{4}…\w{4} +orders:read stock:write +2026-11-21 12:00 +until 2027-01-01/);
  expect(listed).not.toContain(key);
  const [{ id } = { id: '' }] = await shop.keys.list({ kind: 'command', name: null });
  expect((await onShop(shop, `keys revoke ${id} --as root`)).text).toContain('taken back');
  expect(await shop.keys.actorOf(key, null)).toMatchObject({ ok: false, reason: 'revoked' });
  expect((await onShop(shop, `keys revoke ${id}`)).failed).toContain('no such key');
  const entries = await auditEntries(shop.db.kysely, { limit: 5 });
  expect(entries.map(({ action, actor, after }) => [action, actor.name, after?.revoked ?? after?.scopes])).toEqual([
    ['keys.manage', 'root', true],
    ['keys.manage', 'root', ['orders:read', 'stock:write']],
  ]);
});

test('refuses unknown scopes, none, and a day that is gone', async () => {
  const { shop } = await testShop();
  expect((await onShop(shop, 'keys create ERP --scope everything')).told).toContain('Give scopes of orders:read');
  expect((await onShop(shop, 'keys create ERP')).told).toContain('--scope');
  expect(await shop.keys.list({ kind: 'command', name: null })).toEqual([]);
  const past = await onShop(shop, 'keys create ERP --scope orders:read --expires 2026-01-01');
  expect(past.failed).toContain('No key was made');
});
