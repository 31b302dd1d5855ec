import { expect, test } from 'vitest';
import { checkAddress } from './address.ts';

const home = { firstname: 'Aino', lastname: 'Äyräpää', street: 'Koivukatu 1 B', postcode: '90100', city: 'Oulu' };
const problems = (change: Record<string, unknown>) => {
  const checked = checkAddress({ ...home, ...change });
  return checked.ok ? [] : (checked.details ?? []).map(({ field, message }) => `${field} ${message}`);
};

test('defaults to Finland and to no default address (account-1)', () => {
  expect(checkAddress(home)).toEqual({
    ok: true,
    value: { ...home, careOf: '', country: 'FI', phone: '', defaultBilling: false, defaultShipping: false },
  });
  expect(checkAddress({ ...home, defaultBilling: 'on', defaultShipping: true })).toMatchObject({
    value: { defaultBilling: true, defaultShipping: true },
  });
});

test('reports every missing field in the order of the form (account-1)', () => {
  const checked = checkAddress({});
  expect(checked.ok ? [] : checked.details?.map(({ field }) => field)).toEqual([
    'firstname',
    'lastname',
    'street',
    'postcode',
    'city',
  ]);
});

test.each([
  [{ postcode: '9010' }, ['postcode account.error.postcode']],
  [{ postcode: '114 55', country: 'se' }, []],
  [{ postcode: 'SW1A 1AA', country: 'GB' }, []],
  [{ postcode: '<b>', country: 'SE' }, ['postcode account.error.postcode']],
  [{ country: 'US' }, ['country account.error.country']],
  [{ country: 'Suomi' }, ['country account.error.tooLong']],
  [{ street: 'x'.repeat(51), city: 'y'.repeat(31) }, ['street account.error.tooLong', 'city account.error.tooLong']],
  [{ phone: '12' }, ['phone account.error.phone']],
  [{ defaultBilling: 'maybe' }, ['defaultBilling account.error.invalid']],
])('%j', (change, expected) => expect(problems(change)).toEqual(expected));
