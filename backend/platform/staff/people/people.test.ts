import { describe, expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { AccessRefused, type Actor } from '#domain/staff/actor.ts';
import type { StaffAssignment } from '#domain/staff/people.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { testShop } from '#test/test-shop.ts';
import { totpCode } from '../factors/totp.ts';
import { invite, machine, PASSWORD, personWithApp, personWithPasskey, success } from '../test-people.ts';

const assigned = (role: StaffRole, refundCents = 0): StaffAssignment => ({
  role,
  stores: ['oulu'],
  refundCents,
  refundDayCents: refundCents,
});
const invitation = (role: StaffRole, refundCents = 0) => ({
  ...assigned(role, refundCents),
  email: 'elina@example.fi',
  name: 'Elina Moilanen',
  locale: 'fi' as const,
});

async function opened() {
  const { shop } = await testShop();
  const owner = await personWithPasskey(shop, 'owner');
  const manager = await personWithPasskey(shop, 'manager');
  const sales = await personWithPasskey(shop, 'sales');
  const { staff } = shop;
  const ownerFor = (subject: string) => owner.prove({ permission: 'staff.manage', subject, cents: null });
  const roleOf = async (id: string) => (await staff.people(machine)).find((person) => person.id === id)?.role ?? null;
  return { shop, staff, owner, manager, sales, ownerFor, roleOf };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error) => (error instanceof AccessRefused ? error.reason : Promise.reject(error)),
  );

describe('inviting (staff-10)', () => {
  test('an owner invites anybody after a fresh factor, a manager sellers and stores without limits', async () => {
    const { staff, owner, manager, sales } = await opened();
    const proved = await owner.prove({ permission: 'staff.invite', subject: 'elina@example.fi', cents: null });
    const provedManager = await manager.prove({ permission: 'staff.invite', subject: 'elina@example.fi', cents: null });
    const tries: [Actor, StaffRole, number, string][] = [
      [owner.actor, 'store', 0, 'proof'],
      [sales.actor, 'store', 0, 'role'],
      [manager.actor, 'manager', 0, 'role'],
      [manager.actor, 'owner', 0, 'role'],
      [manager.actor, 'sales', 100, 'role'],
      [manager.actor, 'sales', 0, 'proof'],
      [provedManager, 'sales', 0, 'allowed'],
      [proved, 'owner', 0, 'allowed'],
    ];
    for (const [actor, role, limit, expected] of tries)
      expect(await refusal(staff.invite(actor, invitation(role, limit))), `${role} ${limit}`).toBe(expected);
  });

  test('an address that works here is not invited again, in any case', async () => {
    const { staff } = await opened();
    const again = { ...invitation('store'), email: 'OWNER@example.fi' };
    expect(await staff.invite(machine, again)).toMatchObject({ reason: 'taken' });
  });
});

