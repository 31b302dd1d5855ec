import { checkCode, checkEmail, checkSignIn, digitsOf, typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Answer, hasProblems } from '../form/answer.ts';
import { startProvider } from '../providers/start-provider.ts';
import { intentCookie } from '../sign-in-intent.ts';
import { type Asked, answered, failureOf, mend } from './asked.ts';
import { goOn, settle } from './signed-in.ts';

export type SignInField = 'email' | 'password' | 'code';
/**
 * `code`: a mail was sent, asks for its code. `passwordGone`: signed in by the code, and the unproven password was
 * removed.
 */
export type SignInAnswer = Answer<SignInField> & { step: 'start' | 'code' | 'passwordGone'; resent?: boolean };

/** Handles the page's buttons: password, mail, and code. */
export function signInAction(asked: Asked) {
  switch (typed(asked.form, 'intent')) {
    case 'link':
      return sendLink(asked);
    case 'code':
      return byCode(asked);
    case 'provider':
      return startProvider(asked);
    default:
      return byPassword(asked);
  }
}

const valuesOf = ({ form }: Asked) => ({ email: typed(form, 'email') });

async function byPassword(asked: Asked) {
  const { shop, form, client } = asked;
  const problems = checkSignIn(form);
  const values = valuesOf(asked);
  if (hasProblems(problems)) return mend<SignInField, { step: 'start' }>({ problems, values, step: 'start' });
  const entered = { email: values.email, password: typed(form, 'password') };
  const signedIn = await shop.auth.signIn(entered, client);
  if (signedIn.ok) throw await goOn(asked, signedIn.value);
  const failure = failureOf(signedIn, 'wrong');
  return mend<SignInField, { step: 'start' }>({ failure, values, step: 'start' }, signedIn);
}

async function sendLink(asked: Asked) {
  const { shop, locale, form, client, intent } = asked;
  const problems = checkEmail(form);
  const values = valuesOf(asked);
  const isAgain = typed(form, 'again') === '1';
  const step = isAgain ? 'code' : 'start';
  if (hasProblems(problems)) return mend<SignInField, { step: 'start' | 'code' }>({ problems, values, step });
  const sent = await shop.auth.requestLink({ email: values.email, locale, next: intent.next }, client);
  if (!sent.ok) {
    const failure = failureOf(sent, 'failed');
    return mend<SignInField, { step: 'start' | 'code' }>({ failure, values, step }, sent);
  }
  const answer: SignInAnswer = { at: Date.now(), problems: {}, values, step: 'code', resent: isAgain };
  return answered(answer, { cookies: [intentCookie(intent, shop.settings.COOKIE_SECURE)] });
}

async function byCode(asked: Asked) {
  const { shop, form, client } = asked;
  const problems = { ...checkEmail(form), ...checkCode(form) };
  const values = valuesOf(asked);
  if (hasProblems(problems)) return mend<SignInField, { step: 'code' }>({ problems, values, step: 'code' });
  const code = digitsOf(typed(form, 'code'));
  const signedIn = await shop.auth.signInByCode({ email: values.email, code }, client);
  if (signedIn.ok) {
    if (!signedIn.value.passwordGone) throw await goOn(asked, signedIn.value);
    const answer: SignInAnswer = { at: Date.now(), problems: {}, values, step: 'passwordGone' };
    return answered(answer, { cookies: await settle(asked, signedIn.value) });
  }
  return mend<SignInField, { step: 'code' }>(
    { failure: failureOf(signedIn, 'wrongCode'), values, step: 'code' },
    signedIn,
  );
}
