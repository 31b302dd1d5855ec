import { expect, test } from 'vitest';
import { canMoveWithdrawal, payBackDue } from './withdrawal-state.ts';

const receivedAt = new Date('2026-11-01T22:30:00Z');
const day = (text: string) => new Date(`${text}T10:00:00Z`);

test.each([
  ['counts 14 local days from the notice', null, '2026-11-05', { day: '2026-11-16', mayWait: true, isLate: false }],
  ['may wait for the goods after that', null, '2026-12-05', { day: '2026-11-16', mayWait: true, isLate: false }],
  [
    'is due that day once goods are in',
    '2026-11-10',
    '2026-11-16',
    { day: '2026-11-16', mayWait: false, isLate: false },
  ],
  ['is late the day after', '2026-11-10', '2026-11-17', { day: '2026-11-16', mayWait: false, isLate: true }],
  ['is due on the day of late goods', '2026-11-20', '2026-11-20', { day: '2026-11-20', mayWait: false, isLate: false }],
])('paying back %s (return-2)', (_, goodsIn, today, due) => {
  const goodsInAt = goodsIn ? day(goodsIn) : null;
  const state = goodsIn ? ('goods_in' as const) : ('received' as const);
  expect(payBackDue({ state, receivedAt, goodsInAt }, day(today), 'Europe/Helsinki')).toEqual(due);
});

test('nothing is due once it is decided', () => {
  const decided = { state: 'refused' as const, receivedAt, goodsInAt: null };
  expect(payBackDue(decided, day('2027-01-01'), 'Europe/Helsinki')).toBeNull();
});

test.each([
  ['received', 'paid_back', true],
  ['goods_in', 'received', false],
  ['paid_back', 'refused', false],
  ['refused', 'goods_in', false],
] as const)('%s → %s: %s', (from, to, expected) => {
  expect(canMoveWithdrawal(from, to)).toBe(expected);
});
