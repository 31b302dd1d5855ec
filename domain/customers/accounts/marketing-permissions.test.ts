import { expect, test } from 'vitest';
import { checkPermissions } from './marketing-permissions.ts';

test('changes only the channels that are given (account-5)', () => {
  expect(checkPermissions({ sms: false })).toEqual({ ok: true, value: { sms: false } });
  expect(checkPermissions({ post: true })).toEqual({ ok: true, value: {} });
});

test('only `true` grants a permission', () => {
  expect(checkPermissions({ email: 'yes', sms: 1 })).toEqual({
    ok: false,
    reason: 'invalid',
    details: [
      { field: 'email', message: 'account.error.invalid' },
      { field: 'sms', message: 'account.error.invalid' },
    ],
  });
});
