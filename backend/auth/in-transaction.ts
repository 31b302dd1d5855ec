import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';

export type Tx = Transaction<Tables>;

/** One transaction; `work` uses no other connection: PGlite has only this one. */
export const inTransaction = <T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
