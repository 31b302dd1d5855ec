import { expect, test } from 'vitest';
import { checkSubscribe } from './subscribe-form.ts';

test('trims an address and lowers its case', () => {
  expect(checkSubscribe({ email: ' Aino.Virtanen@Example.FI ' })).toEqual({
    ok: true,
    value: { email: 'aino.virtanen@example.fi' },
  });
});

test.each([
  [{}, 'required'],
  [{ email: '   ' }, 'required'],
  [{ email: ['a@example.fi'] }, 'required'],
  [{ email: 'aino@example' }, 'invalid'],
  [{ email: 'aino@example.fi\nBcc: x@example.fi' }, 'invalid'],
  [{ email: `${'a'.repeat(250)}@example.fi` }, 'invalid'],
])('names the problem of %j', (typed, email) => {
  expect(checkSubscribe(typed)).toEqual({ ok: false, reason: 'invalid', details: { email } });
});
