import type { Client } from '#backend/platform/http-kit/client.ts';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { matches } from '#backend/platform/passwords/passwords.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { type Account, findAccount, passwordOf, removeSignInMethods, setVerified } from '../queries.ts';
import { endSessions, type SignedIn } from '../sessions/sessions.ts';
import { isSignUpBrowser } from '../sign-up-browser.ts';
import { endTokens, peekToken, type TokenKind, useToken } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { mailVerification } from './sign-up.ts';

type VerifiedHere = SignedIn & { passwordGone: boolean };

const EVERY_TOKEN: TokenKind[] = ['verify', 'link', 'reset', 'change_email', 'undo_email'];

/** Verifying an e-mail address. */
export function createVerifyEmail(deps: SignInDeps) {
  const { ctx, limits, sessions, verified } = deps;
  const { db, settings } = ctx;

  /** The account whose address a link would verify; null when the link is no longer valid. */
  async function accountOf(token: string): Promise<Account | null> {
    const link = await peekToken(db.kysely, 'verify', token, ctx.now());
    const account = link?.userId ? await findAccount(db.kysely, { id: link.userId }) : null;
    return account && account.email === link?.email ? account : null;
  }

  /** The stored password that this browser has not proven to know; null when there is nothing to prove. */
  async function unprovenPassword({ id, email, isVerified }: Account, { headers }: Client): Promise<string | null> {
    if (isVerified || isSignUpBrowser(settings.SHOP_SECRET, headers, email)) return null;
    if ((await sessions.visitor(headers))?.userId === id) return null;
    return passwordOf(db.kysely, id);
  }

  return {
    /** Whether a link is valid, and whether its page must ask for the account's password. Does not use the link. */
    async linkToVerify(token: string, client: Client): Promise<{ isLive: boolean; asksPassword: boolean }> {
      const known = await accountOf(token);
      return {
        isLive: known !== null,
        asksPassword: known !== null && (await unprovenPassword(known, client)) !== null,
      };
    },

    /**
     * Uses a mailed link: verifies the address and signs this device in. In another browser than the one that created
     * the account, the password is required, because a stranger may have created the account with this address: a
     * password that is not given becomes invalid (`passwordGone`). 'used': the link is no longer valid; 'wrong': wrong
     * password.
     */
    async verifyEmail(
      token: string,
      client: Client,
      password = '',
    ): Promise<Result<VerifiedHere, never> | Fail<'used' | 'wrong'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const known = await accountOf(token);
      if (!known) return fail('used');
      const stored = await unprovenPassword(known, client);
      if (stored && password !== '' && !(await matches(password, stored))) {
        note(ctx.log, 'sign-in-refused', { customer: known.id, way: 'verification', because: 'wrong' });
        return fail('wrong');
      }
      const passwordGone = stored !== null && password === '';
      const isVerified = await inTransaction(db.kysely, async (tx) => {
        const used = await useToken(tx, 'verify', token, ctx.now());
        const account = await findAccount(tx, { id: known.id }, { lock: true });
        // the address may have changed since the mail was sent
        if (!used || account?.email !== used.email) return false;
        if (passwordGone) {
          await removeSignInMethods(tx, known.id);
          await endSessions(tx, known.id);
        }
        await setVerified(tx, known.id);
        await endTokens(tx, { userId: known.id }, passwordGone ? EVERY_TOKEN : ['verify']);
        return true;
      });
      if (!isVerified) return fail('used');
      note(ctx.log, 'address-verified', { customer: known.id });
      if (passwordGone) note(ctx.log, 'password-removed', { customer: known.id, because: 'unverified' });
      note(ctx.log, 'sign-in', { customer: known.id, way: 'verification' });
      await verified.tell(known.id, known.email);
      return ok({ ...(await sessions.issue(known.id, client)), passwordGone });
    },

    /** Sends the mail again, at most once a minute. 'verified': the address is verified already. */
    async resendVerification(visitor: Visitor): Promise<Result<null, never> | Fail<'verified'> | Limited> {
      if (visitor.isVerified) return fail('verified');
      const limited = await limits.consume(['resend-to', visitor.userId], ['mail-to', visitor.email]);
      if (limited) return limited;
      await inTransaction(db.kysely, (tx) => mailVerification(deps, tx, visitor, ctx.now()));
      return ok(null);
    },
  };
}
