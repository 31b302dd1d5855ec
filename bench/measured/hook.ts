/** Loaded into a measured server by `--import`: reports its resource use to its parent. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on('message', (message) => {
  if (message !== 'use') return;
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    heapMb: heapUsed / 2 ** 20,
    externalMb: external / 2 ** 20,
    rssMb: rss / 2 ** 20,
    cpuMs: (user + system) / 1000,
    // since the last report
    loopP99Ms: loop.percentile(99) / 1e6,
    loopMaxMs: loop.max / 1e6,
  });
  loop.reset();
});
// a channel to a parent that listens must not keep the server alive
process.channel?.unref();
