import { checkText } from './check-text.ts';
import { MAX_NAME } from './details.ts';
import { emailProblem } from './email.ts';
import { passwordProblem } from './password.ts';

/** What may be wrong with a field of the pages of signing in; each has its words in both languages. */
export type SignInProblem =
  | 'firstname'
  | 'lastname'
  | 'nameLong'
  | 'nameText'
  | 'email'
  | 'password'
  | 'short'
  | 'long'
  | 'common'
  | 'code';

/** The first problem of each field; a field that is right is left out. */
export type Problems<F extends string> = Partial<Record<F, SignInProblem>>;

/** A field as it comes from a form: anything that is no text counts as empty. */
export const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const code = /^\d{6}$/;

/** The six digits of a mail, as people copy them: spaces and hyphens between them are let go. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const emailField = (form: FormData): Problems<'email'> =>
  emailProblem(typed(form, 'email')) ? { email: 'email' } : {};

function nameField<F extends 'firstname' | 'lastname'>(form: FormData, field: F): Problems<F> {
  const { error } = checkText(typed(form, field), { max: MAX_NAME, required: true });
  if (!error) return {};
  const problem =
    error === 'account.error.required' ? field : error === 'account.error.tooLong' ? 'nameLong' : 'nameText';
  return { [field]: problem } as Problems<F>;
}

const newPasswordProblems = { required: 'password', tooShort: 'short', tooLong: 'long', common: 'common' } as const;

function newPasswordField(form: FormData, min: number): Problems<'password'> {
  const problem = passwordProblem(typed(form, 'password'), { min, email: typed(form, 'email') });
  return problem ? { password: newPasswordProblems[problem] } : {};
}

/** Signing in asks for both and judges no password: an old one may be shorter than new ones must be. */
export const checkSignIn = (form: FormData): Problems<'email' | 'password'> => ({
  ...emailField(form),
  ...(typed(form, 'password') ? {} : { password: 'password' as const }),
});

/** An address to send a mail to. */
export const checkEmail = (form: FormData): Problems<'email'> => emailField(form);

export const checkCode = (form: FormData): Problems<'code'> =>
  code.test(digitsOf(typed(form, 'code'))) ? {} : { code: 'code' };

/** A new account (decisions 4, 5); `min` is the shop's shortest password. */
export const checkSignUp = (
  form: FormData,
  min: number,
): Problems<'firstname' | 'lastname' | 'email' | 'password'> => ({
  ...nameField(form, 'firstname'),
  ...nameField(form, 'lastname'),
  ...emailField(form),
  ...newPasswordField(form, min),
});

export const checkNewPassword = (form: FormData, min: number): Problems<'password'> => newPasswordField(form, min);
