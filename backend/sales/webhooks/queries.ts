import { type Kysely, type SqlBool, sql } from 'kysely';
import { afterCursor, allOf, exactTime, PAGE, pageOf } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { outboxRows } from '#backend/platform/jobs/outbox-rows.ts';
import type { DeliveryStatus } from '#domain/sales/webhooks/webhook.ts';

type Handle = Kysely<Tables>;

export const { markSent, markFailed, requeue: requeueDeliveries } = outboxRows('webhook_delivery');

type NewDelivery = {
  /** Null: the endpoint of the settings. */
  endpointId: string | null;
  kind: string;
  subjectId: string;
  payload: object;
  traceparent: string | null;
  now: Date;
};

/** Stores a delivery; null when the endpoint has one of this kind about the subject. */
export async function insertDelivery(tx: Handle, delivery: NewDelivery): Promise<string | null> {
  const row = await tx
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: delivery.endpointId,
      kind: delivery.kind,
      subject_id: delivery.subjectId,
      payload: JSON.stringify(delivery.payload),
      traceparent: delivery.traceparent,
      created_at: delivery.now,
    })
    .onConflict((conflict) => conflict.constraint('webhook_delivery_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** That the endpoint of a delivery may be asked now: it is not paused; that of the settings has no pauses. */
const isAsked = sql<SqlBool>`not exists (select from webhook_endpoint e
  where e.id = webhook_delivery.endpoint_id and e.paused_until > now())`;

/** Claims a due delivery for `leaseSeconds`; null when it is not due, claimed by another process, or its endpoint paused. */
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
    .where(isAsked)
    .returning(['id', 'endpoint_id', 'kind', 'payload', 'attempts', 'created_at', 'traceparent'])
    .executeTakeFirst();
  return row ?? null;
}

/** Due deliveries by endpoint, longest due first. `withSettings`: those of the endpoint of the settings too. */
export async function dueDeliveries(db: Handle, limit: number, withSettings: boolean): Promise<string[][]> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'endpoint_id'])
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where(isAsked)
    .$if(!withSettings, (query) => query.where('endpoint_id', 'is not', null))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const byEndpoint = Map.groupBy(rows, ({ endpoint_id }) => endpoint_id);
  return [...byEndpoint.values()].map((due) => due.map(({ id }) => id));
}

const COLUMNS = ['id', 'kind', 'subject_id', 'status', 'attempts', 'last_error', 'created_at', 'sent_at'] as const;
const endpointName = sql<
  string | null
>`(select name from webhook_endpoint e where e.id = webhook_delivery.endpoint_id)`;

/** The newest deliveries, optionally of one status. `endpoint` is null for that of the settings. */
export async function recentDeliveries(db: Handle, limit: number, status: DeliveryStatus | null) {
  const query = db
    .selectFrom('webhook_delivery')
    .select([...COLUMNS, 'next_attempt_at', endpointName.as('endpoint')])
    .orderBy('created_at', 'desc')
    .limit(limit);
  return (status ? query.where('status', '=', status) : query).execute();
}

export type DeliveriesQuery = { endpointId: string; status: DeliveryStatus | null };

/** A page of the deliveries of an endpoint, newest first. */
export async function deliveriesOf(
  db: Handle,
  { endpointId, status }: DeliveriesQuery,
  { after, limit = PAGE }: { after: string | null; limit?: number },
) {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select([...COLUMNS, exactTime(sql<Date>`created_at`).as('exactly')])
    .where('endpoint_id', '=', endpointId)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'queued'))
    .where(allOf([afterCursor(after, sql<Date>`created_at`, sql<string>`id::text`)]))
    .orderBy('created_at', 'desc')
    .orderBy(sql`id::text`, 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, ({ id }) => id, limit);
}

/** Deletes deliveries finished before a time, as they contain personal data. */
export async function deleteOld(db: Handle, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('status', '<>', 'queued')
    .where(sql<boolean>`coalesce(sent_at, created_at) < ${before}`)
    .execute();
}
