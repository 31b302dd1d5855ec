import { expect, test } from 'vitest';
import { fail, ok } from '#domain/base/result.ts';
import { placeAnswer } from './place-answer.ts';

test('the key of an order never reaches the page', () => {
  const payment = { url: 'https://pay.test/1', method: 'GET' as const, fields: [] };
  const { answer, order, status } = placeAnswer(ok({ number: '1000015', key: 'secret', payment }), false);
  expect(answer).toEqual({ ok: true, number: '1000015', isCustomers: false, payment });
  expect(order).toEqual({ number: '1000015', key: 'secret' });
  expect(status).toBe(200);
});

test('a changed total is a conflict, a silent gateway a 503 whose order is kept', () => {
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

test('a wrong field is named', () => {
  const fields = [{ field: 'form.contact.phone', message: 'checkout.error.phone' }];
  expect(placeAnswer(fail('invalid', fields), false)).toMatchObject({
    status: 400,
    answer: { reason: 'invalid', fields },
  });
});
