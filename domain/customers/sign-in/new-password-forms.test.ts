import { expect, test } from 'vitest';
import { checkNewPassword, checkSignUp } from './new-password-forms.ts';

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const person = {
  firstname: 'Maija',
  lastname: 'Mallikas',
  email: 'maija@esimerkki.fi',
  password: 'kelkka kulkee hiljaa',
};

test('a complete form has no problems', () => {
  expect(checkSignUp(form(person), 10)).toEqual({});
  expect(checkNewPassword(form(person), 10)).toEqual({});
});

test('an empty form has a problem in every field', () => {
  expect(checkSignUp(form({}), 10)).toEqual({
    firstname: 'firstname',
    lastname: 'lastname',
    email: 'email',
    password: 'password',
  });
});

test.each([
  ['firstname', 'x'.repeat(51), 'nameLong'],
  ['lastname', 'Mal\u0000likas', 'nameText'],
  ['email', 'maija@', 'email'],
  ['email', `${'m'.repeat(250)}@a.fi`, 'email'],
  ['password', 'lyhyt', 'short'],
  ['password', 'p'.repeat(129), 'long'],
  ['password', 'salasana123', 'common'],
])('%s %j has the problem %s', (field, value, problem) => {
  expect(checkSignUp(form({ ...person, [field]: value }), 10)).toEqual({ [field]: problem });
});

test('rejects the own e-mail address as password', () => {
  expect(checkSignUp(form({ ...person, password: 'Maija@Esimerkki.fi' }), 10)).toEqual({ password: 'common' });
});
