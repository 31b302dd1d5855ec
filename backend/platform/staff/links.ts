import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { HOUR_MS } from '#domain/base/time/durations.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import { LINK_HOURS, type StaffLinkKind } from '#domain/staff/sign-in.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Makes a link of 24 hours for a person; returns its token. */
export async function makeLink(tx: Kysely<Tables>, staffId: StaffId, kind: StaffLinkKind, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('staff_link')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      kind,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
    })
    .execute();
  return token;
}

const linkOf = (db: Kysely<Tables>, token: string, now: Date) =>
  db
    .selectFrom('staff_link as link')
    .innerJoin('staff', 'staff.id', 'link.staff_id')
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('staff.suspended_at', 'is', null)
    .select([
      'link.id',
      'link.kind',
      'link.staff_id as staffId',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.locale',
    ]);

export const findLink = (db: Kysely<Tables>, token: string, now: Date) => linkOf(db, token, now).executeTakeFirst();

/** Uses a link of a kind; of two concurrent calls the first gets it, the other null. */
export async function takeLink(tx: Kysely<Tables>, token: string, kinds: readonly StaffLinkKind[], now: Date) {
  const link = await linkOf(tx, token, now).where('link.kind', 'in', kinds).forUpdate('link').executeTakeFirst();
  if (link) await tx.updateTable('staff_link').set({ used_at: now }).where('id', '=', link.id).execute();
  return link ?? null;
}

export type StaffLink = NonNullable<Awaited<ReturnType<typeof takeLink>>>;
