import { checkSignUp, refusedPassword } from '#domain/customers/sign-in/new-password-forms.ts';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Answer, hasProblems } from '../form/answer.ts';
import { intentCookie } from '../sign-in-intent.ts';
import { type Asked, answered, failureOf, mend } from './asked.ts';

export type CreateField = 'firstname' | 'lastname' | 'email' | 'password';
export type CreateAnswer = Answer<CreateField> & {
  /** The mail was sent: same response for addresses that have an account (sign-in-2). */
  sent?: boolean;
  /** A new signed time for the next try. */
  stamp?: string;
  marketing?: boolean;
};

/** Creates an account. Bots get the same messages as people, and typed values stay. */
export async function createAccountAction({ shop, locale, form, client, intent }: Asked) {
  const values = {
    firstname: typed(form, 'firstname'),
    lastname: typed(form, 'lastname'),
    email: typed(form, 'email'),
  };
  const marketing = form.get('marketing') !== null;
  const again = { values, marketing };
  const problems = checkSignUp(form, shop.settings.PASSWORD_MIN_LENGTH);
  if (hasProblems(problems)) return mend<CreateField, Partial<CreateAnswer>>({ ...again, problems });
  const trapped = shop.formStamps.trapped({ website: typed(form, 'website'), stamp: form.get('stamp') });
  if (trapped) {
    const stamp = shop.formStamps.stamp();
    return mend<CreateField, Partial<CreateAnswer>>({ ...again, failure: { kind: trapped }, stamp });
  }
  const entered = { ...values, password: typed(form, 'password'), locale, marketingEmail: marketing };
  const made = await shop.auth.signUp(entered, client);
  const problemsFound = made.ok || made.reason !== 'invalid' ? {} : refusedPassword(made.details ?? []);
  if (hasProblems(problemsFound))
    return mend<CreateField, Partial<CreateAnswer>>({ ...again, problems: problemsFound });
  if (!made.ok) return mend<CreateField, Partial<CreateAnswer>>({ ...again, failure: failureOf(made, 'failed') }, made);
  const answer: CreateAnswer = { at: Date.now(), problems: {}, values, sent: true };
  return answered(answer, { cookies: [...made.value.cookies, intentCookie(intent, shop.settings.COOKIE_SECURE)] });
}
