import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

export type Tx = Transaction<Tables>;

const UNIQUE_VIOLATION = '23505';

/** One transaction; `work` uses no other connection: PGlite has only this one. */
export const inTransaction = <T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/** The same; null also when somebody else took, at this very moment, what may be there once. Then nothing has changed. */
export async function unlessTaken<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T | null>): Promise<T | null> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
