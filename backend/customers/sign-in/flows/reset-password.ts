import type { Client } from '#backend/platform/http-kit/client.ts';
import { type Limited, oneRecoveryMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { newPasswordProblem } from '#backend/platform/passwords/new-password.ts';
import { hash } from '#backend/platform/passwords/passwords.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { knownDevice } from '../limits/known-device.ts';
import { type Account, findAccount, removeSignInMethods, setPassword, setVerified } from '../queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { endTokens, makeToken, peekToken, TOKEN_MINUTES, useToken } from '../tokens.ts';
import { type Invalid, invalid } from './check-input.ts';

/** Mails the customer a reset link; the earlier one becomes invalid. */
export async function mailReset(
  { mail, links }: Pick<SignInDeps, 'mail' | 'links'>,
  tx: Parameters<typeof makeToken>[0],
  { id: userId, email, firstname }: Account,
  locale: Locale,
  now: Date,
): Promise<void> {
  await endTokens(tx, { userId }, ['reset']);
  const { id, token } = await makeToken(tx, { kind: 'reset', email, userId }, now);
  const url = links.withToken(locale, '_auth/reset', token);
  const about = { subjectId: id, to: email, locale, firstname };
  await mail.queue(tx, { kind: 'account-reset', ...about, url, minutes: TOKEN_MINUTES.reset });
}

/** Resetting a forgotten password. */
export function createResetPassword(deps: SignInDeps) {
  const { ctx, mail, limits, requests, verified } = deps;
  const { db, settings } = ctx;
  requests.on('reset', async (tx, { email, details }) => {
    const account = await findAccount(tx, { email }, { lock: true });
    if (!account) return;
    await mailReset(deps, tx, account, details.locale, ctx.now());
    note(ctx.log, 'reset-mailed', { customer: account.id });
  });

  return {
    /** Responds the same whether or not the address has an account; only an existing one gets the mail (sign-in-2). */
    async requestReset(
      input: { email: string; locale: Locale },
      client: Client,
    ): Promise<Result<null, never> | Invalid | Limited> {
      const email = normalizeEmail(input.email);
      const wrong = invalid({ email: emailProblem(email) });
      if (wrong) return wrong;
      const device = knownDevice(settings.SHOP_SECRET, client.headers, email);
      const limited = await limits.consume(...oneRecoveryMail(device, client.ip, email));
      if (limited) return limited;
      await requests.ask('reset', email, { locale: input.locale });
      return ok(null);
    },

    /**
     * Sets a new password by a mailed link, which proves the address too. Ends all sessions and mails a notice. A
     * rejected password leaves the link valid. 'used': the link is no longer valid.
     */
    async resetPassword(
      input: { token: string; password: string },
      client: Client,
    ): Promise<Result<null, never> | Invalid | Fail<'used'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      // check the link before the costly hashing
      const link = await peekToken(db.kysely, 'reset', input.token, ctx.now());
      if (!link) return fail('used');
      const about = { email: link.email, min: settings.PASSWORD_MIN_LENGTH };
      const wrong = invalid({ password: await newPasswordProblem(input.password, about) });
      if (wrong) return wrong;
      const hashed = await hash(input.password);
      const account = await inTransaction(db.kysely, async (tx) => {
        const used = await useToken(tx, 'reset', input.token, ctx.now());
        const owner = used?.userId ? await findAccount(tx, { id: used.userId }, { lock: true }) : null;
        if (!used || owner?.email !== used.email) return null;
        // whoever created the account without proving the address loses access
        if (!owner.isVerified) await removeSignInMethods(tx, owner.id);
        await setPassword(tx, owner.id, hashed);
        await setVerified(tx, owner.id);
        await endSessions(tx, owner.id);
        await endTokens(tx, { userId: owner.id }, ['reset', 'verify', 'change_email']);
        await endTokens(tx, { email: owner.email }, ['link']);
        const about = { subjectId: used.id, to: owner.email, locale: owner.locale, firstname: owner.firstname };
        await mail.queue(tx, { kind: 'account-password-changed', ...about });
        return owner;
      });
      if (!account) return fail('used');
      note(ctx.log, 'password-set', { customer: account.id, because: 'reset' });
      if (!account.isVerified) await verified.tell(account.id, account.email);
      return ok(null);
    },
  };
}
