import { checkEmail, typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Answer, hasProblems } from '../form/answer.ts';
import { type Asked, answered, failureOf, mend } from './asked.ts';

export type ForgotAnswer = Answer<'email'> & { sent?: boolean };

/** Sends a reset mail; same response for every address (sign-in-2). */
export async function forgotAction({ shop, locale, form, client }: Asked) {
  const problems = checkEmail(form);
  const values = { email: typed(form, 'email') };
  if (hasProblems(problems)) return mend<'email', Partial<ForgotAnswer>>({ problems, values });
  const sent = await shop.auth.requestReset({ email: values.email, locale }, client);
  if (!sent.ok) return mend<'email', Partial<ForgotAnswer>>({ failure: failureOf(sent, 'failed'), values }, sent);
  const answer: ForgotAnswer = { at: Date.now(), problems: {}, values, sent: true };
  return answered(answer);
}
