import type { SignedIn, Visitor } from '#backend/customers/sign-in/service.ts';
import { checkNewPassword, refusedPassword } from '#domain/customers/sign-in/new-password-forms.ts';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Answer, hasProblems } from '../form/answer.ts';
import { type Asked, answered, failureOf, mend } from './asked.ts';
import { goOn, settle } from './signed-in.ts';

type State = {
  /** `old`: the link is used, expired or unknown; `noPassword`: done, and the account's password was removed. */
  state?: 'done' | 'noPassword' | 'old';
};
export type TokenAnswer = Answer<never> & State;
export type ResetAnswer = Answer<'password'> & State;
export type ResendAnswer = { at: number; sent: boolean; waitSeconds: number };

export const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

const plain = { problems: {}, values: {} };
const done = (cookies: readonly string[] = [], state: 'done' | 'noPassword' = 'done') =>
  answered<TokenAnswer>({ at: Date.now(), ...plain, state }, { cookies });
const refused = (result: { reason: string; details?: unknown }) =>
  result.reason === 'limited'
    ? mend<never, State>({ failure: failureOf(result, 'failed') }, result)
    : answered<TokenAnswer>({ at: Date.now(), ...plain, state: 'old' }, { status: 410 });

/** After signing in by mail: redirects to the intent, or shows what happened. */
async function arrived(asked: Asked, session: SignedIn) {
  if (asked.intent.next || asked.intent.wish) throw await goOn(asked, session);
  return done(await settle(asked, session));
}

/**
 * Verifies the address and signs in. When the account's password was not given, it is removed, and the page says so
 * first.
 */
export async function verifyAction(asked: Asked) {
  const password = typed(asked.form, 'password');
  const verified = await asked.shop.auth.verifyEmail(tokenOf(asked.url), asked.client, password);
  if (!verified.ok && verified.reason === 'wrong') return mend<never, State>({ failure: { kind: 'wrongPassword' } });
  if (!verified.ok) return refused(verified);
  if (verified.value.passwordGone) return done(await settle(asked, verified.value), 'noPassword');
  return arrived(asked, verified.value);
}

/** Signs in by a mailed link. When that removed an unproven password, the page says so first. */
export async function linkAction(asked: Asked) {
  const signedIn = await asked.shop.auth.signInByToken(tokenOf(asked.url), asked.client);
  if (!signedIn.ok) return refused(signedIn);
  if (signedIn.value.passwordGone) return done(await settle(asked, signedIn.value));
  throw await goOn(asked, signedIn.value);
}

export async function emailChangeAction({ shop, url, client }: Asked) {
  const changed = await shop.auth.confirmEmailChange(tokenOf(url), client);
  return changed.ok ? done() : refused(changed);
}

export async function emailUndoAction({ shop, url, client }: Asked) {
  const undone = await shop.auth.undoEmailChange(tokenOf(url), client);
  return undone.ok ? done() : refused(undone);
}

export async function resetAction({ shop, url, form, client }: Asked) {
  const problems = checkNewPassword(form, shop.settings.PASSWORD_MIN_LENGTH);
  if (hasProblems(problems)) return mend<'password', State>({ problems });
  const reset = await shop.auth.resetPassword({ token: tokenOf(url), password: typed(form, 'password') }, client);
  const found = reset.ok || reset.reason !== 'invalid' ? {} : refusedPassword(reset.details ?? []);
  if (hasProblems(found)) return mend<'password', State>({ problems: found });
  return reset.ok ? done() : refused(reset);
}

/** Sends the verification mail again, at most once a minute. */
export async function resendAction({ shop }: Asked, visitor: Visitor) {
  const sent = await shop.auth.resendVerification(visitor);
  const retryAfter = sent.ok || sent.reason !== 'limited' ? 60 : (sent.details?.retryAfter ?? 60);
  const answer: ResendAnswer = { at: Date.now(), sent: sent.ok, waitSeconds: retryAfter };
  return answered(answer, sent.ok ? {} : { status: 429, retryAfter });
}
