import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { SuppressionReason } from '#domain/customers/newsletter/subscription.ts';
import { emailHash } from './secrets.ts';

type Handle = Kysely<Tables>;

/** Reason and time of an address's suppression; null: none. */
export async function suppressedSince(
  db: Handle,
  email: string,
): Promise<{ reason: SuppressionReason; at: Date } | null> {
  const row = await db
    .selectFrom('mail_suppression')
    .select(['reason', 'at'])
    .where('email_hash', '=', emailHash(email))
    .executeTakeFirst();
  return row ? { reason: row.reason, at: row.at } : null;
}

/** Reason of an address's suppression; null: none. */
export const suppressionOf = async (db: Handle, email: string): Promise<SuppressionReason | null> =>
  (await suppressedSince(db, email))?.reason ?? null;

/** The suppressed ones among these addresses. */
export async function suppressedAmong(db: Handle, emails: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(emails.map((email) => [emailHash(email), email]));
  const rows = await db
    .selectFrom('mail_suppression')
    .select('email_hash')
    .where(sql<boolean>`email_hash = any(${[...byHash.keys()]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ email_hash }) => byHash.get(email_hash) ?? []));
}

/** Suppresses an address; false when it was before. A graver reason replaces 'unsubscribed'. */
export async function suppress(tx: Handle, email: string, reason: SuppressionReason, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('mail_suppression')
    .values({ email_hash: emailHash(email), reason, at })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ reason, at })
        .where('mail_suppression.reason', '=', 'unsubscribed')
        .where(sql<boolean>`${reason} <> 'unsubscribed'`),
    )
    .returning('email_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lifts a suppression: after the owner's new consent, or by staff (`of` null: any reason). */
export async function unsuppress(tx: Handle, email: string, of: SuppressionReason | null): Promise<boolean> {
  let query = tx.deleteFrom('mail_suppression').where('email_hash', '=', emailHash(email));
  if (of) query = query.where('reason', '=', of);
  return (await query.returning('email_hash').execute()).length > 0;
}
