import { expect, test } from 'vitest';
import { checkDetails } from './details.ts';

const TODAY = '2026-11-21';
const problems = (input: Record<string, unknown>) => {
  const checked = checkDetails(input, TODAY);
  return checked.ok ? {} : Object.fromEntries((checked.details ?? []).map(({ field, message }) => [field, message]));
};

test('returns given fields trimmed and leaves out the others', () => {
  expect(checkDetails({ firstname: ' Aino ', phone: '' }, TODAY)).toEqual({
    ok: true,
    value: { firstname: 'Aino', phone: '' },
  });
  expect(checkDetails({ email: 'other@example.fi' }, TODAY)).toEqual({ ok: true, value: {} });
});

test.each([
  [
    { firstname: ' ', lastname: 'x'.repeat(51) },
    { firstname: 'required', lastname: 'tooLong' },
  ],
  [{ lastname: 'Mä\u0000ki' }, { lastname: 'text' }],
  [{ firstname: 7 }, { firstname: 'text' }],
  [{ phone: 'soita' }, { phone: 'phone' }],
  [{ dob: '2026-11-22' }, { dob: 'birthday' }],
  [{ dob: '1899-12-31' }, { dob: 'birthday' }],
  [{ dob: '2025-02-29' }, { dob: 'birthday' }],
  [{ dob: '1.2.1990' }, { dob: 'birthday' }],
])('rejects %j field by field (account-3)', (input, expected) => {
  const keys = Object.fromEntries(Object.entries(expected).map(([field, key]) => [field, `account.error.${key}`]));
  expect(problems(input)).toEqual(keys);
});

test.each(['2026-11-21', '1900-01-01', '2024-02-29', ''])('accepts the birthday %j', (dob) =>
  expect(problems({ dob })).toEqual({}),
);
