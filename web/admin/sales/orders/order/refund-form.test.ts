import { expect, test } from 'vitest';
import { isChosen, readRefund, refundInput } from './refund-form.ts';

const read = (text: string) => readRefund(new URLSearchParams(text));

test('reads pieces of lines, delivery, a sum and what was seen', () => {
  const form = read('pieces.0=0&pieces.2=1&shipping=1&sum=10,50&reason=+Naarmu+&restock=1&notify=1&key=k&seen=300');
  expect(refundInput(form)).toEqual({
    lines: [{ position: 2, amount: 1 }],
    shipping: true,
    cents: 1050,
    reason: 'Naarmu',
    restock: true,
    notify: true,
    idempotencyKey: 'k',
    seenRefundedCents: 300,
  });
});

test('an empty form chooses nothing, so that it never refunds everything', () => {
  expect(isChosen(read('pieces.0=0&reason=x'))).toBe(false);
  expect(isChosen(read('sum=0'))).toBe(false);
  expect(isChosen(read('pieces.0=-1&sum=1e3'))).toBe(false);
  expect(isChosen(read('shipping=1'))).toBe(true);
});
