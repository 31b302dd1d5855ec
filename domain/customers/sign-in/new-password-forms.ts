import { checkText } from '#domain/base/contact-details/check-text.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { type PasswordProblem, passwordProblem } from '#domain/base/passwords/password.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import { checkEmail, type Problems, typed } from './sign-in-forms.ts';

function nameField<F extends 'firstname' | 'lastname'>(form: FormData, field: F): Problems<F> {
  const { error } = checkText(typed(form, field), { max: MAX_NAME, required: true });
  if (!error) return {};
  const problem =
    error === 'account.error.required' ? field : error === 'account.error.tooLong' ? 'nameLong' : 'nameText';
  return { [field]: problem } as Problems<F>;
}

const newPasswordProblems = {
  required: 'password',
  tooShort: 'short',
  tooLong: 'long',
  common: 'common',
  known: 'known',
} as const;

function newPasswordField(form: FormData, min: number): Problems<'password'> {
  const problem = passwordProblem(typed(form, 'password'), { min, email: typed(form, 'email') });
  return problem ? { password: newPasswordProblems[problem] } : {};
}

const isPasswordProblem = (name: string): name is PasswordProblem => name in newPasswordProblems;

/** The password problem among the server's field errors; {} when the server refused something else. */
export function refusedPassword(fields: readonly FieldError[]): Problems<'password'> {
  const { message } = fields.find(({ field }) => field === 'password') ?? {};
  return message && isPasswordProblem(message) ? { password: newPasswordProblems[message] } : {};
}

/** Validates a sign-up form; `min` is the shop's minimum password length (account-3, sign-in-4). */
export const checkSignUp = (
  form: FormData,
  min: number,
): Problems<'firstname' | 'lastname' | 'email' | 'password'> => ({
  ...nameField(form, 'firstname'),
  ...nameField(form, 'lastname'),
  ...checkEmail(form),
  ...newPasswordField(form, min),
});

export const checkNewPassword = (form: FormData, min: number): Problems<'password'> => newPasswordField(form, min);
