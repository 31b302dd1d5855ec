import { expect, test } from 'vitest';
import { latePayment } from './payment-state.ts';

const refund = (cents: number, isSurplus: boolean) => ({
  id: `${cents}`,
  cents,
  at: '2026-11-21T10:00:00Z',
  isDone: false,
  isSurplus,
});

test.each([
  ['paid once after it was cancelled', 'cancelled', [refund(8_990, true)], 8_990],
  ['paid twice after it was cancelled', 'cancelled', [refund(8_990, true), refund(8_990, true)], 17_980],
  ['cancelled after it was paid', 'cancelled', [refund(8_990, false)], 0],
  ['cancelled and never paid', 'cancelled', [], 0],
  ['paid twice and on its way', 'shipped', [refund(8_990, true)], 0],
] as const)('late payments of an order: %s', (_, status, refunds, late) => {
  expect(latePayment({ status, refunds: [...refunds] })).toBe(late);
});
