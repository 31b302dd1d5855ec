import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { ShopContext } from '#backend/platform/context.ts';

const MAX_SLEEP_MS = 60_000;
const RETRY_MS = 5_000;

export type PriceClock = {
  /** Applies the price changes that are due, then each further one when its time comes. Never throws; failures are retried. */
  start(): Promise<void>;
  /** Stops and waits for a run in progress. */
  stop(): Promise<void>;
};

/**
 * Runs `applyDue` at the time of each scheduled price change. It sleeps until the next change but at most a minute,
 * because the process may have been suspended or a notification lost. The timer does not keep the process alive.
 */
export function createPriceClock(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  applyDue: () => Promise<unknown>,
  next: () => Promise<Date | null>,
): PriceClock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let stopListening: (() => Promise<void>) | undefined;

  const sleep = (ms: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(tick, Math.min(Math.max(ms, 0), MAX_SLEEP_MS));
    timer.unref();
  };

  async function work() {
    try {
      await applyDue();
      const at = await next();
      sleep(at ? +at - +now() : MAX_SLEEP_MS);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'scheduled price changes could not be applied; retrying');
      sleep(RETRY_MS);
    }
  }

  function tick(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** An import may have scheduled an earlier change. */
  async function reschedule() {
    const at = await next().catch(() => null);
    if (at && !running) sleep(+at - +now());
  }

  return {
    async start() {
      isStopped = false;
      await tick();
      stopListening = await db
        .listen(CATALOG_CHANGED, () => void reschedule())
        .catch((error) => {
          log.warn({ err: error }, 'cannot listen for catalog changes; price changes are polled every minute');
          return undefined;
        });
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await stopListening?.().catch(() => {});
      await running;
    },
  };
}
