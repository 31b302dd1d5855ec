import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runWorkers } from './run-workers.ts';

const { forked, births } = vi.hoisted((): { forked: FakeWorker[]; births: ((worker: FakeWorker) => void)[] } => ({
  forked: [],
  births: [],
}));

/** A process as the one above it sees it. */
class FakeWorker extends EventEmitter {
  isGone = false;
  process = {
    pid: 4242,
    kill: (signal: string) => {
      if (signal !== 'SIGTERM') return;
      // the answer to what it asked last is lost, then it has ended
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

/** What the next processes do instead of listening. */
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

test('messages that a dead process no longer takes are said, and it is started again', async () => {
  const said: string[] = [];
  await runWorkers(2, (text) => said.push(text));
  const [first] = forked;
  // the second one is what an awaited exit would not have caught
  first?.emit('error', new Error('write EPIPE'));
  first?.emit('error', new Error('write EPIPE'));
  first?.end();
  expect(said).toEqual([
    'process 4242: write EPIPE',
    'process 4242: write EPIPE',
    expect.stringContaining('ended by itself'),
  ]);
  await vi.waitFor(() => expect(forked).toHaveLength(3), { timeout: 5000 });
});

test('replacing them goes on when a message to a retiring one is lost', async () => {
  const said: string[] = [];
  await runWorkers(2, (text) => said.push(text));
  process.listeners('SIGHUP').at(-1)?.('SIGHUP');
  await vi.waitFor(() => expect(said).toContain('all 2 processes are new'));
  expect(forked.map((worker) => worker.isGone)).toEqual([true, true, false, false]);
});

test('starts a process again that was killed while the others start, with the same wait as later', async () => {
  const said: string[] = [];
  births.push(listens, killed, killed);
  await runWorkers(2, (text) => said.push(text));
  await vi.waitFor(() => expect(forked).toHaveLength(4), { timeout: 6000 });
  expect(said).toEqual([
    'process 4242 ended by itself (SIGKILL); another one starts in 1000 ms',
    'process 4242 ended by itself (SIGKILL); another one starts in 2000 ms',
  ]);
  expect(forked.map((worker) => worker.isGone)).toEqual([false, true, true, false]);
}, 10_000);

test('starts the first process again that was killed before it listened', async () => {
  births.push(killed);
  await runWorkers(2, () => {});
  expect(forked.map((worker) => worker.isGone)).toEqual([true, false, false]);
});

test('ends when the first process says that it cannot start', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => exit.mockRestore());
  births.push(refuses);
  void runWorkers(2, () => {});
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(forked).toHaveLength(1);
});

test('prepares before the first process and before each replacement, and replaces none when that fails', async () => {
  const said: string[] = [];
  let isBroken = false;
  const prepare = async () => {
    said.push(`prepared beside ${forked.length}`);
    if (isBroken) throw new Error('migration 0001_a.sql failed');
  };
  await runWorkers(2, (text) => said.push(text), prepare);
  const replace = () => process.listeners('SIGHUP').at(-1)?.('SIGHUP');
  replace();
  await vi.waitFor(() => expect(said).toContain('all 2 processes are new'));
  isBroken = true;
  replace();
  await vi.waitFor(() => expect(said.at(-1)).toBe('migration 0001_a.sql failed: the old processes stay'));
  expect(said.filter((text) => text.startsWith('prepared'))).toEqual([0, 2, 4].map((n) => `prepared beside ${n}`));
  expect(forked).toHaveLength(4);
});