describe('roles (staff-10)', () => {
  test('an owner assigns role, stores and limits after a fresh factor, which ends the sessions', async () => {
    const { shop, staff, sales, ownerFor, roleOf, owner } = await opened();
    const { id } = sales.actor;
    const change = { ...assigned('store', 500), version: 1 };
    expect(await refusal(staff.assign(owner.actor, id, change))).toBe('proof');
    success(await staff.assign(await ownerFor(id), id, change));
    expect(await roleOf(id)).toBe('store');
    expect(await staff.actorOf(sales.token, null)).toBeNull();
    expect(
      await auditEntries(shop.db.kysely, { subject: { kind: 'staff', id }, actions: ['staff.manage'], limit: 5 }),
    ).toMatchObject([
      {
        actor: { name: 'Testi owner' },
        before: { role: 'sales', stores: [], refundCents: 10_000 },
        after: { role: 'store', stores: ['oulu'], refundCents: 500 },
      },
    ]);
  });

  test('nobody changes, suspends or resets themselves, not even with a proof', async () => {
    const { staff, owner, sales, manager, ownerFor, roleOf } = await opened();
    const { id } = owner.actor;
    const self = await ownerFor(id);
    expect(await refusal(staff.assign(self, id, { ...assigned('owner', 999_999), version: 1 }))).toBe('role');
    expect(await refusal(staff.setSuspended(self, id, true))).toBe('role');
    expect(await refusal(staff.reset(self, id))).toBe('role');
    for (const { actor } of [sales, manager])
      expect(await refusal(staff.assign(actor, actor.id, { ...assigned('owner'), version: 1 }))).toBe('role');
    expect(await roleOf(sales.actor.id)).toBe('sales');
  });

  test('a proof for one person does not change another', async () => {
    const { staff, sales, manager, ownerFor } = await opened();
    const proved = await ownerFor(sales.actor.id);
    expect(await refusal(staff.assign(proved, manager.actor.id, { ...assigned('owner'), version: 1 }))).toBe('proof');
  });

  test('the last owner stays, also against the command line', async () => {
    const { staff, owner } = await opened();
    const { id } = owner.actor;
    expect(await staff.assign(machine, id, { ...assigned('sales'), version: 1 })).toMatchObject({
      reason: 'last-owner',
    });
    expect(await staff.setSuspended(machine, id, true)).toMatchObject({ reason: 'last-owner' });
  });

  test('two owners who demote each other at once leave one', async () => {
    const { shop, staff, owner } = await opened();
    const other = await personWithPasskey(shop, 'owner', 'toinen@example.fi');
    const to = { ...assigned('sales'), version: 1 };
    const proof = (subject: string) => ({ permission: 'staff.manage', subject, cents: null }) as const;
    const [one, two] = [await owner.prove(proof(other.actor.id)), await other.prove(proof(owner.actor.id))];
    const done = await Promise.all([staff.assign(one, other.actor.id, to), staff.assign(two, owner.actor.id, to)]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = (await staff.people(machine)).filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
  });

  test('a second save of the same version is refused', async () => {
    const { staff, sales } = await opened();
    success(await staff.assign(machine, sales.actor.id, { ...assigned('sales'), version: 1 }));
    expect(await staff.assign(machine, sales.actor.id, { ...assigned('store'), version: 1 })).toMatchObject({
      reason: 'changed',
    });
  });
});

describe('suspending and resetting (staff-10)', () => {
  test('a manager suspends and restores sellers, not owners or managers', async () => {
    const { shop, staff, manager, sales, owner } = await opened();
    const other = await personWithApp(shop, 'manager', 'toinen@example.fi');
    expect(await refusal(staff.setSuspended(manager.actor, owner.actor.id, true))).toBe('role');
    expect(await refusal(staff.setSuspended(manager.actor, other.actor.id, true))).toBe('role');
    const { id } = sales.actor;
    const prove = () => manager.prove({ permission: 'staff.invite', subject: id, cents: null });
    expect(await refusal(staff.setSuspended(manager.actor, id, true))).toBe('proof');
    success(await staff.setSuspended(await prove(), id, true));
    expect(await staff.actorOf(sales.token, null)).toBeNull();
    success(await staff.setSuspended(await prove(), id, false));
    // the session stays ended
    expect(await staff.actorOf(sales.token, null)).toBeNull();
  });

  test('a suspended person’s invitation opens nothing', async () => {
    const { shop, staff } = await opened();
    const link = await invite(shop, 'store');
    const person = await staff.personByEmail('store@example.fi');
    success(await staff.setSuspended(machine, person?.id ?? '', true));
    expect(await staff.invitation(link)).toBeNull();
  });

  test('a reset takes every factor and session away and mails a link', async () => {
    const { shop, staff, sales, ownerFor } = await opened();
    const { id } = sales.actor;
    const { url } = success(await staff.reset(await ownerFor(id), id));
    expect(await staff.actorOf(sales.token, null)).toBeNull();
    expect(await staff.ownFactors(sales.actor)).toEqual({
      passkeys: [],
      hasApp: false,
      hasPin: false,
      recoveryCodes: 0,
    });
    expect(await staff.invitation(url.split('/').at(-1) ?? '')).toMatchObject({ email: 'sales@example.fi' });
    const { rows } = await shop.db.query('select proofs_from from staff where id = $1', [id]);
    expect(rows).toEqual([{ proofs_from: new Date(shop.now().getTime() + 86_400_000) }]);
  });
});

test('an id that no row can have is nobody', async () => {
  const { staff, owner } = await opened();
  expect(await staff.setSuspended(machine, 'kissa', true)).toMatchObject({ reason: 'unknown' });
  expect(await staff.reset(machine, "'; drop table staff")).toMatchObject({ reason: 'unknown' });
  await staff.endOwnSession(owner.actor, 'kissa');
  expect(await staff.decideApproval(owner.actor, 'kissa', true)).toMatchObject({ reason: 'unknown' });
  expect(await staff.actorOf(owner.token, null, { proof: 'kissa', approval: 'kissa' })).toMatchObject({
    actor: { proof: null, approvedBy: null },
  });
});

test('two removals at once leave one way to sign in (staff-2)', async () => {
  const { shop, staff } = await opened();
  const { actor, email, prove } = await personWithPasskey(shop, 'store');
  const person = { id: actor.id, email, name: actor.name };
  const proved = await prove({ permission: 'factors.change', subject: actor.id, cents: null });
  const { secret, sealed } = staff.newAppSecret(person);
  const factor = { way: 'totp', password: PASSWORD, sealed, code: totpCode(secret, shop.now()) } as const;
  success(await staff.addFactor(proved, person, factor));
  const [passkey] = (await staff.ownFactors(actor)).passkeys;
  const removed = await Promise.all([
    staff.removeFactor(proved, 'totp'),
    staff.removeFactor(proved, { passkey: passkey?.id ?? '' }),
  ]);
  expect(removed.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const left = await staff.ownFactors(actor);
  expect(left.passkeys.length + Number(left.hasApp)).toBe(1);
});
