import type { Db } from '#backend/platform/db/db.ts';

const LOCK_CLASS = 7_450_231;

const held = new WeakMap<Db['exec'], Set<number>>();

/**
 * Works on a run unless somebody does already, in any process; returns whether it did. The lock is on a connection of its own, so that
 * it ends with the process.
 */
export async function withRunLock(db: Db, id: number, work: () => Promise<void>): Promise<boolean> {
  const own = held.get(db.exec) ?? new Set();
  held.set(db.exec, own);
  if (own.has(id)) return false;
  own.add(id);
  try {
    if (db.kind === 'pglite') {
      await work();
      return true;
    }
    return await db.withConnection(async ({ query }) => {
      const { rows } = await query('select pg_try_advisory_lock($1, $2) as taken', [LOCK_CLASS, id]);
      if (!rows[0]?.taken) return false;
      try {
        await work();
      } finally {
        await query('select pg_advisory_unlock($1, $2)', [LOCK_CLASS, id]);
      }
      return true;
    });
  } finally {
    own.delete(id);
  }
}
