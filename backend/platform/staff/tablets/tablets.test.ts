import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { testShop } from '#test/test-shop.ts';
import { client, machine, personWithPasskey, signedIn, success } from '../test-people.ts';

const PIN = '482913';

async function enrolled() {
  const made = await testShop();
  const { staff } = made.shop;
  const owner = await personWithPasskey(made.shop, 'owner');
  const manager = await personWithPasskey(made.shop, 'manager');
  const proved = await owner.prove({ permission: 'staff.manage', subject: 'tablet-oulu', cents: null });
  const tablet = await staff.enrolTablet(proved, { name: 'Tiski', store: 'oulu' });
  const own = await manager.prove({ permission: 'factors.change', subject: manager.actor.id, cents: null });
  success(await staff.setPin(own, PIN));
  const there = { ...client, tablet };
  return { ...made, staff, owner, manager, there, staffId: manager.actor.id };
}

describe('shared tablets (staff-9)', () => {
  test('a manager signs in by PIN and has the role of the tablet’s store', async () => {
    const { shop, staff, there, staffId } = await enrolled();
    expect(await staff.tabletPeople(there)).toEqual({
      name: 'Tiski',
      store: 'oulu',
      people: [{ id: staffId, name: 'Testi manager' }],
    });
    const { token } = success(await staff.withPin({ staffId, pin: PIN }, there));
    const actor = await signedIn(shop, token);
    expect(actor).toMatchObject({ role: 'store', stores: ['oulu'], limits: { refund: 0, refundsPerDay: 0 } });
    expect(await staff.proofWays(actor)).toEqual([]);
  });

  test('a passkey on the tablet has the role of a store too', async () => {
    const { shop, staff, there, owner } = await enrolled();
    const { id, options } = success(await staff.passkeyOptions(there));
    const { token } = success(await staff.withPasskey({ id, response: owner.device.sign(options) }, there));
    expect((await signedIn(shop, token)).role).toBe('store');
  });

  test.each(['content', 'accounting'] as const)('no passkey of %s signs in there (staff-14)', async (role) => {
    const { shop, staff, there } = await enrolled();
    const person = await personWithPasskey(shop, role);
    const { id, options } = success(await staff.passkeyOptions(there));
    const answer = { id, response: person.device.sign(options) };
    expect(await staff.withPasskey(answer, there)).toMatchObject({ reason: 'elsewhere' });
    const again = success(await staff.passkeyOptions(client));
    const own = await staff.withPasskey({ id: again.id, response: person.device.sign(again.options) }, client);
    expect((await signedIn(shop, success(own).token)).role).toBe(role);
  });

  test('a person of another town does not sign in there, whose recovery code stays good (staff-14)', async () => {
    const { shop, staff, there } = await enrolled();
    const person = await personWithPasskey(shop, 'store');
    const stores = (ids: string[]) =>
      shop.db.kysely.updateTable('staff').set({ stores: ids }).where('id', '=', person.actor.id).execute();
    await stores(['ranua']);
    const sign = async () => {
      const { id, options } = success(await staff.passkeyOptions(there));
      return staff.withPasskey({ id, response: person.device.sign(options) }, there);
    };
    expect(await sign()).toMatchObject({ reason: 'elsewhere' });
    const { email } = person;
    const code = person.recoveryCodes[0] ?? '';
    expect(await staff.withRecoveryCode({ email, code }, there)).toMatchObject({ reason: 'elsewhere' });
    expect(await staff.actorOf(person.token, null)).not.toBeNull();
    await stores(['oulu']);
    const { token } = success(await sign());
    expect(await signedIn(shop, token)).toMatchObject({ role: 'store', stores: ['oulu'] });
    await stores(['ranua']);
    expect(await staff.actorOf(token, null)).toBeNull();
    success(await staff.withRecoveryCode({ email, code }, client));
  });

  test('a session on the tablet neither sees nor ends the person’s other sessions', async () => {
    const { shop, staff, there, staffId, manager } = await enrolled();
    const { token } = success(await staff.withPin({ staffId, pin: PIN }, there));
    const actor = await signedIn(shop, token);
    expect(await staff.ownSessions(actor)).toMatchObject([{ isThis: true, tablet: 'Tiski' }]);
    await expect(staff.endOwnSession(actor, manager.actor.sessionId)).rejects.toThrow('tablet');
    await expect(staff.endOtherSessions(actor)).rejects.toThrow('tablet');
    expect(await staff.actorOf(manager.token, null)).not.toBeNull();
    expect(await staff.ownSessions(manager.actor)).toHaveLength(2);
  });

  test('the PIN opens nothing elsewhere, and five wrong ones close it for an hour', async () => {
    const { staff, there, staffId, clock } = await enrolled();
    expect(await staff.withPin({ staffId, pin: PIN }, client)).toMatchObject({ reason: 'wrong' });
    for (let i = 0; i < 5; i++)
      expect(await staff.withPin({ staffId, pin: `00000${i}` }, { ...there, ip: `10.0.0.${i}` })).toMatchObject({
        reason: 'wrong',
      });
    expect(await staff.withPin({ staffId, pin: PIN }, there)).toMatchObject({ reason: 'limited' });
    clock.now = new Date(clock.now.getTime() + MINUTE_MS);
    expect(await staff.withPin({ staffId, pin: PIN }, there)).toMatchObject({ reason: 'limited' });
  });

  test('a session there ends after ten minutes without a request', async () => {
    const { staff, there, staffId, clock } = await enrolled();
    const { token } = success(await staff.withPin({ staffId, pin: PIN }, there));
    clock.now = new Date(clock.now.getTime() + 9 * MINUTE_MS);
    expect(await staff.actorOf(token, null)).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS);
    expect(await staff.actorOf(token, null)).toBeNull();
  });

  test('a removed tablet ends its sessions and signs nobody in', async () => {
    const { staff, there, staffId, owner } = await enrolled();
    const { token } = success(await staff.withPin({ staffId, pin: PIN }, there));
    const [tablet] = await staff.tablets(owner.actor);
    const id = tablet?.id ?? '';
    await staff.removeTablet(await owner.prove({ permission: 'staff.manage', subject: id, cents: null }), id);
    expect(await staff.actorOf(token, null)).toBeNull();
    expect(await staff.withPin({ staffId, pin: PIN }, there)).toMatchObject({ reason: 'wrong' });
  });

  test.each(['12345', '1234567', '111111', '123456', '987654', 'abcdef'])('%s is no PIN', async (pin) => {
    const { shop } = await testShop();
    const { actor, prove } = await personWithPasskey(shop, 'store');
    const proved = await prove({ permission: 'factors.change', subject: actor.id, cents: null });
    expect(await shop.staff.setPin(proved, pin)).toMatchObject({ reason: 'weak' });
  });

  test('a suspended person is not among the tablet’s people', async () => {
    const { staff, there, staffId } = await enrolled();
    success(await staff.setSuspended(machine, staffId, true));
    expect((await staff.tabletPeople(there))?.people).toEqual([]);
    expect(await staff.withPin({ staffId, pin: PIN }, there)).toMatchObject({ reason: 'wrong' });
  });
});
