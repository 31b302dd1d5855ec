import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#backend/platform/db/db.ts';
import { ImportRefused } from './problems.ts';

const LOCK_KEY = 7_450_212;
const ATTEMPTS = 20;
const BETWEEN_MS = 250;

const running = new WeakSet<Db['exec']>();

/** Another import is running, and this one has not begun. */
export class ImportBusy extends ImportRefused {
  constructor(folder: string) {
    super([{ file: folder, line: null, field: '', reason: 'another import is running; run this one when it is done' }]);
  }
}

/**
 * Runs one import at a time across processes, with a `Db` for its long statements. Throws `ImportBusy` when another one
 * runs. The lock is on its own connection, so that it ends with the process.
 */
export async function withImportLock<T>(db: Db, folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  if (running.has(db.exec)) throw new ImportBusy(folder);
  running.add(db.exec);
  try {
    if (db.kind === 'pglite') return await db.duringLongWork(() => work(politely(db)));
    return await db.withConnection(async (connection) => {
      // the server needs a moment to notice that a killed process is gone
      for (let attempt = 1; ; attempt++) {
        const { rows } = await connection.query('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
        if (rows[0]?.taken) break;
        if (attempt === ATTEMPTS) throw new ImportBusy(folder);
        await delay(BETWEEN_MS);
      }
      try {
        return await onConnectionOfItsOwn(db, work);
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
      }
    });
  } finally {
    running.delete(db.exec);
  }
}

/**
 * Staging exceeds the statement timeout of requests, and needs no synchronous commit: the log is sequential, so the final
 * commit makes everything before it durable.
 */
async function onConnectionOfItsOwn<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.withConnection(async (connection) => {
    await connection.exec('set statement_timeout = 0; set synchronous_commit = off');
    try {
      return await work({ ...db, query: connection.query, exec: connection.exec });
    } finally {
      await connection.exec('reset statement_timeout; reset synchronous_commit').catch(() => {});
    }
  });
}

const LONG_MS = 6;
const REST_MS = 250;

/**
 * PGlite has one session, and a search takes several statements. After a long statement the import pauses, so that waiting
 * searches finish all of theirs first.
 */
function politely(db: Db): Db {
  const resting = async <T>(statement: Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await statement;
    const took = performance.now() - from;
    if (took > LONG_MS) await delay(Math.min(took, REST_MS));
    return result;
  };
  return { ...db, query: (sql, params) => resting(db.query(sql, params)), exec: (sql) => resting(db.exec(sql)) };
}
