import { expect, test } from 'vitest';
import { checkContactForm } from './contact-form.ts';

const good = { name: ' Aino Äyräpää ', email: ' Aino@Example.fi', phone: '', message: 'Hei\r\nonko tätä?\n' };

test('trims a message and keeps its line breaks', () => {
  expect(checkContactForm(good)).toEqual({
    ok: true,
    value: { name: 'Aino Äyräpää', email: 'aino@example.fi', phone: '', message: 'Hei\nonko tätä?' },
  });
});

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: 'a\nb' }, { name: 'text' }],
  [{ name: 'a'.repeat(51) }, { name: 'tooLong' }],
  [{ email: 'aino' }, { email: 'email' }],
  [{ email: undefined }, { email: 'required' }],
  [{ phone: 'soita' }, { phone: 'phone' }],
  [{ message: '  ' }, { message: 'required' }],
  [{ message: 'a\u0000' }, { message: 'text' }],
  [{ message: 'a'.repeat(2001) }, { message: 'tooLong' }],
  [{ message: ['a'] }, { message: 'required' }],
  [
    { name: '', email: 'x' },
    { name: 'required', email: 'email' },
  ],
])('checks %j: %j', (over, details) => {
  expect(checkContactForm({ ...good, ...over })).toEqual({ ok: false, reason: 'invalid', details });
});
