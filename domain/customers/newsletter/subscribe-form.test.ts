import { expect, test } from 'vitest';
import { checkSubscribe } from './subscribe-form.ts';

test('an address is trimmed and compared in lower case', () => {
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
])('%j is named', (typed, email) => {
  expect(checkSubscribe(typed)).toEqual({ ok: false, reason: 'invalid', details: { email } });
});
