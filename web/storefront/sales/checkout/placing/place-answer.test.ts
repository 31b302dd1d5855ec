import { expect, test } from 'vitest';
import { fail, ok } from '#domain/base/result.ts';
import { placeAnswer } from './place-answer.ts';

test('never sends the order’s key to the page', () => {
  const payment = { url: 'https://pay.test/1', method: 'GET' as const, fields: [] };
  const { answer, order, status } = placeAnswer(ok({ number: '1000015', key: 'secret', payment }), false);
  expect(answer).toEqual({ ok: true, number: '1000015', isCustomers: false, payment });
  expect(order).toEqual({ number: '1000015', key: 'secret' });
  expect(status).toBe(200);
});

test('responds 409 to a changed total, and 503 with the stored order to an unreachable gateway (order-2)', () => {
  expect(placeAnswer(fail('not_deliverable', { reason: 'aland' as const }), false)).toMatchObject({
    answer: { reason: 'aland' },
    status: 409,
    order: null,
  });
  expect(placeAnswer(fail('payment_unavailable', { number: '1', key: 'k' }), false)).toEqual({
    answer: { ok: false, reason: 'payment_unavailable' },
    status: 503,
    order: { number: '1', key: 'k' },
  });
});

test('names an invalid field (checkout-6)', () => {
  const fields = [{ field: 'form.contact.phone', message: 'checkout.error.phone' }];
  expect(placeAnswer(fail('invalid', fields), false)).toMatchObject({
    status: 400,
    answer: { reason: 'invalid', fields },
  });
});
