import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { throwAway } from './database-unavailable.ts';
import type { Db, QueryResult } from './db.ts';
import { kyselyOver } from './kysely-dialect.ts';
import { createMutex } from './mutex.ts';
import type { WorkerRequest, WorkerResponse } from './pglite-protocol.ts';
import { closeToOthers } from './private-files.ts';
import { type QueryWatch, watchQueries } from './query-watch.ts';

type Ask = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Waiting = { resolve: (result: QueryResult) => void; reject: (error: Error) => void };

type Options = {
  /** A dumped data dir to start from. */
  loadFrom?: string;
  watch?: QueryWatch;
  /** After this time without a response the engine is given up. */
  stuckMs?: number;
  /** Like above, during announced long work. */
  longStuckMs?: number;
  /** Called when a response is late; if it rejects, because the disk is not writable, the engine is given up at once. */
  checkDisk?: () => Promise<void>;
  /** Called when the engine has exited without being closed; only a restart opens it again. */
  onLost?: (error: Error) => void;
};

/** Equals the statement timeout on PostgreSQL. */
const STUCK_MS = 30_000;
/** An index over millions of rows takes a minute or two. */
const LONG_STUCK_MS = 600_000;
const TICK_MS = 500;
/** Visitors wait at most five seconds for an engine whose disk has failed. */
const LATE_MS = 2000;

/**
 * Opens the embedded database in a worker thread. `dataDir` is a folder, or `memory://` for tests. PGlite has one session:
 * a reserved connection is exclusive. The caller must hold the data-dir lock.
 */
export async function openPglite(dataDir: string, options: Options = {}): Promise<Db> {
  const { watch, stuckMs = STUCK_MS, longStuckMs = LONG_STUCK_MS, loadFrom } = options;
  const { checkDisk = async () => {}, onLost = () => {} } = options;
  const isNew = !dataDir.startsWith('memory:') && !existsSync(join(dataDir, 'PG_VERSION'));
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir, ...(loadFrom ? { loadFrom } : {}) },
  });
  const waiting = new Map<number, Waiting>();
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let nextId = 0;
  let closed: Error | undefined;
  let isClosing = false;

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: WorkerResponse) => {
      if (message.kind === 'ready') return resolve();
      if (message.kind === 'notification') {
        for (const handler of handlers.get(message.channel) ?? []) handler(message.payload);
        return;
      }
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') call?.resolve(message.result);
      else call?.reject(Object.assign(new Error(message.failure.message), message.failure));
    });
  });
  if (isNew) await closeToOthers(dataDir);
  const failAll = (error: Error) => {
    if (closed) return;
    closed = error;
    clearInterval(clock);
    if (!isClosing) onLost(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const stopped = (cause?: unknown) => new Error('the embedded database has stopped', { cause });
  worker.on('error', (error) => failAll(stopped(error)));
  worker.on('exit', () => failAll(stopped()));

  const giveUp = (cause: unknown) => {
    failAll(stopped(cause));
    // the only way to end a statement of a single-threaded engine
    void worker.terminate();
  };
  let longWorks = 0;
  let oldest: number | undefined;
  // counts ticks: a frozen process or a sleeping machine must not count as slow
  let silentMs = 0;
  const clock = setInterval(() => {
    const [first] = waiting.keys();
    silentMs = first !== undefined && first === oldest ? silentMs + TICK_MS : 0;
    oldest = first;
    if (silentMs >= (longWorks > 0 ? longStuckMs : stuckMs)) return giveUp(`no answer for ${silentMs} ms`);
    // an engine that cannot write its log does not fail but loops
    if (silentMs >= LATE_MS) checkDisk().catch(giveUp);
  }, TICK_MS).unref();

  const ask = (request: Ask) =>
    new Promise<QueryResult>((resolve, reject) => {
      if (closed) return reject(closed);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });

  const session = watchQueries(
    {
      query: async <Row>(sql: string, params: readonly unknown[] = []) =>
        (await ask({ kind: 'query', sql, params }).catch(throwAway)) as QueryResult<Row>,
      exec: (sql) => ask({ kind: 'exec', sql }).catch(throwAway),
    },
    watch,
  );
  const exclusive = createMutex();
  const withConnection: Db['withConnection'] = (work) => exclusive(() => work(session));

  const kysely = kyselyOver({ withConnection });
  return {
    kind: 'pglite',
    kysely,
    searching: kysely,
    withConnection,
    query: (sql, params) => exclusive(() => session.query(sql, params)),
    exec: (sql) => exclusive(() => session.exec(sql)),
    async duringLongWork(work) {
      longWorks++;
      try {
        return await work();
      } finally {
        longWorks--;
      }
    },
    async listen(channel, handler) {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known);
      if (known.size === 0) await ask({ kind: 'listen', channel });
      known.add(handler);
      return async () => {
        known.delete(handler);
        if (known.size === 0) await ask({ kind: 'unlisten', channel });
      };
    },
    async close() {
      if (closed) return;
      isClosing = true;
      await exclusive(() => ask({ kind: 'close' }));
      clearInterval(clock);
      await worker.terminate();
    },
  };
}
