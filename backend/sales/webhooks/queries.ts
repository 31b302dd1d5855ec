import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { outboxRows } from '#backend/platform/jobs/outbox-rows.ts';

type Handle = Kysely<Tables>;

export const { markSent, markFailed, due: dueDeliveries, requeue: requeueDeliveries } = outboxRows('webhook_delivery');

/** Stores a delivery; null when the subject has one of this kind. */
export async function insertDelivery(
  tx: Handle,
  delivery: { kind: string; subjectId: string; payload: object; now: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('webhook_delivery')
    .values({
      kind: delivery.kind,
      subject_id: delivery.subjectId,
      payload: JSON.stringify(delivery.payload),
      created_at: delivery.now,
    })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Claims a due delivery for `leaseSeconds`; null when it is not due, or claimed by another process. */
export async function claimDelivery(db: Handle, id: string, leaseSeconds: number) {
  const row = await db
    .updateTable('webhook_delivery')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** The newest deliveries, optionally of one status. */
export async function recentDeliveries(db: Handle, limit: number, status: string | null) {
  const query = db
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'kind',
      'subject_id',
      'status',
      'attempts',
      'last_error',
      'created_at',
      'sent_at',
      'next_attempt_at',
    ])
    .orderBy('created_at', 'desc')
    .limit(limit);
  return (status ? query.where('status', '=', status) : query).execute();
}

/** Deletes deliveries finished before a time, as they contain personal data. */
export async function deleteOld(db: Handle, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('status', '<>', 'queued')
    .where(sql<boolean>`coalesce(sent_at, created_at) < ${before}`)
    .execute();
}
