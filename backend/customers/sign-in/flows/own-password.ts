import { randomUUID } from 'node:crypto';
import { note } from '#backend/platform/logs/security/note.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Limited } from '../limits/limits.ts';
import { newPasswordProblem } from '../new-passwords/new-password.ts';
import type { AuthParts } from '../parts.ts';
import { hash, matches } from '../passwords.ts';
import { passwordOf, setPassword, waysIn } from '../queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { endTokens } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { type Invalid, invalid } from './check-input.ts';

/** A first password may be set this long after signing in: a session left open somewhere must not be enough. */
const FRESH_MINUTES = 15;

export type CheckedPassword = Result<null, never> | Fail<'wrong'> | Fail<'none'> | Limited;

/** The signed-in customer's own password. */
export function createOwnPassword({ ctx, mail, limits }: AuthParts) {
  const { db, settings } = ctx;

  /** Whether this is the customer's password. 'none': they sign in otherwise and have none. Ten tries in 15 minutes. */
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
    mail.kick();
  }

  const problem = (password: string, visitor: Visitor) =>
    newPasswordProblem(password, { ...visitor, min: settings.PASSWORD_MIN_LENGTH });

  return {
    verifyPassword,

    /** Needs the current password; ends the customer's other sessions and mails a notice. */
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

    /** A first password, soon after signing in. 'stale': sign in again first; 'has': there is one, change it. */
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
      // the library's sessions go by the real clock
      if (!session || Date.now() - session.created_at.getTime() > FRESH_MINUTES * 60_000) return fail('stale');
      await store(visitor, password, 'first');
      return ok(null);
    },

    /** The ways the customer signs in: 'credential' (a password) and the ids of providers. */
    providersOf: ({ userId }: Visitor): Promise<string[]> => waysIn(db.kysely, userId),
  };
}
