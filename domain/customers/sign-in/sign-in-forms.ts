import { emailProblem } from '#domain/base/contact-details/email.ts';

/** Problems of the fields of sign-in pages; each has a message in both languages. */
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
  | 'known'
  | 'code';

/** The first problem of each invalid field. */
export type Problems<F extends string> = Partial<Record<F, SignInProblem>>;

/** Text of a form field; '' when it is missing or a file. */
export const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const code = /^\d{6}$/;

/** Removes spaces and hyphens from a code of six digits. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Validates the e-mail field. */
export const checkEmail = (form: FormData): Problems<'email'> =>
  emailProblem(typed(form, 'email')) ? { email: 'email' } : {};

/** Validates a sign-in form. Accepts any password: an old one may be shorter than the current minimum. */
export const checkSignIn = (form: FormData): Problems<'email' | 'password'> => ({
  ...checkEmail(form),
  ...(typed(form, 'password') ? {} : { password: 'password' as const }),
});

export const checkCode = (form: FormData): Problems<'code'> =>
  code.test(digitsOf(typed(form, 'code'))) ? {} : { code: 'code' };
