import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { AccessRefused, accessRefusal, type Proof } from '#domain/staff/actor.ts';
import { staffToken } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';
import { personWithApp, personWithPasskey, signedIn, success } from '../test-people.ts';

const refund: Proof = { permission: 'refunds.above-limit', subject: '1000016', cents: 45_000 };
const scope = { subject: '1000016', cents: 45_000 };

describe('fresh factors (staff-6)', () => {
  test('a proof holds for its permission, subject and sum, and works once', async () => {
    const { shop } = await testShop();
    const { staff } = shop;
    const { actor, device, token } = await personWithPasskey(shop, 'owner');
    const { id, options } = await staff.proofOptions(actor, refund);
    const { proof } = success(await staff.proveByPasskey(actor, { id, response: device.sign(options) }));
    const proved = (await staff.actorOf(token, null, { proof }))?.actor;
    expect(proved && accessRefusal(proved, refund.permission, scope)).toBeNull();
    expect(proved && accessRefusal(proved, refund.permission, { ...scope, cents: 45_001 })).toBe('proof');
    expect(proved && accessRefusal(proved, refund.permission, { ...scope, subject: '1000024' })).toBe('proof');
    expect((await staff.actorOf(token, null, { proof }))?.actor.proof).toBeNull();
  });

  test('a proof ends after five minutes and is worth nothing in another session', async () => {
    const { shop, clock } = await testShop();
    const { staff } = shop;
    const { actor, device, token } = await personWithPasskey(shop, 'owner');
    const { id, options } = await staff.passkeyOptions({ userAgent: '', ip: '203.0.113.9' }).then(success);
    const other = success(await staff.withPasskey({ id, response: device.sign(options) }, { userAgent: '', ip: 'x' }));
    const prove = async () => {
      const asked = await staff.proofOptions(actor, refund);
      return success(await staff.proveByPasskey(actor, { id: asked.id, response: device.sign(asked.options) })).proof;
    };
    expect((await staff.actorOf(other.token, null, { proof: await prove() }))?.actor.proof).toBeNull();
    const proof = await prove();
    clock.now = new Date(clock.now.getTime() + 5 * MINUTE_MS);
    expect((await staff.actorOf(token, null, { proof }))?.actor.proof).toBeNull();
  });

  test('an answer to a sign-in challenge, of a colleague or given twice proves nothing', async () => {
    const { shop } = await testShop();
    const { staff } = shop;
    const owner = await personWithPasskey(shop, 'owner');
    const manager = await personWithPasskey(shop, 'manager');
    const signIn = success(await staff.passkeyOptions({ userAgent: '', ip: 'x' }));
    const ofSignIn = { id: signIn.id, response: owner.device.sign(signIn.options) };
    expect(await staff.proveByPasskey(owner.actor, ofSignIn)).toMatchObject({ reason: 'wrong' });
    const asked = await staff.proofOptions(owner.actor, refund);
    const byColleague = { id: asked.id, response: manager.device.sign(asked.options) };
    expect(await staff.proveByPasskey(owner.actor, byColleague)).toMatchObject({ reason: 'wrong' });
    const again = await staff.proofOptions(owner.actor, refund);
    const answer = { id: again.id, response: owner.device.sign(again.options) };
    expect((await staff.proveByPasskey(owner.actor, answer)).ok).toBe(true);
    expect(await staff.proveByPasskey(owner.actor, answer)).toMatchObject({ reason: 'wrong' });
  });

  test('a code of the app proves, once', async () => {
    const { shop, clock } = await testShop();
    const { staff } = shop;
    const { actor, code } = await personWithApp(shop, 'owner');
    expect(await staff.proofWays(actor)).toEqual(['totp']);
    clock.now = new Date(clock.now.getTime() + MINUTE_MS);
    expect((await staff.proveByCode(actor, refund, code())).ok).toBe(true);
    expect(await staff.proveByCode(actor, refund, code())).toMatchObject({ reason: 'wrong' });
  });

  test('only who came by a link of the demo proves by a button', async () => {
    const { shop } = await testShop();
    const { actor } = await personWithPasskey(shop, 'owner');
    expect(await shop.staff.proveInDemo(actor, refund)).toMatchObject({ reason: 'wrong' });
    const demo = await signedIn(shop, await staffToken(shop, 'owner'));
    expect(await shop.staff.proofWays(demo)).toEqual(['demo']);
    expect((await shop.staff.proveInDemo(demo, refund)).ok).toBe(true);
  });
});

