import { expect, test } from 'vitest';
import { checkPermissions } from './marketing-permissions.ts';

test('only channels that are given are said anything of', () => {
  expect(checkPermissions({ sms: false })).toEqual({ ok: true, value: { sms: false } });
  expect(checkPermissions({ post: true })).toEqual({ ok: true, value: {} });
});

test('a yes is true and nothing else', () => {
  expect(checkPermissions({ email: 'yes', sms: 1 })).toEqual({
    ok: false,
    reason: 'invalid',
    details: [
      { field: 'email', message: 'account.error.invalid' },
      { field: 'sms', message: 'account.error.invalid' },
    ],
  });
});
