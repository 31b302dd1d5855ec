import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

/**
 * Runs `work` in a transaction and retries after a deadlock or serialization failure, such as a concurrent import. `work`
 * may run more than once: it must have no effects outside the database and use no other connection.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** Ends a transaction whose changes nobody keeps. */
class RolledBack extends Error {}

/** Runs `work` in a transaction that is always rolled back, and returns its result: what would come of it, with nothing stored. */
export async function inRolledBack<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const results: T[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      results.push(await work(tx));
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return results[0] as T;
}
