import { expect, test } from 'vitest';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { Shop } from '#backend/shop.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { staffActor } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';

const ALL: Parameters<Shop['staff']['audit']>[1] = {
  person: null,
  subject: null,
  isRefused: false,
  before: null,
  limit: 50,
};

test('managers see the whole log, accounting its money, others what they did (staff-11)', async () => {
  const { shop } = await testShop();
  const { kysely } = shop.db;
  const subject = { kind: 'order', id: '1000016' };
  for (const role of staffRoles) {
    const actor = await staffActor(shop, role);
    await recordAudit(kysely, actor, shop.now(), { action: 'orders.note', subject, after: { role } });
  }
  const owner = await staffActor(shop, 'owner');
  await recordAudit(kysely, owner, shop.now(), { action: 'refunds.create', subject, outcome: 'refused' });
  const seen = async (role: (typeof staffRoles)[number], query = ALL) =>
    (await shop.staff.audit(await staffActor(shop, role), query)).map(({ action, after }) => after?.role ?? action);
  expect(await seen('manager')).toHaveLength(7);
  expect(await seen('accounting')).toEqual(['refunds.create']);
  expect(await seen('sales')).toEqual(['sales']);
  expect(await seen('store', { ...ALL, person: owner.id })).toEqual(['store']);
  expect(await seen('owner', { ...ALL, isRefused: true })).toEqual(['refunds.create']);
});
