import { expect, test } from 'vitest';
import { checkCode, checkEmail, checkSignIn, digitsOf } from './sign-in-forms.ts';

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const person = { email: 'maija@esimerkki.fi', password: 'kelkka kulkee hiljaa' };

test('a complete form has no problems', () => {
  expect(checkSignIn(form(person))).toEqual({});
  expect(checkEmail(form(person))).toEqual({});
});

test('an empty form has a problem in every field', () => {
  expect(checkSignIn(form({}))).toEqual({ email: 'email', password: 'password' });
});

test('treats a file in place of a text as empty', () => {
  expect(checkSignIn(form({ email: new Blob(['maija@esimerkki.fi']), password: new Blob(['x']) }))).toEqual({
    email: 'email',
    password: 'password',
  });
});

test('accepts a short old password at sign-in', () => {
  expect(checkSignIn(form({ ...person, password: 'abc' }))).toEqual({});
});

test('reads six digits with spaces and hyphens between them', () => {
  expect(checkCode(form({ code: ' 123 456 ' }))).toEqual({});
  expect(digitsOf(' 12-34 56')).toBe('123456');
  for (const code of ['', '12345', '1234567', 'abcdef', '12345a'])
    expect(checkCode(form({ code }))).toEqual({ code: 'code' });
});
