import { redirect } from 'react-router';
import { links } from '#web/storefront/base/links.ts';
import { type AccountText, refused, textOf } from '../form/form-answer.ts';
import { sections } from './details-url.ts';
import { done, type Outcome, type Sent } from './sent-form.ts';

const EMAIL: Record<string, AccountText> = {
  required: 'account.error.required',
  tooLong: 'account.error.tooLong',
  same: 'account.error.emailSame',
};
const PASSWORD: Record<string, AccountText> = {
  required: 'account.error.required',
  tooShort: 'account.error.passwordShort',
  tooLong: 'account.error.passwordLong',
  common: 'account.error.passwordCommon',
  known: 'account.error.passwordKnown',
};
/** Messages for a failed check of the current password. */
const CURRENT = {
  wrong: 'account.error.wrongPassword',
  none: 'account.signIn.needsPassword',
  has: 'account.error.invalid',
  limited: 'account.error.limited',
} satisfies Record<string, AccountText>;

type Wrong = { reason: string; details?: unknown };
const problemsOf = ({ details }: Wrong) => (details ?? []) as { field: string; message: string }[];

/**
 * Changes the e-mail address: takes effect when the mail to it is opened, so the response only says that it was sent
 * (sign-in-5).
 */
export async function emailChange({ shop, visitor, form, request, locale }: Sent): Outcome {
  const email = textOf(form, 'email').trim();
  const input = { password: textOf(form, 'currentPassword'), email, locale };
  const asked = await shop.auth.changeEmail(visitor, input, shop.auth.clientOf(request));
  if (asked.ok) return { ...refused(form, []), values: {}, sentTo: email };
  if (asked.reason === 'invalid')
    return refused(
      form,
      problemsOf(asked).map(({ message }) => ({ field: 'email', message: EMAIL[message] ?? 'account.error.email' })),
    );
  return refused(form, [{ field: 'currentPassword', message: CURRENT[asked.reason] }]);
}

/** Changes the password, or sets a first one (sign-in-6). */
export async function passwordChange({ shop, visitor, form, locale }: Sent): Outcome {
  const current = form.get('currentPassword');
  const next = textOf(form, 'newPassword');
  const changed =
    typeof current === 'string'
      ? await shop.auth.changePassword(visitor, { current, next })
      : await shop.auth.setPassword(visitor, next);
  if (changed.ok) return done(locale, 'salasana-vaihdettu', sections.signIn);
  if (changed.reason === 'invalid')
    return refused(
      form,
      problemsOf(changed).map(({ message }) => ({
        field: 'newPassword',
        message: PASSWORD[message] ?? 'account.error.invalid',
      })),
    );
  if (changed.reason === 'stale')
    return refused(form, [{ field: 'newPassword', message: 'account.signIn.signInAgain' }]);
  return refused(form, [{ field: 'currentPassword', message: CURRENT[changed.reason] }]);
}

/** Deletes the account (own-data-1). */
export async function deletion({ shop, visitor, form, request, locale }: Sent): Outcome {
  const deleted = await shop.accounts.deleteAccount(visitor, { password: textOf(form, 'password') });
  if (deleted.ok) {
    const cookies = await shop.auth.signOut(request.headers);
    return redirect(links(locale).accountDeleted(), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
  }
  if (deleted.reason === 'sign_in_again')
    return refused(form, [{ field: 'confirm', message: 'account.delete.signInAgain' }]);
  const message = deleted.reason === 'limited' ? 'account.error.limited' : 'account.error.wrongPassword';
  return refused(form, [{ field: 'password', message }]);
}
