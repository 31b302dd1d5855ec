import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { outboxRows } from '#backend/platform/jobs/outbox-rows.ts';

type Handle = Kysely<Tables>;

export const { markSent, markFailed, due: dueDeliveries, requeue: requeueDeliveries } = outboxRows('webhook_delivery');

/** Stores what is to be told; null when the subject has been told of this kind before. */
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

/** Takes one that is due for `leaseSeconds`; null: not due, or somebody else has it. */
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

/** The newest deliveries, or those in one state. */
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

/** What was told, or given up, before a time names customers and is of no use here any more. */
export async function deleteOld(db: Handle, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('status', '<>', 'queued')
    .where(sql<boolean>`coalesce(sent_at, created_at) < ${before}`)
    .execute();
}
