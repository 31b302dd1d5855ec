import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWorkers } from './run-workers.ts';

const { forked } = vi.hoisted((): { forked: FakeWorker[] } => ({ forked: [] }));

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
  end() {
    this.isGone = true;
    this.emit('exit', 0, null);
  }
}

vi.mock('node:cluster', () => ({
  default: {
    fork: () => {
      const worker = new FakeWorker();
      forked.push(worker);
      setImmediate(() => worker.emit('listening'));
      return worker;
    },
  },
}));
vi.mock('rate-limiter-flexible', () => ({ RateLimiterClusterMaster: class {} }));

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
let before: NodeJS.SignalsListener[][];
beforeEach(() => {
  forked.length = 0;
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
