import { type Kysely, sql } from 'kysely';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { TokenHolder } from './session-token.ts';

/** The customer of a valid session, or null. */
export async function holderOfSession(db: Kysely<Tables>, holder: TokenHolder): Promise<Visitor | null> {
  const found = await db
    .selectFrom('auth_session as session')
    .innerJoin('auth_user as user', 'user.id', 'session.user_id')
    .select(['user.email', 'user.email_verified', 'user.firstname', 'user.lastname', 'user.locale'])
    .where('session.id', '=', holder.sessionId)
    .where('user.id', '=', holder.userId)
    // compares by the database's clock
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return null;
  const { email, email_verified, firstname, lastname } = found;
  return { ...holder, email, isVerified: email_verified, firstname, lastname, locale: found.locale };
}
