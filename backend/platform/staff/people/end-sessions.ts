import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '#backend/platform/db/tables.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { StaffId } from '#domain/staff/actor.ts';

export type EndReason = 'self' | 'role' | 'suspended' | 'reset' | 'recovery' | 'tablet' | 'owner';

/** Ends every session of a person, or all but one. Returns how many. */
export async function endSessionsOf(
  tx: Kysely<Tables>,
  { log }: { log: Logger },
  staffId: StaffId,
  because: EndReason,
  but: string | null = null,
): Promise<number> {
  let ended = tx.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (but) ended = ended.where('id', '<>', but);
  const count = Number((await ended.executeTakeFirst()).numDeletedRows);
  if (count > 0) note(log, 'staff-session-ended', { staff: staffId, because, count });
  return count;
}

/** After a reset or a recovery code: all sessions end, and for 24 hours no fresh factor counts (staff-5). */
export async function holdBackProofs(
  tx: Kysely<Tables>,
  { log, now }: { log: Logger; now: Date },
  staffId: StaffId,
  because: 'reset' | 'recovery',
): Promise<void> {
  await endSessionsOf(tx, { log }, staffId, because);
  await tx
    .updateTable('staff')
    .set({ proofs_from: new Date(now.getTime() + DAY_MS) })
    .where('id', '=', staffId)
    .execute();
}
