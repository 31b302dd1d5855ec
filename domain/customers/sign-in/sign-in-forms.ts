import { emailProblem } from '#domain/base/contact-details/email.ts';

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
  | 'known'
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

/** An address to send a mail to. */
export const checkEmail = (form: FormData): Problems<'email'> =>
  emailProblem(typed(form, 'email')) ? { email: 'email' } : {};

/** Signing in asks for both and judges no password: an old one may be shorter than new ones must be. */
export const checkSignIn = (form: FormData): Problems<'email' | 'password'> => ({
  ...checkEmail(form),
  ...(typed(form, 'password') ? {} : { password: 'password' as const }),
});

export const checkCode = (form: FormData): Problems<'code'> =>
  code.test(digitsOf(typed(form, 'code'))) ? {} : { code: 'code' };
