import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Proof, StaffId } from '#domain/staff/actor.ts';
import { isRowId } from '../tokens.ts';

const MINUTES_MS = 5 * 60_000;

export type ChallengeKind = 'register' | 'sign-in' | 'proof';
/** What a challenge was made for; its answer counts for nothing else. */
export type ChallengeUse = { kind: ChallengeKind; staffId?: StaffId; sessionId?: string; proof?: Proof };

/** Stores a challenge of five minutes; returns the id with which its answer comes back. */
export async function storeChallenge(
  db: Kysely<Tables>,
  challenge: string,
  { kind, staffId, sessionId, proof }: ChallengeUse,
  now: Date,
): Promise<string> {
  await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute();
  const { id } = await db
    .insertInto('staff_challenge')
    .values({
      challenge,
      kind,
      staff_id: staffId ?? null,
      session_id: sessionId ?? null,
      permission: proof?.permission ?? null,
      subject: proof?.subject ?? null,
      cents: proof?.cents ?? null,
      expires_at: new Date(now.getTime() + MINUTES_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a challenge away: each is answered once, right or wrong. Null: unknown, answered or expired. */
export async function takeChallenge(db: Kysely<Tables>, id: string, kind: ChallengeKind, now: Date) {
  if (!isRowId(id)) return null;
  const taken = await db
    .deleteFrom('staff_challenge')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken : null;
}
