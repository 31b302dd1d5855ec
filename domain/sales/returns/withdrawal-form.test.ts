import { expect, test } from 'vitest';
import { checkWithdrawal } from './withdrawal-form.ts';

const whole = { name: ' Aino Äyräpää ', orderNumber: '1000016', email: 'Aino@Example.FI', message: 'vain kypärä\r\n' };

test('trims the notice and accepts it without a message (return-1)', () => {
  expect(checkWithdrawal(whole)).toEqual({
    ok: true,
    value: { name: 'Aino Äyräpää', orderNumber: '1000016', email: 'aino@example.fi', message: 'vain kypärä' },
  });
  expect(checkWithdrawal({ ...whole, message: undefined }).ok).toBe(true);
});

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ orderNumber: ' ' }, { orderNumber: 'required' }],
  [{ email: 'aino' }, { email: 'email' }],
  [{ email: ['x'] }, { email: 'required' }],
  [{ name: 'a\nb' }, { name: 'text' }],
  [{ message: 'x'.repeat(2001) }, { message: 'tooLong' }],
  [
    { name: '', orderNumber: '', email: '' },
    { name: 'required', orderNumber: 'required', email: 'required' },
  ],
])('rejects %j with the field', (wrong, problems) => {
  expect(checkWithdrawal({ ...whole, ...wrong })).toEqual({ ok: false, reason: 'invalid', details: problems });
});
