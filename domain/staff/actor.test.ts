import { describe, expect, test } from 'vitest';
import { AccessRefused, type Actor, accessRefusal, authorise, mayTry, type StaffActor, storesFor } from './actor.ts';

const person = (over: Partial<StaffActor>): StaffActor => ({
  kind: 'staff',
  id: 's1',
  name: 'Aino',
  role: 'store',
  stores: ['oulu'],
  sessionId: 'x',
  limits: { refund: 0, refundsPerDay: 0 },
  proof: null,
  approvedBy: null,
  requestId: null,
  ...over,
});
const refundOf = { subject: '1000016', cents: 5000 };
const proof = { permission: 'refunds.above-limit', ...refundOf } as const;

describe('access of staff', () => {
  test.each<[string, Actor, Parameters<typeof accessRefusal>[1], Parameters<typeof accessRefusal>[2], string | null]>([
    ['a store packs its own orders', person({}), 'orders.fulfil', { subject: '1', store: 'oulu' }, null],
    ["a store packs no other store's orders", person({}), 'orders.fulfil', { subject: '1', store: 'ranua' }, 'store'],
    [
      'a store does not pack orders without a store',
      person({}),
      'orders.fulfil',
      { subject: '1', store: null },
      'store',
    ],
    ['a person of all stores packs any', person({ stores: [] }), 'orders.fulfil', { subject: '1', store: null }, null],
    ['a store does not refund', person({}), 'refunds.create', refundOf, 'role'],
    ['content sees no orders', person({ role: 'content', stores: [] }), 'orders.read', null, 'role'],
    ['a refund needs a fresh factor', person({ role: 'owner' }), 'refunds.above-limit', refundOf, 'proof'],
    ['with it an owner needs nobody', person({ role: 'owner', proof }), 'refunds.above-limit', refundOf, null],
    [
      'a factor for another sum proves nothing',
      person({ role: 'owner', proof: { ...proof, cents: 4999 } }),
      'refunds.above-limit',
      refundOf,
      'proof',
    ],
    [
      'a factor without a sum proves no sum',
      person({ role: 'owner', proof: { ...proof, cents: null } }),
      'refunds.above-limit',
      refundOf,
      'proof',
    ],
    [
      'a factor for another order proves nothing',
      person({ role: 'owner', proof: { ...proof, subject: '1000024' } }),
      'refunds.above-limit',
      refundOf,
      'proof',
    ],
    [
      'a manager needs a second person',
      person({ role: 'manager', proof }),
      'refunds.above-limit',
      refundOf,
      'approval',
    ],
    [
      'nobody is their own second person',
      person({ role: 'manager', proof, approvedBy: { id: 's1', name: 'Aino' } }),
      'refunds.above-limit',
      refundOf,
      'approval',
    ],
    [
      'another person is',
      person({ role: 'manager', proof, approvedBy: { id: 's2', name: 'Eero' } }),
      'refunds.above-limit',
      refundOf,
      null,
    ],
    ['a command may do everything', { kind: 'command', name: null }, 'staff.manage', null, null],
    [
      'a store link packs',
      { kind: 'store-link', store: 'oulu' },
      'orders.fulfil',
      { subject: '1', store: 'oulu' },
      null,
    ],
    ['a store link refunds nothing', { kind: 'store-link', store: 'oulu' }, 'refunds.create', refundOf, 'role'],
    ['a customer is not staff', { kind: 'customer', userId: 'u' }, 'orders.read', null, 'role'],
  ])('%s', (_, actor, permission, scope, refusal) => {
    expect(accessRefusal(actor, permission, scope)).toBe(refusal);
  });

  test('a refusal names permission and reason', () => {
    expect(() => authorise(person({}), 'staff.manage')).toThrow(AccessRefused);
    expect(() => authorise(person({}), 'staff.manage')).toThrow('staff.manage is refused: role');
  });

  test('buttons show what a factor can still allow, not what the role lacks', () => {
    expect(mayTry(person({ role: 'manager' }), 'refunds.above-limit', refundOf)).toBe(true);
    expect(mayTry(person({}), 'refunds.create', refundOf)).toBe(false);
  });

  test('lists are limited to the stores of a person, and refused to roles without the permission', () => {
    expect(storesFor(person({}), 'orders.read')).toEqual(['oulu']);
    expect(storesFor(person({ stores: [] }), 'orders.read')).toBe(null);
    expect(storesFor(person({ role: 'sales' }), 'orders.read')).toBe(null);
    expect(() => storesFor(person({ role: 'content', stores: [] }), 'orders.read')).toThrow(AccessRefused);
  });
});
