/** Runs PGlite in a worker thread: in the main thread it would block the event loop for up to 0.3 s. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DiskSyncFailed, DurableFilesystem } from './durable-filesystem.ts';
import type { WorkerRequest, WorkerResponse } from './pglite-protocol.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread only');
const { dataDir, loadFrom } = workerData as { dataDir: string; loadFrom?: string };
// sized for one session; the operating system caches pages as well
const ROOM = ['shared_buffers=32MB', 'wal_buffers=1MB', 'max_connections=10', 'max_locks_per_transaction=640'];
/** PGlite makes no checkpoints itself: the log would grow, and recovery after a crash replays all of it. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const files = dataDir.startsWith('memory://') ? null : new DurableFilesystem(dataDir);
const pg = await PGlite.create({
  ...(files ? { fs: files } : { dataDir }),
  ...(loadFrom ? { loadDataDir: new Blob([await readFile(loadFrom)]) } : {}),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...ROOM.flatMap((setting) => ['-c', setting])],
  // dates are calendar days, not instants; int8 (counts, sums) stays far below 2^53
  parsers: { [types.DATE]: (text) => text, [types.INT8]: Number },
});
const stops = new Map<string, () => Promise<void>>();

async function answer(request: WorkerRequest) {
  switch (request.kind) {
    case 'query': {
      const { rows, affectedRows } = await pg.query<Record<string, unknown>>(request.sql, [...request.params]);
      return { rows, affected: affectedRows ?? 0 };
    }
    case 'exec': {
      const results = await pg.exec(request.sql);
      const last = results.at(-1);
      return { rows: (last?.rows ?? []) as Record<string, unknown>[], affected: last?.affectedRows ?? 0 };
    }
    case 'listen': {
      const { channel } = request;
      stops.set(channel, await pg.listen(channel, (payload) => reply({ kind: 'notification', channel, payload })));
      return { rows: [], affected: 0 };
    }
    case 'unlisten': {
      await stops.get(request.channel)?.();
      stops.delete(request.channel);
      return { rows: [], affected: 0 };
    }
    case 'close':
      await pg.close();
      return { rows: [], affected: 0 };
  }
}

const reply = (message: WorkerResponse) => port.postMessage(message);

/** Copies PostgreSQL's error fields, which an Error would lose on the way to the main thread. */
function failureOf(error: unknown) {
  const source = error as Record<string, unknown>;
  const pick = (key: string) => (typeof source?.[key] === 'string' ? (source[key] as string) : undefined);
  return {
    message: pick('message') ?? String(error),
    code: pick('code'),
    constraint: pick('constraint'),
    detail: pick('detail'),
    table: pick('table'),
    column: pick('column'),
  };
}

port.on('message', async (request: WorkerRequest) => {
  try {
    reply({ kind: 'answer', id: request.id, result: await answer(request) });
    if (files && files.logBytes > CHECKPOINT_BYTES && !pg.isInTransaction()) await pg.exec('checkpoint');
  } catch (error) {
    // ends the thread and with it the engine, whose memory is ahead of the disk
    if (error instanceof DiskSyncFailed) throw error;
    reply({ kind: 'failure', id: request.id, failure: failureOf(error) });
  }
});
reply({ kind: 'ready' });
