import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { messageOf } from '#backend/platform/caught-error.ts';
import { PROCESSES } from './worker-count.ts';

/** A worker that exits sooner after its start counts as failed to start. */
const SHORT_LIFE_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;
/** Longer than a worker takes to drain. */
const KILL_AFTER_MS = 15_000;

/**
 * The cluster primary: keeps `count` workers running and restarts those that exit. SIGHUP restarts them one by one, each
 * only after its successor listens, so that no request is refused; SIGTERM and SIGINT stop all. Resolves when the first
 * worker listens and the others have been started. Until then a worker that exits with a code (an invalid setting) ends the
 * process; one that is killed is restarted. `prepare` runs before the first start and before each rolling restart; if it
 * fails, the running workers stay.
 */
export async function runWorkers(
  count: number,
  say: (text: string) => void,
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
      // a rate limiter's reply to a worker that has just died; without a listener the error would end this process
      worker.on('error', (error) => {
        say(`process ${worker.process.pid}: ${error.message}`);
        if (!worker.isDead()) return;
        // a worker that failed to spawn emits no exit
        hasEnded(error.message);
        resolve();
      });
    });
    if (worker.isDead()) throw new Error('a process could not start');
    return worker;
  }

  async function ended(worker: Worker, livedMs: number, why: string | number) {
    // retired or stopping
    if (!current.delete(worker) || isStopping) return;
    // the worker has reported the reason; another one would fail alike
    if (!isOpen && typeof why === 'number') return process.exit(1);
    failures = livedMs < SHORT_LIFE_MS ? failures + 1 : 0;
    const waitMs = failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures);
    say(`process ${worker.process.pid} exited (${why}); restarting in ${waitMs} ms`);
    await delay(waitMs);
    if (!isStopping && current.size < count) await tryStart();
  }

  /** `ended` restarts a worker that fails to start. */
  const tryStart = () => start().catch(() => {});

  /** Stops a worker after it has served its open requests. */
  async function retire(worker: Worker) {
    current.delete(worker);
    if (worker.isDead()) return;
    // not events.once, which rejects on an error event
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.process.kill('SIGTERM');
    const killer = setTimeout(() => worker.process.kill('SIGKILL'), KILL_AFTER_MS);
    await gone;
    clearTimeout(killer);
  }

  // holds the rate limiter counters that all workers share (backend/platform/http-kit/limits)
  new RateLimiterClusterMaster();

  let replacing: Promise<void> = Promise.resolve();
  async function replaceAll() {
    try {
      await prepare();
    } catch (error) {
      say(`${messageOf(error)}; keeping the running processes`);
      return;
    }
    for (const old of [...current]) {
      if (isStopping) return;
      try {
        await start();
      } catch {
        say('the new process failed to start; keeping the running processes');
        return;
      }
      await retire(old);
    }
    say(`restarted all ${count} processes`);
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
  // the first one alone: it imports the demo catalog into an empty shop and reports invalid settings
  void tryStart();
  await opened.promise;
  await Promise.all(Array.from({ length: count - 1 }, tryStart));
}
