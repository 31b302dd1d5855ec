import type { Client } from '#backend/platform/http-kit/client.ts';
import { type Limited, oneRecoveryMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import type { SignInDeps } from '../deps.ts';
import { inTransaction, type Tx } from '../in-transaction.ts';
import { knownDevice } from '../limits/known-device.ts';
import { findAccount, insertAccount, removeSignInMethods, setVerified } from '../queries.ts';
import { endSessions, type SignedIn } from '../sessions/sessions.ts';
import {
  endTokens,
  makeToken,
  peekToken,
  randomCode,
  TOKEN_MINUTES,
  type TokenKind,
  type UsedToken,
  useCode,
  useToken,
} from '../tokens.ts';
import { type Invalid, invalid } from './check-input.ts';

/** Signed in by a mail. `passwordGone`: the password of an unverified account was removed. */
export type SignedInByMail = SignedIn & { isNew: boolean; passwordGone: boolean };
type Entered = { userId: string; email: string; becameVerified: boolean; isNew: boolean; passwordGone: boolean };

/**
 * Signing in without a password: one mail with a link and a six-digit code, valid once for ten minutes (sign-in-1,
 * sign-in-3).
 */
export function createMailLink({ ctx, mail, limits, sessions, verified, links }: SignInDeps) {
  const { db, settings } = ctx;

  /** Finds or creates the customer of an address that the mail has just proven. */
  async function enter(tx: Tx, { email, details }: UsedToken): Promise<Entered> {
    const locale = details.locale ?? 'fi';
    const person = { email, firstname: '', lastname: '', locale, password: null };
    const made = await insertAccount(tx, { ...person, isVerified: true });
    if (made) return { userId: made, email, becameVerified: true, isNew: true, passwordGone: false };
    const known = await findAccount(tx, { email }, { lock: true });
    if (!known) throw new Error('account neither inserted nor found');
    if (known.isVerified) return { userId: known.id, email, becameVerified: false, isNew: false, passwordGone: false };
    // whoever set the password had not proven the address, so remove every way to sign in
    await removeSignInMethods(tx, known.id);
    await endSessions(tx, known.id);
    await endTokens(tx, { userId: known.id }, ['verify', 'reset', 'change_email', 'undo_email']);
    await setVerified(tx, known.id);
    return { userId: known.id, email, becameVerified: true, isNew: false, passwordGone: true };
  }

  async function signIn(way: 'mail-link' | 'mail-code', use: (tx: Tx) => Promise<UsedToken | null>, client: Client) {
    const entered = await inTransaction(db.kysely, async (tx) => {
      const used = await use(tx);
      return used && enter(tx, used);
    });
    if (!entered) {
      note(ctx.log, 'sign-in-refused', { customer: null, way, because: 'wrong' });
      return null;
    }
    const { userId, email, becameVerified, isNew, passwordGone } = entered;
    if (isNew) note(ctx.log, 'account-made', { customer: userId, way });
    if (passwordGone) note(ctx.log, 'password-removed', { customer: userId, because: 'unverified' });
    note(ctx.log, 'sign-in', { customer: userId, way });
    if (becameVerified) await verified.tell(userId, email);
    return { ...(await sessions.issue(userId, client)), isNew, passwordGone };
  }

  return {
    /**
     * Sends the mail to known and unknown addresses alike; an account is created when the link is used. Invalidates
     * earlier mails. `next`: path of the shop to continue at.
     */
    async requestLink(
      input: { email: string; locale: Locale; next?: string | null },
      client: Client,
    ): Promise<Result<null, never> | Invalid | Limited> {
      const email = normalizeEmail(input.email);
      const wrong = invalid({ email: emailProblem(email) });
      if (wrong) return wrong;
      const device = knownDevice(settings.SHOP_SECRET, client.headers, email);
      const limited = await limits.consume(...oneRecoveryMail(device, client.ip, email));
      if (limited) return limited;
      const { locale } = input;
      const next = nextPath(input.next);
      const code = randomCode();
      await inTransaction(db.kysely, async (tx) => {
        await endTokens(tx, { email }, ['link']);
        const plan = { kind: 'link', email, userId: null, details: { locale } } as const;
        const made = await makeToken(tx, { ...plan, code: { code, secret: settings.SHOP_SECRET } }, ctx.now());
        const url = links.withToken(locale, '_auth/link', made.token, next ? { next } : {});
        const about = { subjectId: made.id, to: email, locale, firstname: '' };
        await mail.queue(tx, { kind: 'account-link', ...about, url, code, minutes: TOKEN_MINUTES.link });
      });
      return ok(null);
    },

    /** Signs in by a mailed link. 'used': unknown, used, replaced or expired. */
    async signInByToken(
      token: string,
      client: Client,
    ): Promise<Result<SignedInByMail, never> | Fail<'used'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const signedIn = await signIn('mail-link', (tx) => useToken(tx, 'link', token, ctx.now()), client);
      return signedIn ? ok(signedIn) : fail('used');
    },

    /** Signs in by the six-digit code; the fifth wrong code invalidates it, but not the link. */
    async signInByCode(
      input: { email: string; code: string },
      client: Client,
    ): Promise<Result<SignedInByMail, never> | Fail<'wrong'> | Limited> {
      const limited = await limits.consume(['code-from', client.ip]);
      if (limited) return limited;
      const tried = { email: normalizeEmail(input.email), code: input.code.replace(/\s/g, '') };
      const use = (tx: Tx) => useCode(tx, { ...tried, secret: settings.SHOP_SECRET }, ctx.now());
      const signedIn = await signIn('mail-code', use, client);
      return signedIn ? ok(signedIn) : fail('wrong');
    },

    /** Whether a mailed link is valid, for the page it opens; does not use it. */
    isLive: async (kind: TokenKind, token: string): Promise<boolean> =>
      (await peekToken(db.kysely, kind, token, ctx.now())) !== null,
  };
}
