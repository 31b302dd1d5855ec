import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

type Handle = Kysely<Tables>;

/**
 * Transactional outbox rows (status, attempts, next_attempt_at, last_error, sent_at) of mails, text messages and webhooks: written in the
 * transaction of the change and sent afterwards. A sender leases a row before it sends.
 */
export function outboxRows(name: 'outbox_mail' | 'outbox_text' | 'webhook_delivery') {
  // all tables have the columns used here
  const table = name as 'outbox_mail';
  return {
    async markSent(db: Handle, id: string): Promise<void> {
      await db
        .updateTable(table)
        .set({ status: 'sent', sent_at: sql<Date>`now()`, last_error: null })
        .where('id', '=', id)
        .execute();
    },

    /** Stores the error and schedules a retry, also of a row already marked sent; `retrySeconds` null gives up. */
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
        // a row marked sent may have been anonymized meanwhile
        .$if(name !== 'webhook_delivery', (query) => query.where('recipient', '<>', ''))
        .execute();
    },

    /** Due rows, longest due first. */
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

    /**
     * Makes failed rows, and rows that wait after a failure, due now with all attempts left; `only` one, and that also when it was
     * sent. Returns their number.
     */
    async requeue(db: Handle, leaseSeconds: number, only?: { id: string; evenSent: boolean }): Promise<number> {
      const rows = await db
        .updateTable(table)
        .set({ status: 'queued', attempts: 0, next_attempt_at: sql<Date>`now()`, sent_at: null })
        // an anonymized row has no recipient
        .$if(name !== 'webhook_delivery', (query) => query.where('recipient', '<>', ''))
        .where((row) =>
          row.or([
            row('status', '=', 'failed'),
            ...(only?.evenSent ? [row('status', '=', 'sent')] : []),
            // the lease of a working sender ends sooner
            row.and([
              row('status', '=', 'queued'),
              row('last_error', 'is not', null),
              row('next_attempt_at', '>', sql<Date>`now() + make_interval(secs => ${leaseSeconds})`),
            ]),
          ]),
        )
        .$if(only !== undefined, (query) => query.where('id', '=', only?.id ?? ''))
        .returning('id')
        .execute();
      return rows.length;
    },
  };
}
