/** Loaded into the measured server by `--import`: collects its garbage when told to, and says what is left. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 });
});
// a channel to a parent that listens must not keep the server alive
process.channel?.unref();
