import { expect, test } from 'vitest';
import { checkInvitation, leavesNoOwner } from './members.ts';

const owner = { userId: 'a', role: 'owner' } as const;
const buyer = { userId: 'b', role: 'buyer' } as const;

test.each([
  ['the last owner leaves', [owner, buyer], 'a', null, true],
  ['the last owner becomes a buyer', [owner, buyer], 'a', 'buyer', true],
  ['the last owner stays one', [owner, buyer], 'a', 'owner', false],
  ['a buyer leaves', [owner, buyer], 'b', null, false],
  ['one of two owners leaves', [owner, { userId: 'b', role: 'owner' }], 'a', null, false],
  ['a company without owners gets one', [buyer], 'b', 'owner', false],
] as const)('%s: no owner is left %s (company-3)', (_, members, userId, role, expected) => {
  expect(leavesNoOwner(members, userId, role)).toBe(expected);
});

test('an invitation has an address in lower case and a role (company-2)', () => {
  expect(checkInvitation({ email: ' Osto@Korpi.fi', role: 'buyer' })).toEqual({
    ok: true,
    value: { email: 'osto@korpi.fi', role: 'buyer' },
  });
});

test.each([
  ['email', { email: '', role: 'buyer' }],
  ['email', { email: 'osto@', role: 'buyer' }],
  ['email', { email: ['a'], role: 'buyer' }],
  ['role', { email: 'osto@korpi.fi', role: 'admin' }],
])('a wrong %s is named (company-2)', (field, typed) => {
  expect(checkInvitation(typed)).toMatchObject({ ok: false, details: [{ field }] });
});
