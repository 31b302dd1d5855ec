import { randomUUID } from 'node:crypto';
import type { Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { newPasswordProblem } from '#backend/platform/passwords/new-password.ts';
import { hash, matches } from '#backend/platform/passwords/passwords.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { SignInDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { passwordOf, setPassword, signInMethodsOf } from '../queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { endTokens } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { type Invalid, invalid } from './check-input.ts';

/** A first password can be set this long after signing in, so that an abandoned session is not enough. */
const FRESH_MINUTES = 15;

export type CheckedPassword = Result<null, never> | Fail<'wrong'> | Fail<'none'> | Limited;

/** Password of the signed-in customer. */
export function createOwnPassword({ ctx, mail, limits }: SignInDeps) {
  const { db, settings } = ctx;

  /** Checks the customer's password. 'none': the account has none. At most ten tries in 15 minutes. */
  async function verifyPassword({ userId }: Visitor, password: string): Promise<CheckedPassword> {
    const limited = await limits.consume(['password-of', userId]);
    if (limited) return limited;
    const stored = await passwordOf(db.kysely, userId);
    if (stored === null) return fail('none');
    if (!(await matches(password, stored))) {
      note(ctx.log, 'password-refused', { customer: userId });
      return fail('wrong');
    }
    await limits.forget(['password-of', userId]);
    return ok(null);
  }

  async function store(visitor: Visitor, password: string, because: 'changed' | 'first'): Promise<void> {
    const { userId, sessionId, email, locale, firstname } = visitor;
    const hashed = await hash(password);
    await inTransaction(db.kysely, async (tx) => {
      await setPassword(tx, userId, hashed);
      await endSessions(tx, userId, sessionId);
      await endTokens(tx, { userId }, ['reset', 'change_email']);
      await endTokens(tx, { email }, ['link']);
      const about = { subjectId: randomUUID(), to: email, locale, firstname };
      await mail.queue(tx, { kind: 'account-password-changed', ...about });
    });
    note(ctx.log, 'password-set', { customer: userId, because });
  }

  const problem = (password: string, visitor: Visitor) =>
    newPasswordProblem(password, { ...visitor, min: settings.PASSWORD_MIN_LENGTH });

  return {
    verifyPassword,

    /** Needs the current password; ends the customer's other sessions and mails a notice (sign-in-6). */
    async changePassword(
      visitor: Visitor,
      input: { current: string; next: string },
    ): Promise<CheckedPassword | Invalid> {
      const wrong = invalid({ next: await problem(input.next, visitor) });
      if (wrong) return wrong;
      const checked = await verifyPassword(visitor, input.current);
      if (!checked.ok) return checked;
      await store(visitor, input.next, 'changed');
      return ok(null);
    },

    /**
     * Sets a first password soon after signing in. 'stale': the customer must sign in again; 'has': the account has a
     * password, change it.
     */
    async setPassword(
      visitor: Visitor,
      password: string,
    ): Promise<Result<null, never> | Invalid | Fail<'stale'> | Fail<'has'>> {
      const wrong = invalid({ next: await problem(password, visitor) });
      if (wrong) return wrong;
      if ((await passwordOf(db.kysely, visitor.userId)) !== null) return fail('has');
      const session = await db.kysely
        .selectFrom('auth_session')
        .select('created_at')
        .where('id', '=', visitor.sessionId)
        .executeTakeFirst();
      // the library's sessions use the real clock
      if (!session || Date.now() - session.created_at.getTime() > FRESH_MINUTES * 60_000) return fail('stale');
      await store(visitor, password, 'first');
      return ok(null);
    },

    /** Sign-in methods of the customer: 'credential' (a password) and ids of providers. */
    providersOf: ({ userId }: Visitor): Promise<string[]> => signInMethodsOf(db.kysely, userId),
  };
}