describe('a second person (staff-7)', () => {
  async function asked() {
    const { shop } = await testShop();
    const owner = await personWithPasskey(shop, 'owner');
    const manager = await personWithPasskey(shop, 'manager');
    const sales = await personWithPasskey(shop, 'sales');
    const { staff } = shop;
    const id = await staff.requestApproval(sales.actor, { ...refund, reason: 'Runko murtunut kuljetuksessa' });
    return { shop, staff, owner, manager, sales, id };
  }

  test('consents with a fresh factor; the action runs once as both', async () => {
    const { staff, manager, sales, id } = await asked();
    expect(await staff.approvalsFor(manager.actor)).toMatchObject([{ id, asker: 'Testi sales', cents: 45_000 }]);
    await expect(staff.decideApproval(manager.actor, id, true)).rejects.toThrow('proof');
    success(await staff.decideApproval(await manager.prove(refund), id, true));
    const both = await sales.prove(refund, id);
    expect(both.approvedBy).toMatchObject({ name: 'Testi manager' });
    expect(accessRefusal(both, refund.permission, scope)).toBeNull();
    expect((await sales.prove(refund, id)).approvedBy).toBeNull();
  });

  test('consent to one sum is none to another', async () => {
    const { staff, manager, sales, id } = await asked();
    success(await staff.decideApproval(await manager.prove(refund), id, true));
    expect((await sales.prove({ ...refund, cents: 45_001 }, id)).approvedBy).toBeNull();
    expect((await sales.prove({ ...refund, subject: '1000024' }, id)).approvedBy).toBeNull();
  });

  test('is never who asked, nor who may not do it at all', async () => {
    const { shop, staff, manager, sales, id } = await asked();
    const store = await personWithPasskey(shop, 'store');
    await expect(staff.decideApproval(sales.actor, id, true)).rejects.toThrow(AccessRefused);
    await expect(staff.decideApproval(store.actor, id, true)).rejects.toThrow(AccessRefused);
    const own = await staff.requestApproval(manager.actor, { ...refund, reason: 'oma' });
    expect((await staff.approvalsFor(manager.actor)).map((request) => request.id)).toEqual([id]);
    await expect(staff.decideApproval(await manager.prove(refund), own, true)).rejects.toThrow('role');
    await expect(staff.requestApproval(store.actor, { ...refund, reason: 'x' })).rejects.toThrow('role');
  });

  test('is never the manager who invited who asks: an invented colleague is nobody', async () => {
    const { shop, staff, owner, manager } = await asked();
    const invented = { email: 'keksitty@example.fi', name: 'Keksitty', locale: 'fi', role: 'sales' } as const;
    const inviting = await manager.prove({ permission: 'staff.invite', subject: invented.email, cents: null });
    success(await staff.invite(inviting, { ...invented, stores: [], refundCents: 0, refundDayCents: 0 }));
    const { rows } = await shop.db.query('select id from staff where email = $1', [invented.email]);
    const asker = { ...manager.actor, id: String(rows[0]?.id), role: 'sales' } as const;
    const id = await staff.requestApproval(asker, { ...refund, reason: 'x' });
    await expect(staff.decideApproval(await manager.prove(refund), id, true)).rejects.toThrow('approval');
    success(await staff.decideApproval(await owner.prove(refund), id, true));
  });

  test('decides once; what was refused stays refused', async () => {
    const { staff, owner, manager, sales, id } = await asked();
    success(await staff.decideApproval(manager.actor, id, false));
    expect(await staff.decideApproval(await owner.prove(refund), id, true)).toMatchObject({ reason: 'decided' });
    expect((await sales.prove(refund, id)).approvedBy).toBeNull();
    expect(await staff.ownApprovals(sales.actor)).toMatchObject([{ is_approved: false, decider: 'Testi manager' }]);
  });
});
