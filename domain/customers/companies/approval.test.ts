import { expect, test } from 'vitest';
import { mayDecide, needsApproval, readLimit } from './approval.ts';

test.each([
  ['buyer', null, 1_000_000, false],
  ['buyer', 0, 1, true],
  ['buyer', 50_000, 50_000, false],
  ['buyer', 50_000, 50_001, true],
  ['approver', 0, 1_000_000, false],
  ['owner', 0, 1_000_000, false],
] as const)(
  'an order of a %s with limit %s and %s cents without VAT waits: %s (approval-1)',
  (role, limit, net, waits) => {
    expect(needsApproval({ role, limit }, net)).toBe(waits);
  },
);

test.each([
  ['buyer', 'b', false],
  ['approver', 'b', true],
  ['owner', 'b', true],
  ['owner', 'own', false],
] as const)('a %s decides on the order of %s: %s (approval-2)', (role, buyer, may) => {
  expect(mayDecide({ userId: 'own', role }, buyer)).toBe(may);
});

test.each([
  ['', null],
  ['0', 0],
  ['1 500,50 €', 150_050],
  ['1000000', 100_000_000],
  ['9999999', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['paljon', undefined],
])('reads the limit %j as %s', (typed, cents) => {
  expect(readLimit(typed)).toBe(cents);
});
