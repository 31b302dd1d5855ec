import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { outboxRows } from '#backend/platform/jobs/outbox-rows.ts';

type Handle = Kysely<Tables>;

/** A message as it is queued; `subjectId`: what it is about, an id or `id:part`. */
export type NewText = { subjectId: string; kind: string; to: string; body: string };

export type OutgoingText = { id: string; recipient: string; body: string; attempts: number };

export const { markSent, markFailed, due: dueTexts } = outboxRows('outbox_text');

/** Stores a message; null when the subject already has one of this kind. */
export async function insertText(tx: Handle, { subjectId, kind, to, body }: NewText): Promise<string | null> {
  const row = await tx
    .insertInto('outbox_text')
    .values({ subject_id: subjectId, kind, recipient: to, body })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Takes a waiting message for `leaseSeconds`: nobody else gets it meanwhile, and after a crash it is free again. Null: not due. */
export async function claimText(db: Handle, id: string, leaseSeconds: number): Promise<OutgoingText | null> {
  const row = await db
    .updateTable('outbox_text')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where('recipient', '<>', '')
    .returning(['id', 'recipient', 'body', 'attempts'])
    .executeTakeFirst();
  return row ?? null;
}

/** Messages about a thing: those whose subject begins with its id. */
export const textsAbout = (db: Handle, id: string) =>
  db
    .selectFrom('outbox_text')
    .select(['id', 'kind', 'status', 'created_at', 'sent_at'])
    .where(sql<string>`split_part(subject_id, ':', 1)`, '=', id)
    .orderBy('created_at')
    .execute();

/** Takes the person out of messages about these subjects, and stops those that wait; the rows stay, so that nothing is sent twice. */
export async function forgetTexts(tx: Handle, subjectIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('outbox_text')
    .set({ recipient: '', body: '', status: sql<string>`case when status = 'queued' then 'failed' else status end` })
    .where(sql<boolean>`split_part(subject_id, ':', 1) = any(${subjectIds}::text[])`)
    .execute();
}

/** How many could not be sent lately, and the last error. */
export async function failedTexts(db: Handle, since: Date): Promise<{ count: number; error: string | null }> {
  const rows = await db
    .selectFrom('outbox_text')
    .select('last_error')
    .where('status', '=', 'failed')
    .where('recipient', '<>', '')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute();
  return { count: rows.length, error: rows[0]?.last_error ?? null };
}
