import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { PROCESSES } from './worker-count.ts';

/** A worker that ends sooner than this after its start counts as one that cannot start. */
const SHORT_LIFE_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;
/** Longer than a worker drains. */
const KILL_AFTER_MS = 15_000;

type Say = (text: string) => void;

/**
 * The process above the ones that answer: keeps `count` of them, starts a new one for each that ends by itself, and on
 * SIGHUP replaces them one after the other, each only when its successor listens, so that no request is refused. SIGTERM
 * and SIGINT end all. Resolves when the first one listens and the others have been started. Before that, a process that
 * exits with a code (a wrong setting) ends everything; one that is killed starts again like any later one. `prepare` runs
 * before the first ones and before each replacement; when it fails the old ones stay.
 */
export async function runWorkers(
  count: number,
  say: Say,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const current = new Set<Worker>();
  let isStopping = false;
  let isOpen = false;
  let failures = 0;
  const opened = Promise.withResolvers<void>();

  async function start(): Promise<Worker> {
    const worker = cluster.fork({ [PROCESSES]: String(count) });
    current.add(worker);
    const startedAt = Date.now();
    const hasEnded = (why: string | number) => void ended(worker, Date.now() - startedAt, why);
    worker.once('exit', (code, signal) => hasEnded(signal ?? code));
    await new Promise<void>((resolve) => {
      worker.once('listening', () => {
        isOpen = true;
        opened.resolve();
        resolve();
      });
      worker.once('exit', () => resolve());
      // an answer of the count of knocks to one that has just died; without a listener it would end this process
      worker.on('error', (error) => {
        say(`process ${worker.process.pid}: ${error.message}`);
        if (!worker.isDead()) return;
        // one that was never born has no exit
        hasEnded(error.message);
        resolve();
      });
    });
    if (worker.isDead()) throw new Error('a process could not start');
    return worker;
  }

  async function ended(worker: Worker, livedMs: number, why: string | number) {
    // replaced, or told to stop
    if (!current.delete(worker) || isStopping) return;
    // it has said why; another one would say the same
    if (!isOpen && typeof why === 'number') return process.exit(1);
    failures = livedMs < SHORT_LIFE_MS ? failures + 1 : 0;
    const waitMs = failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures);
    say(`process ${worker.process.pid} ended by itself (${why}); another one starts in ${waitMs} ms`);
    await delay(waitMs);
    if (!isStopping && current.size < count) await tryStart();
  }

  /** A process that cannot start is started again by `ended`. */
  const tryStart = () => start().catch(() => {});

  /** Lets it answer what it has begun. */
  async function retire(worker: Worker) {
    current.delete(worker);
    if (worker.isDead()) return;
    // not events.once: that fails when a message to it is lost
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.process.kill('SIGTERM');
    const killer = setTimeout(() => worker.process.kill('SIGKILL'), KILL_AFTER_MS);
    await gone;
    clearTimeout(killer);
  }

  // one count of visitors' knocks for all (backend/platform/http-kit/limits)
  new RateLimiterClusterMaster();

  let replacing: Promise<void> = Promise.resolve();
  async function replaceAll() {
    try {
      await prepare();
    } catch (error) {
      say(`${(error as Error).message}: the old processes stay`);
      return;
    }
    for (const old of [...current]) {
      if (isStopping) return;
      try {
        await start();
      } catch {
        say('the new process could not start: the old ones stay');
        return;
      }
      await retire(old);
    }
    say(`all ${count} processes are new`);
  }

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([...current].map(retire));
    process.exit(0);
  }

  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('SIGHUP', () => {
    replacing = replacing.then(replaceAll);
  });

  await prepare();
  // the first alone: it fills an empty shop, and says what is wrong with the settings
  void tryStart();
  await opened.promise;
  await Promise.all(Array.from({ length: count - 1 }, tryStart));
}
