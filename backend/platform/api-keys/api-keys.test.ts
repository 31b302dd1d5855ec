import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AccessRefused, type Actor } from '#domain/staff/actor.ts';
import { staffActor } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';
import { readLog } from '../logs/security/test-log.ts';
import { isKeyForm, newKey } from './key-format.ts';

const command: Actor = { kind: 'command', name: 'aino' };
const erp = { name: 'ERP', scopes: ['orders:read'] as const, expiresAt: null };

test('a key with one other character has a wrong checksum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 44 }), fc.constantFrom(...'0aZ9'), (at, sign) => {
      const key = newKey();
      expect(isKeyForm(key)).toBe(true);
      const typo = key.slice(0, at) + sign + key.slice(at + 1);
      expect(isKeyForm(typo)).toBe(typo === key);
    }),
  );
  expect(isKeyForm(`${newKey()}x`)).toBe(false);
});

describe('keys (api-1)', () => {
  test('the database holds no key, and its use to the hour', async () => {
    const { shop, clock } = await testShop();
    const made = await shop.keys.create(command, erp);
    const key = made.ok ? made.value.key : '';
    clock.now = new Date('2026-11-21T10:42:00Z');
    expect(await shop.keys.actorOf(key, 'r-1')).toMatchObject({
      ok: true,
      value: { kind: 'program', name: 'ERP', scopes: ['orders:read'], requestId: 'r-1' },
    });
    const { rows } = await shop.db.query('select * from api_key');
    expect(JSON.stringify(rows)).not.toContain(key.slice(14, 40));
    expect(rows[0]).toMatchObject({ last_used_at: new Date('2026-11-21T10:00:00Z'), created_by: 'aino' });
  });

  test('unknown, mistyped, revoked and expired keys are refused and in the security log', async () => {
    const { log, events } = readLog();
    const { shop, clock } = await testShop({}, { log });
    const made = await shop.keys.create(command, { ...erp, expiresAt: new Date('2026-12-01T00:00:00Z') });
    const { id, key } = made.ok ? made.value : { id: '', key: '' };
    clock.now = new Date('2026-12-01T00:00:00Z');
    expect(await shop.keys.actorOf(key, null)).toMatchObject({ reason: 'expired' });
    await shop.keys.revoke(command, id);
    expect(await shop.keys.actorOf(key, null)).toMatchObject({ reason: 'revoked' });
    expect(await shop.keys.actorOf(newKey(), null)).toMatchObject({ reason: 'unknown' });
    expect(await shop.keys.actorOf('salaisuus', null)).toMatchObject({ reason: 'malformed' });
    expect(await shop.keys.actorOf(null, null)).toMatchObject({ reason: 'missing' });
    expect(events().map(({ event, because, key: about }) => [event, because, about])).toEqual([
      ['key-made', undefined, id],
      ['key-refused', 'expired', id],
      ['key-revoked', undefined, id],
      ['key-refused', 'revoked', id],
      ['key-refused', 'unknown', null],
      ['key-refused', 'malformed', null],
    ]);
  });

  test('owners make and revoke them after a fresh factor; managers see them', async () => {
    const { shop } = await testShop();
    const owner = await staffActor(shop, 'owner');
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error) => (error instanceof AccessRefused ? error.reason : error),
      );
    expect(await refusal(shop.keys.create(owner, erp))).toBe('proof');
    const proof = { permission: 'keys.manage', subject: 'ERP', cents: null } as const;
    expect(await refusal(shop.keys.create({ ...owner, proof }, erp))).toBeNull();
    const manager = await staffActor(shop, 'manager');
    expect(await shop.keys.list(manager)).toHaveLength(1);
    expect(await refusal(shop.keys.create(manager, erp))).toBe('role');
    expect(await refusal(shop.keys.list(await staffActor(shop, 'sales')))).toBe('role');
  });
});
