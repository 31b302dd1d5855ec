import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

type Handle = Kysely<Tables>;

/**
 * Rows written with the change they tell about and sent afterwards (status, attempts, next_attempt_at, last_error, sent_at): what mails and
 * webhooks do alike. Whoever sends one has taken it for a while before.
 */
export function outboxRows(name: 'outbox_mail' | 'webhook_delivery') {
  // the columns used here are the same in both
  const table = name as 'outbox_mail';
  return {
    async markSent(db: Handle, id: string): Promise<void> {
      await db
        .updateTable(table)
        .set({ status: 'sent', sent_at: sql<Date>`now()`, last_error: null })
        .where('id', '=', id)
        .execute();
    },

    /** Keeps the error, and has it wait again though it was marked sent before; `retrySeconds` null gives up. */
    async markFailed(db: Handle, id: string, error: string, retrySeconds: number | null): Promise<void> {
      await db
        .updateTable(table)
        .set({
          last_error: error.slice(0, 1000),
          sent_at: null,
          ...(retrySeconds === null
            ? { status: 'failed' }
            : { status: 'queued', next_attempt_at: sql<Date>`now() + make_interval(secs => ${retrySeconds})` }),
        })
        .where('id', '=', id)
        // marked sent, one may have been forgotten meanwhile
        .$if(name === 'outbox_mail', (query) => query.where('recipient', '<>', ''))
        .execute();
    },

    /** Those whose time has come, the longest due first. */
    async due(db: Handle, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('status', '=', 'queued')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** What failed, or waits after a failure, is due now with all its attempts before it; returns how many. */
    async requeue(db: Handle, leaseSeconds: number): Promise<number> {
      const rows = await db
        .updateTable(table)
        .set({ status: 'queued', attempts: 0, next_attempt_at: sql<Date>`now()` })
        // what was forgotten has nobody to go to
        .$if(name === 'outbox_mail', (query) => query.where('recipient', '<>', ''))
        .where((row) =>
          row.or([
            row('status', '=', 'failed'),
            // a lease of a worker at work ends sooner
            row.and([
              row('status', '=', 'queued'),
              row('last_error', 'is not', null),
              row('next_attempt_at', '>', sql<Date>`now() + make_interval(secs => ${leaseSeconds})`),
            ]),
          ]),
        )
        .returning('id')
        .execute();
      return rows.length;
    },
  };
}
