import type { Client } from '#backend/platform/http-kit/client.ts';
import { type Limited, oneMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { emailProblem, maskEmail, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { type Tx, unlessTaken } from '../in-transaction.ts';
import { type Account, findAccount, removePassword, removeSignInMethods, setEmail } from '../queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { endTokens, makeToken, TOKEN_MINUTES, type TokenKind, useToken } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { type Invalid, invalid } from './check-input.ts';
import type { createOwnPassword } from './own-password.ts';
import { mailReset } from './reset-password.ts';

const ALL_KINDS: TokenKind[] = ['verify', 'reset', 'change_email', 'undo_email'];
const HOUR = 60;

type Password = Pick<ReturnType<typeof createOwnPassword>, 'verifyPassword'>;

/**
 * Changing the e-mail address: the current password, a click in the mail to the new address, and an undo link mailed to
 * the old one (sign-in-5).
 */
export function createChangeEmail(deps: SignInDeps, { verifyPassword }: Password) {
  const { ctx, mail, limits, requests, verified, links } = deps;
  const { db } = ctx;

  requests.on('change_email', async (tx, { id, email, details }) => {
    const account = await findAccount(tx, { id: details.userId }, { lock: true });
    if (!account || account.email === email) return;
    const locale = details.locale;
    const owner = await findAccount(tx, { email });
    if (owner) {
      // the page responds the same; only the owner of the address learns by mail that it has an account
      const { firstname } = owner;
      const urls = { loginUrl: links.signIn(locale), resetUrl: links.forgotPassword(locale) };
      return mail.queue(tx, { kind: 'account-exists', subjectId: id, to: email, locale, firstname, ...urls });
    }
    await endTokens(tx, { userId: account.id }, ['change_email']);
    const plan = { kind: 'change_email', email, userId: account.id, details: { from: account.email } } as const;
    const made = await makeToken(tx, plan, ctx.now());
    const about = { subjectId: made.id, to: email, locale, firstname: account.firstname };
    const url = links.withToken(locale, '_auth/email-change', made.token);
    await mail.queue(tx, { kind: 'account-email-change', ...about, url, hours: TOKEN_MINUTES.change_email / HOUR });
  });

  async function tellOldAddress(tx: Tx, account: Account, newEmail: string): Promise<void> {
    const { id: userId, email, locale, firstname } = account;
    const made = await makeToken(tx, { kind: 'undo_email', email, userId }, ctx.now());
    const about = { subjectId: made.id, to: email, locale, firstname };
    const undoUrl = links.withToken(locale, '_auth/email-undo', made.token);
    const hours = TOKEN_MINUTES.undo_email / HOUR;
    await mail.queue(tx, { kind: 'account-email-changed', ...about, newEmail: maskEmail(newEmail), undoUrl, hours });
  }

  return {
    /**
     * Requests another address; nothing changes until the mailed link is used. 'none': the customer has no password and
     * must set one first. The result does not reveal whether the address has an account.
     */
    async changeEmail(
      visitor: Visitor,
      input: { password: string; email: string; locale: Locale },
      client: Client,
    ): Promise<Result<null, never> | Invalid | Fail<'wrong'> | Fail<'none'> | Limited> {
      const email = normalizeEmail(input.email);
      const problem = emailProblem(email) ?? (email === visitor.email ? 'same' : null);
      const wrong = invalid({ email: problem });
      if (wrong) return wrong;
      const checked = await verifyPassword(visitor, input.password);
      if (!checked.ok) return checked;
      const limited = await limits.consume(...oneMail(client.ip, email));
      if (limited) return limited;
      note(ctx.log, 'address-change-asked', { customer: visitor.userId });
      await requests.ask('change_email', email, { userId: visitor.userId, locale: input.locale });
      return ok(null);
    },

    /**
     * Uses the link mailed to the new address. 'used': the link is no longer valid, or another account has the address
     * now.
     */
    async confirmEmailChange(token: string, client: Client): Promise<Result<null, never> | Fail<'used'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const changed = await unlessTaken(db.kysely, async (tx) => {
        const used = await useToken(tx, 'change_email', token, ctx.now());
        const account = used?.userId ? await findAccount(tx, { id: used.userId }, { lock: true }) : null;
        if (!used || !account || account.email !== used.details.from) return null;
        if (await findAccount(tx, { email: used.email })) return null;
        await setEmail(tx, account.id, used.email);
        await endTokens(tx, { userId: account.id }, ['verify', 'reset', 'change_email']);
        await endTokens(tx, { email: account.email }, ['link']);
        await tellOldAddress(tx, account, used.email);
        return { userId: account.id, email: used.email };
      });
      if (!changed) return fail('used');
      note(ctx.log, 'address-changed', { customer: changed.userId });
      await verified.tell(changed.userId, changed.email);
      return ok(null);
    },

    /**
     * Restores the former address by the link mailed to it. Ends all sessions and links and removes the password, which
     * somebody else knew, and mails a reset link. 'used': the link is no longer valid, or the address belongs to
     * another account now.
     */
    async undoEmailChange(token: string, client: Client): Promise<Result<null, never> | Fail<'used'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const restored = await unlessTaken(db.kysely, async (tx) => {
        const used = await useToken(tx, 'undo_email', token, ctx.now());
        const account = used?.userId ? await findAccount(tx, { id: used.userId }, { lock: true }) : null;
        if (!used || !account) return null;
        const holder = await findAccount(tx, { email: used.email });
        if (holder && holder.id !== account.id) return null;
        await setEmail(tx, account.id, used.email);
        await removePassword(tx, account.id);
        // whoever changed the address may have linked a provider since
        await removeSignInMethods(tx, account.id, used.createdAt);
        await endSessions(tx, account.id);
        await endTokens(tx, { userId: account.id }, ALL_KINDS);
        await endTokens(tx, { email: account.email }, ['link']);
        await mailReset(deps, tx, { ...account, email: used.email }, account.locale, ctx.now());
        return { userId: account.id, email: used.email };
      });
      if (!restored) return fail('used');
      note(ctx.log, 'address-change-undone', { customer: restored.userId });
      await verified.tell(restored.userId, restored.email);
      return ok(null);
    },
  };
}
