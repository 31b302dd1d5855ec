import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

export type Tx = Transaction<Tables>;

const UNIQUE_VIOLATION = '23505';

/** Runs `work` in a transaction. `work` must use no other connection: PGlite has only one. */
export const inTransaction = <T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/**
 * Same as `inTransaction`; null when a unique constraint fails because of a concurrent insert. Nothing has changed
 * then.
 */
export async function unlessTaken<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T | null>): Promise<T | null> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
