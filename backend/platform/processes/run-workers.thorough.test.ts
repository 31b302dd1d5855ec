import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runWorkers } from './run-workers.ts';

const { forked, births } = vi.hoisted((): { forked: FakeWorker[]; births: ((worker: FakeWorker) => void)[] } => ({
  forked: [],
  births: [],
}));

/** A cluster worker as its primary sees it. */
class FakeWorker extends EventEmitter {
  isGone = false;
  process = {
    pid: 4242,
    kill: (signal: string) => {
      if (signal !== 'SIGTERM') return;
      // the reply to its last message is lost, then it exits
      this.emit('error', new Error('write EPIPE'));
      this.end();
    },
  };
  isDead = () => this.isGone;
  end(code: number | null = 0, signal: string | null = null) {
    this.isGone = true;
    this.emit('exit', code, signal);
  }
}

/** What the next forked workers do. */
const killed = (worker: FakeWorker) => worker.end(null, 'SIGKILL');
const refuses = (worker: FakeWorker) => worker.end(1);
const listens = (worker: FakeWorker) => worker.emit('listening');

vi.mock('node:cluster', () => ({
  default: {
    fork: () => {
      const worker = new FakeWorker();
      forked.push(worker);
      const birth = births.shift() ?? listens;
      setImmediate(() => birth(worker));
      return worker;
    },
  },
}));
vi.mock('rate-limiter-flexible', () => ({ RateLimiterClusterMaster: class {} }));

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
let before: NodeJS.SignalsListener[][];
beforeEach(() => {
  forked.length = 0;
  births.length = 0;
  before = SIGNALS.map((signal) => process.listeners(signal));
});
afterEach(() => {
  for (const [i, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (!before[i]?.includes(listener)) process.removeListener(signal, listener);
});

test('reports failed messages to a dead worker and restarts it once', async () => {
  const said: string[] = [];
  await runWorkers(2, (text) => said.push(text));
  const [first] = forked;
  // an awaited exit would not catch the second error
  first?.emit('error', new Error('write EPIPE'));
  first?.emit('error', new Error('write EPIPE'));
  first?.end();
  expect(said).toEqual(['process 4242: write EPIPE', 'process 4242: write EPIPE', expect.stringContaining('exited')]);
  await vi.waitFor(() => expect(forked).toHaveLength(3), { timeout: 5000 });
});

test('a rolling restart continues when a message to a retiring worker is lost', async () => {
  const said: string[] = [];
  await runWorkers(2, (text) => said.push(text));
  process.listeners('SIGHUP').at(-1)?.('SIGHUP');
  await vi.waitFor(() => expect(said).toContain('restarted all 2 processes'));
  expect(forked.map((worker) => worker.isGone)).toEqual([true, true, false, false]);
});

test('restarts a worker that was killed while others start, with increasing delay', async () => {
  const said: string[] = [];
  births.push(listens, killed, killed);
  await runWorkers(2, (text) => said.push(text));
  await vi.waitFor(() => expect(forked).toHaveLength(4), { timeout: 6000 });
  expect(said).toEqual([
    'process 4242 exited (SIGKILL); restarting in 1000 ms',
    'process 4242 exited (SIGKILL); restarting in 2000 ms',
  ]);
  expect(forked.map((worker) => worker.isGone)).toEqual([false, true, true, false]);
}, 10_000);

test('restarts the first worker if it was killed before it listened', async () => {
  births.push(killed);
  await runWorkers(2, () => {});
  expect(forked.map((worker) => worker.isGone)).toEqual([true, false, false]);
});

test('exits when the first worker fails to start', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => exit.mockRestore());
  births.push(refuses);
  void runWorkers(2, () => {});
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(forked).toHaveLength(1);
});

test('prepares before the first start and before each restart, and keeps the workers when that fails', async () => {
  const said: string[] = [];
  let isBroken = false;
  const prepare = async () => {
    said.push(`prepared beside ${forked.length}`);
    if (isBroken) throw new Error('migration 0001_a.sql failed');
  };
  await runWorkers(2, (text) => said.push(text), prepare);
  const replace = () => process.listeners('SIGHUP').at(-1)?.('SIGHUP');
  replace();
  await vi.waitFor(() => expect(said).toContain('restarted all 2 processes'));
  isBroken = true;
  replace();
  await vi.waitFor(() => expect(said.at(-1)).toBe('migration 0001_a.sql failed; keeping the running processes'));
  expect(said.filter((text) => text.startsWith('prepared'))).toEqual([0, 2, 4].map((n) => `prepared beside ${n}`));
  expect(forked).toHaveLength(4);
});
